import { expect, test } from '@playwright/test'
import { array, assert, nat, property, string } from 'fast-check'
import { type ByteRange, parseRange } from './byte-range.ts'

const cases: [header: string, range: ByteRange | string][] = [
  ['bytes=0-0', [0, 0]],
  ['bytes=0-99', [0, 99]],
  ['bytes=0-1000', [0, 99]],
  ['bytes=50-', [50, 99]],
  ['bytes=-10', [90, 99]],
  ['bytes=-1000', [0, 99]],
  ['BYTES= 5 - 6 ', [5, 6]],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-4', 'unsatisfiable'],
  ['bytes=', 'unsatisfiable'],
  ['bytes=-', 'unsatisfiable'],
  ['bytes=a-b', 'unsatisfiable'],
  ['bytes=0-0,2-3', 'full'],
  ['bytes=0-0,200-300', [0, 0]],
  ['bytes=200-300,400-500', 'unsatisfiable'],
  ['lines=0-0', 'full'],
  ['bytes', 'full'],
]

for (const [header, range] of cases) {
  test(`Range: ${header} of 100 bytes`, () => {
    expect(parseRange(header, 100)).toEqual(range)
  })
}

test('every parsed range is within the content', () => {
  const inside = (header: string, length: number) => {
    const range = parseRange(header, length)
    return typeof range === 'string' || (range[0] >= 0 && range[0] <= range[1] && range[1] < length)
  }
  assert(property(string({ unit: 'binary' }), nat(), (text, length) => inside(`bytes=${text}`, length)))
  assert(property(nat(), nat(), nat(), (first, last, length) => inside(`bytes=${first}-${last}`, length)))
})

test('thousands of ranges are parsed in linear time, and the response is no longer than the content', () => {
  const set = array(nat({ max: 99 }), { minLength: 2, maxLength: 2000 })
  assert(property(set, (firsts) => parseRange(`bytes=${firsts.map((first) => `${first}-`).join(',')}`, 100) === 'full'))
})
