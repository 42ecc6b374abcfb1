import { expect, test } from '@playwright/test'
import { contactFields } from '../contact/contact.fields.ts'
import { reportFields } from '../report/report.fields.ts'
import { subjectOf } from './subject.ts'
import { waysToDeliver } from './ways.ts'

test('the first way is the one that gets furthest with these files on this device', () => {
  expect(waysToDeliver({ files: 0, coarsePointer: false, canShare: false })[0]).toBe('email')
  expect(waysToDeliver({ files: 0, coarsePointer: true, canShare: true })[0]).toBe('email')
  expect(waysToDeliver({ files: 2, coarsePointer: true, canShare: true })[0]).toBe('share')
  expect(waysToDeliver({ files: 2, coarsePointer: false, canShare: true })[0]).toBe('file')
  expect(waysToDeliver({ files: 2, coarsePointer: true, canShare: false })[0]).toBe('file')
})

test('each way is offered once, and sharing only where the system can', () => {
  for (const files of [0, 1])
    for (const coarsePointer of [true, false]) {
      expect([...waysToDeliver({ files, coarsePointer, canShare: false })].sort()).toEqual(['email', 'file', 'print'])
      expect(waysToDeliver({ files, coarsePointer, canShare: true })).toHaveLength(4)
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
