import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTokenColor } from '../../../src/styles/read-token-color.ts'

const tokens = readFileSync(join(import.meta.dirname, '../../../src/styles/tokens.css'), 'utf8')

/**
 * Returns the color of a token of the site, as six hexadecimal digits, for a picture that cannot read its style sheet. What a picture
 * takes belongs to its inputs, so that a changed token marks it as outdated. Throws if the token is gone.
 */
export function getTokenColor(token: `--${string}`): string {
  return readTokenColor(tokens, token)
}
