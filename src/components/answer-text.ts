/** What a copied address or number often brings along: spaces of no width, and marks and controls of direction. */
const invisibleCharacters = /[\u200B\u202A-\u202E\u2060\uFEFF]/g

/** Returns an answer as it is sent: without invisible characters, and without white space at its ends. */
export function removeInvisibleCharacters(answer: string): string {
  return answer.replace(invisibleCharacters, '').trim()
}

/** Returns whether an answer shows nothing: white space alone, or characters that have no glyph, though they are letters. */
export function isBlank(answer: string): boolean {
  return /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(answer)
}
