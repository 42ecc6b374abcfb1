import { expect, test } from '@playwright/test'
import { getDay, readTable } from './readings/table.ts'
import { cases } from './record.ts'

test('nothing was measured before its case was reported', () => {
  // The clocks of CASCADE had begun to stop.
  for (const { id, reported, tables } of cases.filter(({ id }) => id !== 'cascade'))
    expect(getDay(String(readTable(tables[0])[0]?.[tables[0].key])) >= reported, id).toBe(true)
})

for (const researchCase of cases) {
  test(`the dates of ${researchCase.name} exist and are in order`, () => {
    const { reported, ended, published, changes } = researchCase
    const dates = [reported, published, ...changes.map(({ date }) => date)]
    expect(dates).toEqual(dates.toSorted())
    // The feed names a change by its day.
    expect(new Set(changes.map(({ date }) => date)).size).toBe(changes.length)
    if (ended) expect(ended >= reported).toBe(true)
    for (const day of [...dates, ended ?? reported])
      expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day)
    for (const { description } of changes) expect(description).toMatch(/^[A-Z].*\.$/)
  })
}
