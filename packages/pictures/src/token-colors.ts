import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTokenColor } from '../../../src/styles/read-token-color.ts'

const tokens = readFileSync(join(import.meta.dirname, '../../../src/styles/tokens.css'), 'utf8')

/** Returns the color of a token as six hexadecimal digits. Throws if the token is gone. */
export function getTokenColor(token: `--${string}`): string {
  return readTokenColor(tokens, token)
}
