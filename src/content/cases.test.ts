import { expect, test } from '@playwright/test'
import { dateOf, modifiedOf, statusOf } from './case-facts.ts'
import { type Case, cases } from './cases.ts'
import { dayInShort, dayInWords, latest } from './days.ts'

for (const each of cases) {
  test(`the days of ${each.name} exist and follow each other`, () => {
    const { reported, ended, published, changes } = each
    const told = [reported, published, ...changes.map(({ day }) => day)]
    expect(told).toEqual(told.toSorted())
    // Whoever reads the feed learns of an end only from a change made then or later.
    if (ended) expect([reported, ended, modifiedOf(each)]).toEqual([reported, ended, modifiedOf(each)].toSorted())
    for (const day of [...told, ended ?? reported])
      expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day)
    for (const { what } of changes) expect(what).toMatch(/^[A-Z].*\.$/)
  })
}

test('status, date and last change follow from the days', () => {
  const [first] = cases
  if (!first) throw new Error('There are no cases.')
  const { ended: _, ...rest } = first
  const open: Case = { ...rest, reported: '2025-11-03', published: '2025-11-10' }
  const closed: Case = { ...open, ended: '2026-01-05', changes: [{ day: '2026-01-09', what: 'Ended.' }] }
  expect([open, closed].map(statusOf)).toEqual(['active', 'ended'])
  expect(dateOf(open)).toMatchObject({ what: 'first reported', day: open.reported })
  expect(dateOf(closed)).toEqual({ what: 'ended', day: '2026-01-05', words: 'Jan 5 2026' })
  expect(modifiedOf(closed)).toBe('2026-01-09')
  expect(modifiedOf({ ...closed, changes: [] })).toBe(open.published)
})

test('writes a day as it stands in the calendar, wherever the site is built', () => {
  expect(dayInWords('2025-04-01')).toBe('April 1, 2025')
  expect(dayInShort('2025-02-28')).toBe('Feb 28 2025')
  expect(latest(['2025-02-28', '2025-12-08', '2025-04-01'])).toBe('2025-12-08')
})
