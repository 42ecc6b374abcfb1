import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { buildMailtoUrl } from './mailto.ts'

const to = 'office@quantum-reality.example'

test('names, signs and emoji arrive as they were written, with the line ends of email', () => {
  const url = buildMailtoUrl({ to, subject: 'Jürgen & more', body: 'one\ntwo+2=4\r\nthree 🪐' })
  const body = 'one%0D%0Atwo%2B2%3D4%0D%0Athree%20%F0%9F%AA%90'
  expect(url).toBe(`mailto:${to}?subject=J%C3%BCrgen%20%26%20more&body=${body}`)
})

test('every text results in a URL that decodes to it, with U+FFFD for half a character', () => {
  const unit = fc.oneof(
    fc.constantFrom('🪐', 'é', '%', '&', '\n', ' ', 'x', '\ud83d'),
    fc.string({ unit: 'binary', maxLength: 1 }),
  )
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 60 }), (body) => {
      const url = buildMailtoUrl({ to, subject: 'Report', body })
      expect(url).toMatch(/^mailto:[\w.@-]+\?subject=Report&body=(?:[\w.!~*'()-]|%[0-9A-F]{2})*$/)
      const whole = body.replace(/\p{Cs}/gu, '\ufffd').replace(/\r\n|\r|\n/g, '\r\n')
      expect(decodeURIComponent(url.slice(url.indexOf('&body=') + 6))).toBe(whole)
    }),
  )
})

test('the text cannot add a header field or a recipient', () => {
  const url = new URL(buildMailtoUrl({ to, subject: 'a&bcc=x@y.example\r\nBcc: z', body: '&cc=x' }))
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(url.pathname).toBe(to)
})
