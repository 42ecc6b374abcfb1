import { isMediaFormat, type MediaFormat, type MetadataReport } from '@quantum-reality/media-metadata'
import { formatList } from '../../components/list-format.ts'
import { type EvidenceFormat, evidenceFormats } from '../../content/evidence-formats.ts'

const nouns: Readonly<Record<MediaFormat, string>> = { jpeg: 'photo', png: 'picture', mp4: 'video' }

const facts = 'place, time, device and name'

export const fileMetadataText = {
  facts,
  capitalFacts: `${facts[0]?.toUpperCase()}${facts.slice(1)}`,
  without: `without ${facts}`,
  notRead: (format: EvidenceFormat) => `This page does not look into ${evidenceFormats[format].name} files.`,
  noCopy: (reason: string) => `Nothing can be taken out: ${reason}.`,
  failure: 'this page failed',
} as const

interface Read {
  readonly format: EvidenceFormat
  readonly metadata: MetadataReport | undefined
}

/** Returns what a file records, without the values, in a row's length: `Records place, time. May record name.` */
export function describeMetadata({ format, metadata }: Read): string {
  if (!isMediaFormat(format) || !metadata) return fileMetadataText.notRead(format)
  const found = listContents(metadata, 'found')
  const possible = listContents(metadata, 'unknown')
  const sentences = [
    found.length > 0 && `Records ${found.join(', ')}.`,
    possible.length > 0 && `May record ${possible.join(', ')}.`,
  ]
  return sentences.filter(Boolean).join(' ') || `Records no ${formatList(listFacts(), 'disjunction')}.`
}

/** Returns what else than its picture a file contains, or what its copy is without, as a sentence; empty if nothing. */
export function describeOtherParts({ format, metadata }: Read, isCleaned: boolean): string {
  if (!isMediaFormat(format) || !metadata?.otherParts.length) return ''
  const parts = formatList(metadata.otherParts)
  return isCleaned ? `The copy is without ${parts}.` : `This ${nouns[format]} contains ${parts}.`
}

const listFacts = () => facts.split(/, | and /)

function listContents({ location, time, device, owner }: MetadataReport, status: 'found' | 'unknown'): string[] {
  const contents = [location, time, device, owner]
  return listFacts().filter((_, index) => contents[index]?.status === status)
}

/** Returns whether a file contains something that can be taken out, or may. */
export function isRemovable(report: MetadataReport): boolean {
  const { otherParts } = report
  return [...listContents(report, 'found'), ...listContents(report, 'unknown'), ...otherParts].length > 0
}
