import { expect, test } from '@playwright/test'
import { getLastModified } from './case-attributes.ts'
import { formatDay, type IsoDate } from './dates.ts'
import { cascade } from './readings/cascade.ts'
import { nexus } from './readings/nexus.ts'
import { resonance } from './readings/resonance.ts'
import { getDay } from './readings/table.ts'
import { threshold } from './readings/threshold.ts'
import { uncharted } from './readings/uncharted.ts'
import { unchartedChecks } from './readings/uncharted-checks.ts'
import { unchartedDaily } from './readings/uncharted-daily.ts'
import { cases } from './record.ts'

for (const researchCase of cases) {
  test(`the dates of ${researchCase.name} exist and are in order`, () => {
    const { reported, ended, published, changes } = researchCase
    const dates = [reported, published, ...changes.map(({ date }) => date)]
    expect(dates).toEqual(dates.toSorted())
    // The feed names a change by its day.
    expect(new Set(changes.map(({ date }) => date)).size).toBe(changes.length)
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

// A history keeps its words when readings are added later: they say what there was on their day.
const getUntil = (day: IsoDate, moments: readonly string[]) => moments.filter((moment) => getDay(moment) <= day)
const days = {
  walks: uncharted.walks.map(({ walked }) => walked),
  checks: unchartedChecks.checks.map(({ walked }) => walked),
  instruments: unchartedDaily.days.map(({ day }) => day),
  nexus: nexus.days.map(({ day }) => day),
  threshold: threshold.readings.map(({ measured }) => measured),
  clocks: cascade.clocks.map(({ stopped }) => stopped),
  eighth: cascade.eighth.map(({ day }) => day),
  resonance: resonance.readings.map(({ measured }) => measured),
}

test('nothing was measured before its case was reported', () => {
  for (const [id, moments] of [
    ['uncharted', days.walks],
    ['nexus', days.nexus],
    ['threshold', days.threshold],
    ['cascade', days.eighth],
    ['resonance', days.resonance],
  ] as const) {
    const { reported = '' } = cases.find((researchCase) => researchCase.id === id) ?? {}
    expect(getDay(moments[0] ?? '') >= reported, id).toBe(true)
  }
})

for (const [id, day, describe] of [
  [
    'uncharted',
    '2025-12-08',
    (until) => [`${until(days.walks).length} walks`, formatDay(getDay(until(days.walks).at(-1) ?? ''))],
  ],
  [
    'uncharted',
    '2025-12-15',
    (until) => [
      `${until(days.walks).length} walks,`,
      `${until(days.checks).length} walks of a second walker`,
      `end on ${formatDay(getDay(until(days.instruments).at(-1) ?? ''))}.`,
    ],
  ],
  ['nexus', '2025-04-07', (until) => [`to ${formatDay(getDay(until(days.nexus).at(-1) ?? ''))} show`]],
  ['nexus', '2025-12-15', (until) => [`${until(days.nexus).length} days`]],
  ['threshold', '2025-03-13', (until) => [`to ${formatDay(getDay(until(days.threshold).at(-1) ?? ''))} show`]],
  ['threshold', '2025-12-15', (until) => [`${until(days.threshold).length} measurements`]],
  ['cascade', '2025-12-15', (until) => [`${until(days.clocks).length} clocks`, `${until(days.eighth).length} days`]],
  ['resonance', '2025-12-15', (until) => [`${until(days.resonance).length} readings`]],
] as const satisfies readonly (readonly [
  string,
  IsoDate,
  (until: (moments: readonly string[]) => readonly string[]) => readonly string[],
])[])
  test(`what the history of ${id} says of ${day} is what its tables have to that day`, () => {
    const changes = cases.find((researchCase) => researchCase.id === id)?.changes ?? []
    const { description = '' } = changes.find(({ date }) => date === day) ?? {}
    for (const words of describe((moments) => getUntil(day, moments))) expect(description).toContain(words)
  })
