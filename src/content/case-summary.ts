// Sentences about all cases and the archive, derived, so that a new or an ended case leaves none false.
import { getLastModified } from './case-attributes.ts'
import type { ResearchCase } from './cases.ts'
import { formatDate, getLatestDate, type IsoDate } from './dates.ts'
import { capitalize, formatCount, formatNumberInWords, formatYears } from './format-numbers.ts'
import { unchartedTable } from './readings/uncharted.ts'
import { archive, cases, publishedAt } from './record.ts'
import { getLocalDate, lastDay } from './uncharted/forecast-days.ts'

export const activeCases: readonly ResearchCase[] = cases.filter(({ ended }) => !ended)

/** The case whose readings the forecast continues. Its files stay when it has ended. */
export const walkedCase = cases.find(({ tables }) => tables.includes(unchartedTable))

/** The last day of the forecast: it ends with its case. */
export const forecastEnd: IsoDate = walkedCase?.ended ?? lastDay

/** The same case while it is active and has a forecast. */
export const forecastCase = !walkedCase?.ended && countForecastDays(publishedAt) > 0 ? walkedCase : undefined

/** Returns how many days of the forecast are left, with the one of this moment. */
function countForecastDays(now: Date): number {
  const today = getLocalDate(now.getTime()).setUTCHours(0, 0, 0, 0)
  return (Date.parse(lastDay) - today) / 86_400_000 + 1
}

/** Returns what the owner reads in the last 90 days of the forecast, and after them. */
export function formatForecastEnd(now: Date): string | undefined {
  const days = countForecastDays(now)
  if (!walkedCase || walkedCase.ended || days > 90) return undefined
  const end = `The forecast of ${walkedCase.name} ${days > 0 ? 'ends' : 'ended'} on ${formatDate(lastDay)}`
  return `${end}. After it the pages have none: extend it in src/content/uncharted/forecast-days.ts.`
}

const reportedYears = cases.map(({ reported }) => Number(reported.slice(0, 4)))

export const caseYears = formatYears(reportedYears)

export const sealedYears = formatYears(archive.map(({ year }) => year))

export const lastUpdated: IsoDate = getLatestDate(cases.map(getLastModified))

/** Returns why the archive ends where it does: a year with an active case, or one that is not over, is not sealed. */
export function formatArchiveEnd(): string {
  const first = Math.max(...archive.map(({ year }) => year)) + 1
  const last = Math.max(first, publishedAt.getUTCFullYear())
  return `${formatYears([first, last])} ${first === last ? 'is' : 'are'} not sealed yet.`
}

/** Returns the summary of the cases: "Five cases of 2025, one of them active". */
export function formatCaseSummary(): string {
  const total = `${capitalize(formatCount(cases.length, 'case'))} of ${caseYears}`
  if (cases.length === 1) return `${total}, ${activeCases.length ? 'still active' : 'now ended'}`
  const active = activeCases.length === cases.length ? 'all' : activeCases.length || 'none'
  return `${total}, ${typeof active === 'number' ? formatNumberInWords(active) : active} of them active`
}

export function getCasesByMember(id: string): readonly ResearchCase[] {
  return cases.filter(({ people }) => people.some((person) => person.id === id))
}
