/** Replaces lone surrogates, which UTF-8 cannot encode, by U+FFFD: `toWellFormed()`, which browsers before 2023 lack. */
export function toWellFormedText(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD')
}
