import { expect, test } from '@playwright/test'
import { getLastModified } from './case-attributes.ts'
import { cases } from './cases.ts'

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
