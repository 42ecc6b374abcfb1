import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { buildMailtoUrl } from './mailto.ts'

fc.configureGlobal({ seed: 1 })

const to = 'office@quantum-reality.example'

test('every text results in a URL that decodes to it, with the line ends of email and U+FFFD for half a character', () => {
  const unit = fc.oneof(
    fc.constantFrom('🪐', 'é', '%', '&', '+', '=', '\n', ' ', 'x', '\ud83d'),
    fc.nat(0x10ffff).map((code) => String.fromCodePoint(code)),
  )
  const text = fc.string({ unit, maxLength: 60 })
  fc.assert(
    fc.property(text, text, (...texts) => {
      const [subject, body] = texts
      const encoded = "((?:[\\w.!~*'()-]|%[0-9A-F]{2})*)"
      const [, ...values] =
        buildMailtoUrl({ to, subject, body }).match(`^mailto:${to}\\?subject=${encoded}&body=${encoded}$`) ?? []
      const expected = texts.map((text) => text.replace(/\p{Cs}/gu, '\ufffd').replace(/\r\n|\r|\n/g, '\r\n'))
      expect(values.map(decodeURIComponent)).toEqual(expected)
    }),
  )
})
