// What follows from the cases, the archive and the figures taken together. Pages say it through these and nothing else,
// so that a case more, or one that ends, leaves no sentence false.
import { archive } from './archive.ts'
import { modifiedOf } from './case-facts.ts'
import { type Case, cases } from './cases.ts'
import { type Day, latest } from './days.ts'
import { atBeginning, counted, numberInWords, yearsInWords } from './in-words.ts'

/** The cases that have not ended, in the order of the list. */
export const activeCases: readonly Case[] = cases.filter(({ ended }) => !ended)

const caseYears = cases.map(({ reported }) => Number(reported.slice(0, 4)))

/** "2025": the years in which the published cases were reported. */
export const yearsOfCases = yearsInWords(caseYears)

/** 2025: since when cases are published. */
export const firstYearOfCases = Math.min(...caseYears)

/** "2017 to 2024": the sealed years. */
export const sealedYears = yearsInWords(archive.map(({ year }) => year))

/** The day the record last changed. */
export const recordAsOf: Day = latest(cases.map(modifiedOf))

/** "Five cases of 2025, one of them active". */
export function casesInWords(): string {
  const total = `${atBeginning(counted(cases.length, 'case'))} of ${yearsOfCases}`
  if (cases.length === 1) return `${total}, ${activeCases.length ? 'still active' : 'now ended'}`
  const active = activeCases.length === cases.length ? 'all' : activeCases.length || 'none'
  return `${total}, ${typeof active === 'number' ? numberInWords(active) : active} of them active`
}

/** "Five places": the cities in which there are cases. */
export function placesInWords(): string {
  const places = new Set(cases.map(({ location, state }) => `${location}, ${state}`))
  return atBeginning(counted(places.size, 'place'))
}

/** The cases that the person with this id measured, in the order of the list. */
export function casesOf(id: string): readonly Case[] {
  return cases.filter(({ people }) => people.includes(id))
}
