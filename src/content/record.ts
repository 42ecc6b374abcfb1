// The record that this build publishes. All that the site says of cases and sealed years follows from it.
import type { ArchiveYear } from './archive.ts'
import { checkHistory } from './case-history.ts'
import { publishedCases, type RecordedCase, type ResearchCase } from './cases.ts'
import { type PublicRecord, records } from './records.ts'

const setting = process.env.RECORD

const record = setting ? getRecord(setting) : records.published

/** One line for the output of a build, so that no other record is published by mistake. */
export const recordMessage = setting && `The record is "${setting}" (RECORD): the site of another year, to look at.`

/** The cases of the record, newest first. */
export const cases: readonly ResearchCase[] = record.cases.map(describeCase)

for (const researchCase of publishedCases) checkHistory(researchCase)

/** The sealed years of the record, newest first. They cannot be opened (specification, section 4). */
export const archive: readonly ArchiveYear[] = record.archive

/** The moment at which the record is published. */
export const publishedAt: Date = record.now

/** Returns the record of a name. Throws if there is none. */
function getRecord(name: string): PublicRecord {
  const found = Object.entries(records).find(([key]) => key === name)?.[1]
  if (found) return found
  throw new Error(`RECORD must be one of ${Object.keys(records).join(', ')}, not "${name}".`)
}

function describeCase({ whileActive, ...researchCase }: RecordedCase): ResearchCase {
  if (researchCase.ended || !whileActive) return researchCase
  const { description, summary } = whileActive
  return { ...researchCase, description, summary: `${researchCase.summary} ${summary}` }
}
