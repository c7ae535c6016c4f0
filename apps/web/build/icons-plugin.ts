/** Only the icons a page uses end up in it: `virtual:icons/<set>` holds the outlines of one set. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { ICON_SETS } from '../src/art/icon-sets.ts'

const PREFIX = 'virtual:icons/'

interface IconFile {
  readonly icons: { readonly [name: string]: { readonly body: string } }
  readonly aliases?: { readonly [name: string]: { readonly parent: string } }
}

/** Drawn a hundred pixels wide at most: a tenth of a unit of the grid of 512 is finer than the eye. */
const rounded = (path: string): string =>
  path.replace(
    /([a-zA-Z])([^a-zA-Z]*)/g,
    (_all, letter: string, rest: string) => letter + figures(letter, rest).reduce(joined, ''),
  )

/** The figures of one command. The two flags of an arc may stand without anything between them. */
const figures = (letter: string, rest: string): readonly string[] => {
  const found: string[] = []
  let at = 0
  while (at < rest.length) {
    const isFlag = letter.toLowerCase() === 'a' && (found.length % 7 === 3 || found.length % 7 === 4)
    const match = (isFlag ? /^[\s,]*([01])/ : /^[\s,]*(-?\d*\.?\d+(?:e-?\d+)?)/).exec(rest.slice(at))
    if (!match?.[1]) break
    found.push(String(Math.round(Number(match[1]) * 10) / 10).replace(/^(-?)0\./, '$1.'))
    at += match[0].length
  }
  return found
}

const joined = (text: string, figure: string): string =>
  text === '' || figure.startsWith('-') ? text + figure : `${text} ${figure}`

const outline = (file: IconFile, name: string): string => {
  const icon = file.icons[name] ?? file.icons[file.aliases?.[name]?.parent ?? '']
  if (!icon) throw new Error(`no icon is named ${name}`)
  const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map(match => match[1])
  if (paths.length === 0) throw new Error(`the icon ${name} has no outline`)
  return paths.map(path => rounded(path ?? '')).join('')
}

export const iconsPlugin = (): Plugin => {
  const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  const file = JSON.parse(readFileSync(path, 'utf8')) as IconFile
  return {
    name: 'siegeworks-icons',
    resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: id => {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const set = id.slice(PREFIX.length + 1)
      const names = (ICON_SETS as { readonly [set: string]: readonly string[] })[set]
      if (!names) throw new Error(`no set of icons is named ${set}`)
      const outlines = Object.fromEntries([...new Set(names)].map(name => [name, outline(file, name)]))
      return `export const icons = ${JSON.stringify(outlines)}`
    },
  }
}
