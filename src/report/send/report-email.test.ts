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
  const file = {
    name: 'a',
    format: 'pdf',
    content,
    sha256: '',
    crc32: 0,
    packagePath: 'evidence/evidence-1.pdf',
  } as const
  const evidence = bytes === undefined ? [] : [file]
  return { reference: '5DBD-N2WP', answers: [...answers, answer('description', words)], evidence }
}

test('the subject names the report, its place and its day, and leaves out what is not known', () => {
  expect(formatEmailSubject(createReport())).toBe('Anomaly report, California, April 19, 2025, 5DBD-N2WP')
  const unknown = { reference: '5DBD-N2WP', answers: [answer('date-time', '275760-09-13T00:00')] }
  expect(formatEmailSubject(unknown)).toBe('Anomaly report, 275760-09-13T00:00, 5DBD-N2WP')
})

test('a text that a link carries is in the email, and nothing is to be attached', () => {
  const { url, attachment, isTooLarge } = createReportEmail(createReport())
  expect([attachment, isTooLarge]).toEqual([undefined, false])
  expect(decodeURIComponent(url)).toContain('first-name: Jürgen & 5 + 5 🚪\r\n')
})

test('a longer text and files are attached, and files above 20 MB as email are asked for', () => {
  const long = createReportEmail(createReport(undefined, 'word '.repeat(600)))
  expect(long.attachment).toBe('text')
  expect(long.url.length).toBeLessThan(2000)
  expect(decodeURIComponent(long.url)).toContain('Attached: anomaly-report-5DBD-N2WP.txt')
  expect(createReportEmail(createReport(9)).attachment).toBe('package')
  // Four characters for three bytes, and two more for each line of 76.
  const limit = Math.floor((20 * 2 ** 20 * 76 * 3) / (78 * 4))
  expect(createReportEmail(createReport(limit))).toMatchObject({ attachment: 'package', isTooLarge: false })
  const large = createReportEmail(createReport(limit + 1))
  expect(large).toMatchObject({ attachment: undefined, isTooLarge: true })
  expect(decodeURIComponent(large.url)).toContain('too large for an email. Please answer with a way to send it.')
})
