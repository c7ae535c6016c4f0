/** What a written deck may hold at most, legal or not: enough for any mistake, too little for mischief. */
export const NAME_MAX = 60
/** No control or format characters, no blanks at the ends; may be empty. */
export const NAME_PATTERN = /^(?! )[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]*(?<! )$/u
export const MAX_COUNT = 99
export const MAX_LINES = 99
