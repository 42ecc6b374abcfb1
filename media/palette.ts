import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTokenColor } from '../src/styles/read-token-color.ts'

const tokens = readFileSync(join(import.meta.dirname, '../src/styles/tokens.css'), 'utf8')

/** The site's colors, for pictures that cannot read its style sheet. */
export const palette = {
  black: readTokenColor(tokens, '--black'),
  silver: readTokenColor(tokens, '--silver'),
  red: readTokenColor(tokens, '--red'),
  redOnBlack: readTokenColor(tokens, '--red-on-black'),
}
