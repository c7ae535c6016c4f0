/** A catalogue: the sentences of one part in one language, as ICU messages under flat keys. */

export type Catalogue = { readonly [key: string]: string }

/** What the English catalogue must hold: `satisfies Complete<`refusal.${RefusalCode}` | `event.${EventKind}`>`. */
export type Complete<Keys extends string> = Readonly<Record<Keys, string>> & Catalogue

/**
 * What the other languages must hold: every English key. A thing may also have case forms
 * (`seat.besieger.gen`) that `{seat, seat, gen}` asks for; a language without cases leaves them out.
 */
export type Translation<En extends Catalogue> = Readonly<Record<keyof En & string, string>> &
  Readonly<Partial<Record<`${keyof En & string}.${Form}`, string>>>

/** Grammatical cases a message may ask a thing for. */
export const FORMS = ['gen', 'dat', 'acc', 'ins', 'loc', 'def'] as const
export type Form = (typeof FORMS)[number]
