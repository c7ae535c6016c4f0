/** The outlines loaded so far; a page adds its own set when it opens. */
const outlines = new Map<string, string>()

export const addIcons = (set: { readonly [name: string]: string }): void => {
  for (const [name, path] of Object.entries(set)) outlines.set(name, path)
}

export const outlineOf = (name: string): string => outlines.get(name) ?? ''
