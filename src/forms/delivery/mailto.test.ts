import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { mailto } from './mailto.ts'

const to = 'reports@quantum-reality.example'
const remedy = 'Attach report-ABCD-EFGH.zip.'

function read(url: string) {
  const parsed = new URL(url)
  return { to: decodeURIComponent(parsed.pathname), fields: new URLSearchParams(parsed.search.replaceAll('+', '%2B')) }
}

test('a short text goes whole, its lines parted as mail wants them', () => {
  const { url, cut } = mailto({ to, subject: 'Report & more', text: 'one\ntwo+2=4\r\nthree', remedy })
  expect(url).toBe(`mailto:${to}?subject=Report%20%26%20more&body=one%0D%0Atwo%2B2%3D4%0D%0Athree`)
  expect(cut).toBe(false)
})

test('a long text is cut between words, and says so', () => {
  const { url, cut } = mailto({ to, subject: 'Report', text: 'word '.repeat(1000), remedy })
  const body = read(url).fields.get('body') ?? ''
  expect(cut).toBe(true)
  expect(body).toMatch(/word word\r\n\r\n\[Cut here: the text is longer than a mail link carries\. Attach .*\]$/)
})

test('any text makes an address of safe length that reads back as the text, or as a beginning of it and the notice', () => {
  const unit = fc.oneof(
    fc.constantFrom('🪐', 'é', '%', '&', '\n', ' ', 'x', '\ud83d'),
    fc.string({ unit: 'binary', maxLength: 1 }),
  )
  const text = fc
    .tuple(fc.string({ unit, maxLength: 60 }), fc.nat({ max: 60 }), fc.string({ unit, maxLength: 60 }))
    .map(([one, times, other]) => one + other.repeat(times))
  fc.assert(
    fc.property(text, (written) => {
      const { url, cut } = mailto({ to, subject: 'Report', text: written, remedy })
      expect(url.length).toBeLessThanOrEqual(1900)
      expect(url).toMatch(/^mailto:[\w.@-]+\?subject=Report&body=(?:[\w.!~*'()-]|%[0-9A-F]{2})*$/)
      const body = decodeURIComponent(url.slice(url.indexOf('&body=') + 6))
      const whole = written.replace(/\p{Cs}/gu, '\ufffd').replace(/\r\n|\r|\n/g, '\r\n')
      if (!cut) expect(body).toBe(whole)
      else expect(whole.startsWith(body.slice(0, body.lastIndexOf('\r\n\r\n[Cut here')))).toBe(true)
    }),
  )
})

test('what is written cannot add a field or an address', () => {
  const { url } = mailto({ to, subject: 'a&bcc=x@y.example\r\nBcc: z', text: '&cc=x', remedy })
  expect([...read(url).fields.keys()]).toEqual(['subject', 'body'])
  expect(read(url).to).toBe(to)
})
