import { domainToASCII } from 'node:url'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { decodeEmailDomain } from './email-domain.ts'

fc.configureGlobal({ seed: 1 })

test('a domain of any letters is decoded to what it was encoded from, and anything else stays', () => {
  const label = fc.string({ unit: fc.constantFrom(...'abz09-äßéñжяλω中文日本한글ไทย'), minLength: 1, maxLength: 20 })
  const written = fc.property(fc.array(label, { minLength: 1, maxLength: 3 }), (labels) => {
    const ascii = domainToASCII(`${labels.join('.')}.example`)
    fc.pre(ascii.includes('xn--'))
    const decoded = decodeEmailDomain(`ada@${ascii}`)
    expect(decoded).not.toContain('xn--')
    expect(domainToASCII(decoded.slice(4))).toBe(ascii)
  })
  const anything = fc.property(fc.string({ unit: fc.constantFrom(...'xn-a9Z.@é_ ') }), (text) => {
    const decoded = decodeEmailDomain(`a@xn--${text}`)
    expect(domainToASCII(decoded.slice(2))).toBe(domainToASCII(`xn--${text}`))
  })
  fc.assert(written)
  fc.assert(anything)
  expect(decodeEmailDomain('a@xn--b_c')).toBe('a@xn--b_c')
})
