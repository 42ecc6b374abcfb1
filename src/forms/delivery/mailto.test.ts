import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { buildMailtoUrl } from './mailto.ts'

const to = 'reports@quantum-reality.example'
const truncationNote = '[Cut here. Attach report-ABCD-EFGH.zip.]'

function read(url: string) {
  const parsed = new URL(url)
  return { to: decodeURIComponent(parsed.pathname), fields: new URLSearchParams(parsed.search.replaceAll('+', '%2B')) }
}

const build = (...texts: string[]) => buildMailtoUrl({ to, subject: 'Report', texts, truncationNote })

test('the first text that fits is taken whole, with the line ends of email', () => {
  const short = buildMailtoUrl({
    to,
    subject: 'Report & more',
    texts: ['one\ntwo+2=4\r\nthree', 'one'],
    truncationNote,
  })
  expect(short).toEqual({
    url: `mailto:${to}?subject=Report%20%26%20more&body=one%0D%0Atwo%2B2%3D4%0D%0Athree`,
    isTruncated: false,
  })
  const long = 'word '.repeat(1000)
  const { url, isTruncated } = build(long, `${long}!`, 'shorter', 'short')
  expect(read(url).fields.get('body')).toBe('shorter')
  expect(isTruncated).toBe(false)
})

test('a long text is truncated between words, with a notice', () => {
  const { url, isTruncated } = build('word '.repeat(1001), 'word '.repeat(1000))
  expect(isTruncated).toBe(true)
  expect(read(url).fields.get('body')).toMatch(/word word\r\n\r\n\[Cut here\. Attach .*\]$/)
})

test('every text results in a URL of safe length that decodes to the text, or to its beginning and the notice', () => {
  const unit = fc.oneof(
    fc.constantFrom('🪐', 'é', '%', '&', '\n', ' ', 'x', '\ud83d'),
    fc.string({ unit: 'binary', maxLength: 1 }),
  )
  const text = fc
    .tuple(fc.string({ unit, maxLength: 60 }), fc.nat({ max: 30 }), fc.string({ unit, maxLength: 60 }))
    .map(([one, times, other]) => one + other.repeat(times))
  fc.assert(
    fc.property(text, (written) => {
      const { url, isTruncated } = build(written)
      expect(url.length).toBeLessThanOrEqual(2000)
      expect(url).toMatch(/^mailto:[\w.@-]+\?subject=Report&body=(?:[\w.!~*'()-]|%[0-9A-F]{2})*$/)
      const body = decodeURIComponent(url.slice(url.indexOf('&body=') + 6))
      const whole = written.replace(/\p{Cs}/gu, '\ufffd').replace(/\r\n|\r|\n/g, '\r\n')
      if (!isTruncated) expect(body).toBe(whole)
      else expect(whole.startsWith(body.slice(0, body.lastIndexOf('\r\n\r\n[Cut here')))).toBe(true)
    }),
  )
})

test('the text cannot add a header field or a recipient', () => {
  const { url } = buildMailtoUrl({
    to,
    subject: 'a&bcc=x@y.example\r\nBcc: z',
    texts: ['&cc=x'],
    truncationNote,
  })
  expect([...read(url).fields.keys()]).toEqual(['subject', 'body'])
  expect(read(url).to).toBe(to)
})
