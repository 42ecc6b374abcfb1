import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { colorOf } from '../src/styles/color.ts'

const tokens = readFileSync(join(import.meta.dirname, '../src/styles/tokens.css'), 'utf8')

/** The site's colors, for pictures that cannot read its style sheet. */
export const palette = {
  black: colorOf(tokens, '--black'),
  silver: colorOf(tokens, '--silver'),
  red: colorOf(tokens, '--red'),
  redOnBlack: colorOf(tokens, '--red-on-black'),
}
