/** Returns words as a list in a sentence, without a comma before the last: `the place, the time and your name`. */
export function formatList(words: readonly string[], type: Intl.ListFormatType = 'conjunction'): string {
  // American English has the comma; this site has not.
  return new Intl.ListFormat('en-GB', { type }).format(words)
}
