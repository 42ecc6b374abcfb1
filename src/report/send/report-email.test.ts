import { expect, test } from '@playwright/test'
import type { Report } from '../documents/report.ts'
import { createReportEmail, formatEmailSubject } from './report-email.ts'

const answer = (name: string, value: string, displayValue = value) => ({ name, label: name, value, displayValue })
const answers = [
  answer('first-name', 'Jürgen & 5 + 5 🚪'),
  answer('state', 'california', 'California'),
  answer('date-time', '2025-04-19T21:14', 'Saturday, April 19, 2025, 9:14 pm Pacific'),
]

/** Returns a report with a file of this many bytes. */
function createReport(bytes?: number, words = ''): Report {
  const content = { size: bytes } as Blob
  const file = { name: 'a.pdf', format: 'pdf', content, size: content.size, sha256: '', crc32: 0 } as const
  const evidence = bytes === undefined ? [] : [file]
  return { reference: '5DBD-N2WP', answers: [...answers, answer('description', words)], evidence, missing: [] }
}

test('the subject names the report, its place and its day, and leaves out what is not known', () => {
  expect(formatEmailSubject(createReport())).toBe('Anomaly report, California, April 19, 2025, 5DBD-N2WP')
  const unknown = { reference: '5DBD-N2WP', answers: [answer('date-time', '275760-09-13T00:00')] }
  expect(formatEmailSubject(unknown)).toBe('Anomaly report, 275760-09-13T00:00, 5DBD-N2WP')
})

test('an email has a text that a link carries, and names a longer one, or files, as attached only once they are saved', () => {
  const whole = createReportEmail(createReport(), false)
  expect([whole.attachment, whole.isTooLarge]).toEqual([undefined, false])
  expect(decodeURIComponent(whole.url)).toContain('first-name: Jürgen & 5 + 5 🚪\r\n')
  for (const [report, attachment, name] of [
    [createReport(undefined, 'word '.repeat(600)), 'text', 'anomaly-report-5DBD-N2WP.txt'],
    [createReport(9), 'package', 'anomaly-report-5DBD-N2WP.zip'],
  ] as const) {
    const [unsaved, saved] = [createReportEmail(report, false), createReportEmail(report, true)]
    expect([unsaved.attachment, saved.attachment]).toEqual([attachment, attachment])
    expect(saved.url.length).toBeLessThan(2000)
    expect(decodeURIComponent(saved.url)).toContain(`Attached: ${name}`)
    expect(decodeURIComponent(unsaved.url)).not.toContain('Attached')
    if (attachment === 'package')
      expect(decodeURIComponent(unsaved.url)).toContain('Please answer with a way to send it.')
  }
})

test('an email names the files that are not in the report, or counts them where a link carries no more names', () => {
  const build = (count: number) => {
    const missing = Array.from({ length: count }, (_, index) => ({ name: `photograph-${index}.heic`, reason: '' }))
    return createReportEmail({ ...createReport(9), missing }, true)
  }
  expect(decodeURIComponent(build(2).url)).toContain('“photograph-1.heic”')
  const many = build(90)
  expect(many.url.length).toBeLessThan(2000)
  expect(decodeURIComponent(many.url)).toContain('Not in this report: 90\u00a0files.')
})

test('files above 20 MB as email are asked for', () => {
  // Four characters for three bytes, and two more for each line of 76.
  const limit = Math.floor((20 * 2 ** 20 * 76 * 3) / (78 * 4))
  expect(createReportEmail(createReport(limit), false)).toMatchObject({ attachment: 'package', isTooLarge: false })
  const large = createReportEmail(createReport(limit + 1), false)
  expect(large).toMatchObject({ attachment: undefined, isTooLarge: true })
  expect(decodeURIComponent(large.url)).toContain('too large for an email. Please answer with a way to send it.')
})
