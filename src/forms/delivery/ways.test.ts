import { expect, test } from '@playwright/test'
import { contactFields } from '../contact/contact.fields.ts'
import { reportFields } from '../report/report.fields.ts'
import { subjectOf } from './subject.ts'
import { waysToDeliver } from './ways.ts'

test('the first way is the one that gets furthest with these files on this device', () => {
  const first = (files: number, coarsePointer: boolean, ...finished: string[]) =>
    waysToDeliver({ files, coarsePointer, finished })[0]
  expect(first(0, false, 'file')).toBe('email')
  expect(first(0, true, 'file', 'share')).toBe('email')
  expect(first(2, true, 'file', 'share')).toBe('share')
  expect(first(2, false, 'file', 'share')).toBe('file')
  expect(first(2, true, 'file')).toBe('file')
  expect(first(2, true)).toBe('email')
})

test('each way that this device has is offered once, paper last', () => {
  for (const files of [0, 1])
    for (const coarsePointer of [true, false])
      for (const finished of [[], ['file'], ['file', 'share'], ['file', 'share', 'fax']]) {
        const ways = waysToDeliver({ files, coarsePointer, finished })
        expect([...ways].sort()).toEqual(['email', ...finished, 'print'].sort())
        expect(ways.at(-1)).toBe('print')
      }
})

const answer = (name: string, value: string, shown = value) => ({ name, label: name, value, shown })

test('a subject says what and where, so that the mail can be filed', () => {
  const report = { title: 'Anomaly report', fields: reportFields }
  const answers = [
    answer('first-name', 'Ada'),
    answer('state', 'california', 'California'),
    answer('date-time', '2025-04-19T21:14', 'Saturday, April 19, 2025, 9:14 pm Pacific'),
  ]
  expect(subjectOf(report, answers, '5DBD-N2WP')).toBe('Anomaly report, California, April 19, 2025, 5DBD-N2WP')
  expect(subjectOf(report, answers)).toBe('Anomaly report, California, April 19, 2025')
  expect(subjectOf(report, [])).toBe('Anomaly report')
  expect(subjectOf(report, [answer('date-time', '275760-09-13T00:00')])).toBe('Anomaly report, 275760-09-13T00:00')
  const message = { title: 'Message', fields: contactFields }
  expect(subjectOf(message, [answer('subject', 'specific-case', 'Specific case')], 'AAAA-BBBB')).toBe(
    'Message, Specific case, AAAA-BBBB',
  )
})
