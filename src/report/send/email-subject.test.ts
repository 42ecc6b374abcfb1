import { expect, test } from '@playwright/test'
import { reportFields } from '../report/report.fields.ts'
import { formatEmailSubject } from './email-subject.ts'

const answer = (name: string, value: string, displayValue = value) => ({ name, label: name, value, displayValue })

test('the subject contains the kind of report and the place', () => {
  const report = { title: 'Anomaly report', fields: reportFields }
  const answers = [
    answer('first-name', 'Ada'),
    answer('state', 'california', 'California'),
    answer('date-time', '2025-04-19T21:14', 'Saturday, April 19, 2025, 9:14 pm Pacific'),
  ]
  expect(formatEmailSubject(report, answers, '5DBD-N2WP')).toBe('Anomaly report, California, April 19, 2025, 5DBD-N2WP')
  expect(formatEmailSubject(report, answers)).toBe('Anomaly report, California, April 19, 2025')
  expect(formatEmailSubject(report, [])).toBe('Anomaly report')
  expect(formatEmailSubject(report, [answer('date-time', '275760-09-13T00:00')])).toBe(
    'Anomaly report, 275760-09-13T00:00',
  )
})
