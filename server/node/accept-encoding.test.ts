import { expect, test } from '@playwright/test'
import { assert, constantFrom, property, string } from 'fast-check'
import { parseAcceptEncoding } from './accept-encoding.ts'

const cases: [header: string | undefined, codings: string[]][] = [
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['br', ['br', 'identity']],
  ['BR ; Q=0.5', ['br', 'identity']],
  ['br;q=0.5, gzip', ['gzip', 'br', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['br;q=0.000', ['identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0, br', ['br', 'identity']],
  ['*;q=0', ['identity']],
  ['identity;q=0', ['identity']],
  ['identity, br;q=0.9', ['identity', 'br']],
  ['br;q=2, gzip;q=x, identity', ['identity']],
  ['x-gzip', ['gzip', 'identity']],
  [',,,', ['identity']],
]

for (const [header, codings] of cases) {
  test(`Accept-Encoding: ${header}`, () => {
    expect(parseAcceptEncoding(header)).toEqual(codings)
  })
}

test('identity ends the list for every header', () => {
  const word = constantFrom('br', 'gzip', 'identity', '*', ';q=0', ';q=1', ',', ' ', ';')
  const header = string({ unit: word, maxLength: 40 })
  assert(property(header, (text) => parseAcceptEncoding(text).includes('identity')))
  assert(property(string({ unit: 'binary' }), (text) => parseAcceptEncoding(text).includes('identity')))
})
