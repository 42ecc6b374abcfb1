import { expect, test } from '@playwright/test'
import { atBeginning, counted, numberInWords, yearsInWords } from './in-words.ts'

test('writes counts as prose does', () => {
  const written = [0, 1, 13, 20, 42, 99, 150, 2000].map(numberInWords)
  expect(written).toEqual(['no', 'one', 'thirteen', 'twenty', 'forty-two', 'ninety-nine', '150', '2,000'])
  expect([0, 1, 5].map((count) => counted(count, 'case'))).toEqual(['no cases', 'one case', 'five cases'])
  expect(atBeginning('no cases')).toBe('No cases')
})

test('writes years as one, two or a span, whatever their order', () => {
  expect(yearsInWords([2025, 2025])).toBe('2025')
  expect(yearsInWords([2026, 2025])).toBe('2025 and 2026')
  expect(yearsInWords([2024, 2017, 2020])).toBe('2017 to 2024')
})
