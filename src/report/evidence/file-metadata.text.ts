import type { MetadataReport, RecordedTime } from '@quantum-reality/media-metadata'
import { formatList } from '../../components/list-format.ts'
import { type EvidenceFormat, evidenceFormats } from '../../content/evidence-formats.ts'
import { formatLocalTime, joinTimes } from '../time/event-time.ts'
import { parseLocalTime } from '../time/local-time.ts'
import { cleanLine } from './safe-names.ts'

const facts = 'place, time, device and name'

export const fileMetadataText = {
  facts,
  capitalFacts: capitalize(facts),
  without: `without ${facts}`,
  notRead: (format: EvidenceFormat) => `This page does not look into ${evidenceFormats[format].name} files.`,
  noCopy: (reason: string) => `Nothing can be taken out: ${reason}.`,
  failure: 'this page failed',
} as const

interface Read {
  readonly format: EvidenceFormat
  readonly metadata: MetadataReport | undefined
}

/** Returns what a file records, without the values: `Records place and time; perhaps a name.` */
export function describeMetadata({ format, metadata }: Read): string {
  if (!metadata) return fileMetadataText.notRead(format)
  const select = (selected: 'found' | 'unknown') =>
    listFacts(metadata).flatMap(({ name, status }) => (status === selected ? [name] : []))
  const [found, possible] = [select('found'), select('unknown')]
  if (found.length === 0)
    return possible.length > 0
      ? `May record ${formatList(possible)}.`
      : `Records no ${formatList(factNames, 'disjunction')}.`
  const rest = possible.length > 0 ? `; perhaps ${formatList(possible.map((name) => `a ${name}`))}` : ''
  return `Records ${formatList(found)}${rest}.`
}

/** Returns what else than its picture a file contains, or what its copy is without, as a sentence; empty if nothing. */
export function describeOtherParts({ otherParts }: MetadataReport, isCleaned: boolean): string {
  if (isCleaned) return `The copy is without ${formatList([...factNames, ...otherParts])}.`
  return otherParts.length > 0 ? `It also contains ${formatList(otherParts)}.` : ''
}

const factNames = ['place', 'time', 'device', 'name'] as const

/** Returns that these facts go with files, in the order in which facts are named. */
export function describeKeptFacts(kept: readonly string[], which: string): string {
  const names = factNames.filter((name) => kept.includes(name))
  return `${capitalize(formatList(names))} ${names.length === 1 ? 'goes' : 'go'} with ${which}.`
}

/** Returns which facts a file records, or may. */
export function listPossibleFacts({ metadata }: Pick<Read, 'metadata'>): string[] {
  return metadata ? listFacts(metadata).flatMap(({ name, status }) => (status === 'none' ? [] : [name])) : []
}

/** In characters: a value is from a stranger's file, and can be a book. */
const maxValueLength = 80

/** Returns the four facts that a file may record, each with its value in one line, or whether there is one. */
export function listFacts({ location, time, device, owner }: MetadataReport) {
  const values = [
    location.status === 'found' && location.value.join('; ').replaceAll('° ', '°\u00a0'),
    time.status === 'found' && formatRecordedTime(time.value),
    device.status === 'found' && device.value,
    owner.status === 'found' && owner.value,
  ]
  return [location, time, device, owner].map(({ status }, index) => {
    const characters = [...cleanLine(values[index] || { found: '', none: 'none', unknown: 'perhaps' }[status])]
    const value = characters.slice(0, maxValueLength).join('') + (characters.length > maxValueLength ? '…' : '')
    const name = factNames[index] ?? ''
    return { name, label: capitalize(name), status, value }
  })
}

/** Returns a recorded time in words, as precise as it is: `April 19, 2025, 9:14:05 pm UTC`, `April 19, 2025`. */
function formatRecordedTime({ value, zone, precision }: RecordedTime): string {
  const localTime = parseLocalTime(precision === 'day' ? `${value}T00:00` : value)
  if (localTime === undefined) return value
  const words = joinTimes(formatLocalTime(localTime))
  const exact = precision === 'day' ? words.replace(/, [^,]*$/, '') : words
  return zone === 'utc' ? `${exact} UTC` : exact
}

function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Returns whether a file contains something that can be taken out, or may. */
export function isRemovable(metadata: MetadataReport): boolean {
  return metadata.otherParts.length > 0 || listPossibleFacts({ metadata }).length > 0
}
