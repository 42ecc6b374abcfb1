import { reportTitle } from '../documents/create-report.ts'
import type { Report } from '../documents/report.ts'

/** Returns the subject of an email, for filing: `Anomaly report, California, April 19, 2025, 5DBD-N2WP`. */
export function formatEmailSubject({ answers, reference }: Pick<Report, 'answers' | 'reference'>): string {
  const find = (field: string) => answers.find(({ name }) => name === field)
  const parts = [reportTitle, find('state')?.displayValue, formatDay(find('date-time')?.value), reference]
  return parts.filter(Boolean).join(', ')
}

/** Returns the date of a date field's value, in words; the value itself if no calendar contains it. */
function formatDay(value = ''): string {
  const day = Date.parse(value.replace(/T.*/, 'T00:00Z'))
  return Number.isNaN(day) ? value : new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}
