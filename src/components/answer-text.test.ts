import { expect, test } from '@playwright/test'
import { isBlank, removeInvisibleCharacters } from './answer-text.ts'

test('what comes along invisibly with a pasted answer is removed', () => {
  const pasted = ['\u202Aada@mail.example\u202C', '\u200Bada@\u2060mail.example', '\u00A0ada@mail.example\u00A0\uFEFF']
  for (const address of pasted) expect(removeInvisibleCharacters(address)).toBe('ada@mail.example')
})

test('what joins letters and emoji, and spaces inside an answer, stay', () => {
  for (const answer of ['👩‍🔬', 'می‌خواهم', '5 m', 'one\n\ntwo']) expect(removeInvisibleCharacters(answer)).toBe(answer)
})

test('an answer that shows nothing is blank, also one of letters without a glyph', () => {
  for (const answer of ['', ' \t\n', '\u00A0', '\u200B\u2060', '\u3164', '\u2800 \u2800', '\u115F\uFFA0', '\u202E'])
    expect(isBlank(answer), encodeURIComponent(answer)).toBe(true)
  for (const answer of ['.', '\u3164가', '⠁', '0', '\u{1F47B}']) expect(isBlank(answer), answer).toBe(false)
})
