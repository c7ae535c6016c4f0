/** Strings that may not be mixed up: a hash is no match id. */
declare const brand: unique symbol

export type Brand<Name extends string> = string & { readonly [brand]: Name }
