import { expect, test } from '@playwright/test'
import { buildReportMailtoUrl } from './report-mailto.ts'

const build = (...texts: string[]) =>
  buildReportMailtoUrl({
    to: 'reports@quantum-reality.example',
    subject: 'Report',
    texts,
    truncationNote: '[Cut here. Attach report-ABCD-EFGH.zip.]',
  })
const readBody = (url: string) => new URL(url).searchParams.get('body')

test('the first text that fits is taken whole', () => {
  const long = 'word '.repeat(1000)
  const { url, isTruncated } = build(long, `${long}!`, 'shorter', 'short')
  expect(readBody(url)).toBe('shorter')
  expect(isTruncated).toBe(false)
})

test('a long text is truncated between words, with a notice', () => {
  const { url, isTruncated } = build('word '.repeat(1001), 'word '.repeat(1000))
  expect(isTruncated).toBe(true)
  expect(url.length).toBeLessThanOrEqual(2000)
  expect(readBody(url)).toMatch(/word word\r\n\r\n\[Cut here\. Attach .*\]$/)
  expect(build('🪐'.repeat(1000)).url).not.toContain('%EF%BF%BD')
})
