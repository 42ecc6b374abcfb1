import { expect, test } from '@playwright/test'
import { assert, constantFrom, property, string } from 'fast-check'
import { acceptedCodings } from './accept-encoding.ts'

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
    expect(acceptedCodings(header)).toEqual(codings)
  })
}

test('whatever a client sends, the plain form is a way out', () => {
  const word = constantFrom('br', 'gzip', 'identity', '*', ';q=0', ';q=1', ',', ' ', ';')
  const header = string({ unit: word, maxLength: 40 })
  assert(property(header, (text) => acceptedCodings(text).includes('identity')))
  assert(property(string({ unit: 'binary' }), (text) => acceptedCodings(text).includes('identity')))
})
