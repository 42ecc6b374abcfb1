import { expect, test } from '@playwright/test'
import { getDay, readTable } from './readings/table.ts'
import { cases } from './record.ts'

test('nothing was measured before its case was reported', () => {
  // The clocks of CASCADE had begun to stop.
  for (const { id, reported, tables } of cases.filter(({ id }) => id !== 'cascade'))
    expect(getDay(String(readTable(tables[0])[0]?.[tables[0].key])) >= reported, id).toBe(true)
})

test('every day of a case exists, and its history is in sentences', () => {
  for (const { reported, ended = reported, published, changes } of cases) {
    for (const day of [reported, ended, published, ...changes.map(({ date }) => date)])
      expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day)
    for (const { description } of changes) expect(description).toMatch(/^[A-Z].*\.$/)
  }
})
