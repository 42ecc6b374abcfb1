import { test } from '@playwright/test'
import { assert, constantFrom, property, string } from 'fast-check'
import { parseAcceptEncoding } from './accept-encoding.ts'

test('identity ends the list for every header', () => {
  const word = constantFrom('br', 'gzip', 'identity', '*', ';q=0', ';q=1', ',', ' ', ';')
  const header = string({ unit: word, maxLength: 40 })
  assert(property(header, (text) => parseAcceptEncoding(text).includes('identity')))
  assert(property(string({ unit: 'binary' }), (text) => parseAcceptEncoding(text).includes('identity')))
})
