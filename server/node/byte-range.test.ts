import { test } from '@playwright/test'
import { array, assert, nat, property, string } from 'fast-check'
import { parseRange } from './byte-range.ts'

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
