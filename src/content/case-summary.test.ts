import { expect, test } from '@playwright/test'
import { activeCases, formatForecastEnd } from './case-summary.ts'
import { unchartedTable } from './readings/uncharted.ts'

test('in the last 90 days of the forecast the build says that it ends, and afterward that it has', () => {
  test.skip(!activeCases.some(({ tables }) => tables.includes(unchartedTable)), 'No active case has a forecast.')
  const [before, first, last, after] = ['2027-10-02', '2027-10-03', '2027-12-31', '2028-01-01'].map((day) =>
    formatForecastEnd(new Date(`${day}T20:00Z`)),
  )
  expect(before).toBeUndefined()
  for (const message of [first, last]) expect(message).toContain('UNCHARTED ends on December 31, 2027.')
  expect(after).toContain('UNCHARTED ended on December 31, 2027.')
})
