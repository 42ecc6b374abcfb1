import { domainToASCII } from 'node:url'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { formatEmailAddress, isDomainIncomplete } from './email-address.ts'

test('an email address is shown with the letters of its domain', () => {
  for (const domain of [
    'müller.example',
    'bücher.straße.example',
    '例え.テスト',
    'пример.испытание',
    '☃.example',
    'a.example',
  ])
    expect(formatEmailAddress(`ada@${domainToASCII(domain)}`)).toBe(`ada@${domain.normalize('NFKC')}`)
})

test('what Node encodes is decoded, in any alphabet', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aez09-äßñжあ漢字ขक'), minLength: 1, maxLength: 30 }), (label) => {
      const ascii = domainToASCII(`x${label}x`)
      fc.pre(ascii !== '')
      expect(domainToASCII(formatEmailAddress(`ada@${ascii}`).slice(4))).toBe(ascii)
    }),
  )
})

test('an address is incomplete if its domain has no dot', () => {
  for (const address of ['jo@gmail', 'j.o@gmial', ' jo@xn--mller-kva '])
    expect(isDomainIncomplete(address), address).toBe(true)
  for (const address of ['jo@gmail.example', 'jo@mail.co.example', '', 'jo', 'jo@'])
    expect(isDomainIncomplete(address), address).toBe(false)
})

test('what is no Punycode stays as it is', () => {
  for (const address of [
    'ada@mail.example',
    'xn--a@mail.example',
    'ada@xn--999999999.example',
    'ada@xn--a!.example',
    '',
  ])
    expect(formatEmailAddress(address)).toBe(address)
})
