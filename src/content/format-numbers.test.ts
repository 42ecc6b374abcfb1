import { expect, test } from '@playwright/test'
import {
  capitalize,
  formatCount,
  formatNumberInWords,
  formatOrdinal,
  formatQuantity,
  formatYears,
  joinQuantities,
} from './format-numbers.ts'

test('counts are written as in prose', () => {
  const written = [0, 1, 13, 20, 42, 99, 150, 2000].map(formatNumberInWords)
  expect(written).toEqual(['no', 'one', 'thirteen', 'twenty', 'forty-two', 'ninety-nine', '150', '2,000'])
  expect([0, 1, 5].map((count) => formatCount(count, 'case'))).toEqual(['no cases', 'one case', 'five cases'])
  expect(capitalize('no cases')).toBe('No cases')
  const ordinals = ['first', 'third', 'fourth', 'eighth', 'twelfth', 'thirtieth', 'ninety-ninth']
  expect([1, 3, 4, 8, 12, 30, 99].map(formatOrdinal)).toEqual(ordinals)
})

test('years are written as one, two or a range, in any order', () => {
  expect(formatYears([2025, 2025])).toBe('2025')
  expect(formatYears([2026, 2025])).toBe('2025 and 2026')
  expect(formatYears([2024, 2017, 2020])).toBe('2017 to 2024')
})

test('a unit stands apart from its number, but for a degree', () => {
  expect(['mm', '°C', '°'].map((unit) => formatQuantity(0, unit))).toEqual(['0 mm', '0 °C', '0°'])
})

test('a quantity is joined to its unit and its uncertainty, a month to its day, and nothing else', () => {
  expect(joinQuantities('4.0 ± 0.2 mm')).toBe('4.0\u00a0±\u00a00.2\u00a0mm')
  expect(joinQuantities('37.77° N, 122.42° W')).toBe('37.77°\u00a0N, 122.42°\u00a0W')
  expect(joinQuantities('gained less than 2 ms a day')).toBe('gained less than 2\u00a0ms a day')
  expect(joinQuantities('90 meters, on February 5 most of it')).toBe('90\u00a0meters, on February\u00a05 most of it')
  expect(joinQuantities('7 to 22 °C, 35 cm, 700 kB, 9 am, Feb 12 2025')).toBe(
    '7 to 22\u00a0°C, 35\u00a0cm, 700\u00a0kB, 9\u00a0am, Feb\u00a012 2025',
  )
  expect(joinQuantities('In May it was 12 doors, Augment 2')).toBe('In May it was 12 doors, Augment 2')
})
