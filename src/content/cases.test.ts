import { expect, test } from '@playwright/test'
import { getCaseStatus, getDisplayDate, getLastModified } from './case-attributes.ts'
import { cases, type ResearchCase } from './cases.ts'
import { formatDate, formatShortDate, getLatestDate } from './dates.ts'

for (const researchCase of cases) {
  test(`the dates of ${researchCase.name} exist and are in order`, () => {
    const { reported, ended, published, changes } = researchCase
    const dates = [reported, published, ...changes.map(({ date }) => date)]
    expect(dates).toEqual(dates.toSorted())
    // The feed contains an end only if a change is dated then or later.
    if (ended)
      expect([reported, ended, getLastModified(researchCase)]).toEqual(
        [reported, ended, getLastModified(researchCase)].toSorted(),
      )
    for (const day of [...dates, ended ?? reported])
      expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day)
    for (const { description } of changes) expect(description).toMatch(/^[A-Z].*\.$/)
  })
}

test('status, displayed date and last change are derived from the dates', () => {
  const [first] = cases
  if (!first) throw new Error('There are no cases.')
  const { ended: _, ...rest } = first
  const open: ResearchCase = { ...rest, reported: '2025-11-03', published: '2025-11-10' }
  const closed: ResearchCase = {
    ...open,
    ended: '2026-01-05',
    changes: [{ date: '2026-01-09', description: 'Ended.' }],
  }
  expect([open, closed].map(getCaseStatus)).toEqual(['active', 'ended'])
  expect(getDisplayDate(open)).toMatchObject({ event: 'first reported', date: open.reported })
  expect(getDisplayDate(closed)).toEqual({ event: 'ended', date: '2026-01-05', text: 'Jan 5 2026' })
  expect(getLastModified(closed)).toBe('2026-01-09')
  expect(getLastModified({ ...closed, changes: [] })).toBe(open.published)
})

test('a date is formatted the same in every time zone', () => {
  expect(formatDate('2025-04-01')).toBe('April 1, 2025')
  expect(formatShortDate('2025-02-28')).toBe('Feb 28 2025')
  expect(getLatestDate(['2025-02-28', '2025-12-08', '2025-04-01'])).toBe('2025-12-08')
})
