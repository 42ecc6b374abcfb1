// Page, citation and feed have the version that the newest entry in `changes` makes, so that nothing may be newer.
import { getLastModified, getLastReadingDay } from './case-attributes.ts'
import type { ResearchCase } from './cases.ts'
import { formatDate } from './dates.ts'
import { getTableState, type ReadingTable, type TableState } from './readings/table.ts'

/** Throws where the dates of a case contradict each other, or a table is not as the newest entry that has it states. */
export function checkHistory(researchCase: ResearchCase): void {
  const { name, tables } = researchCase
  const faults = [findWrongDate(researchCase), ...tables.map((table) => findWrongState(researchCase, table))]
  const fault = faults.find((fault) => fault !== undefined)
  if (fault) throw new Error(`src/content/cases.ts, ${name}: ${fault}`)
}

function findWrongDate(researchCase: ResearchCase): string | undefined {
  const { reported, ended, published, changes } = researchCase
  const late = changes.find(({ date }, index) => date <= (changes[index - 1]?.date ?? '') || date < published)
  if (late)
    return `the entry of ${formatDate(late.date)} in \`changes\` is not later than what is before it. The feed names an entry by its day.`
  if (published < reported) return `it was published on ${formatDate(published)}, before it was reported.`
  if (!ended) return undefined
  const end = `it ended on ${formatDate(ended)}`
  const [lastReading, version] = [getLastReadingDay(researchCase), getLastModified(researchCase)]
  if (ended < reported) return `${end}, before it was reported.`
  if (lastReading < ended) return `${end}, but its last reading is of ${formatDate(lastReading)}.`
  if (version < ended) return `${end}, but its newest entry in \`changes\` is of ${formatDate(version)}. Add one.`
  return undefined
}

function findWrongState({ changes }: ResearchCase, table: ReadingTable): string | undefined {
  const entries = changes.flatMap(({ date, states = [] }) =>
    states.filter((state) => state.table === table).map((state) => ({ ...state, date })),
  )
  const early = entries.find(({ date, last }) => date < last)
  if (early) return `the entry of ${formatDate(early.date)} has ${table.name}.csv to ${formatDate(early.last)}.`
  const [newest, now] = [entries.at(-1), formatState(getTableState(table))]
  const before = newest ? formatState(newest) : 'nothing of it'
  if (before === now) return undefined
  const entry = newest ? `its newest entry, of ${formatDate(newest.date)},` : '`changes`'
  return `${table.name}.csv has ${now}, but ${entry} has ${before}. Add an entry, with what changed.`
}

function formatState({ rows, columns, last }: TableState): string {
  return `rows: ${rows}, columns: ${columns}, last: '${last}'`
}
