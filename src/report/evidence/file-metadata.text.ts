import type { MediaFormat, MetadataReport } from '@quantum-reality/media-metadata'
import { type EvidenceFormat, evidenceFormats } from '../../content/evidence-formats.ts'

export const fileMetadataText = {
  notRead: (format: EvidenceFormat) =>
    `This page does not look into ${evidenceFormats[format].name} files, and removes nothing from them.`,
  /** Shown only if every part was understood in which devices and programs record them. */
  nothing: 'It records no place, time, device or owner.',
  remove: 'Send it without what it records',
  ofFile: (name: string) => `, ${name}`,
  failure: 'this page failed',
} as const

/** Returns what a file records and contains, and what of it could not be read, without the values. */
export function describeMetadata({ location, time, device, owner, otherParts, unknownParts }: MetadataReport): string {
  const describe = (type: Intl.ListFormatType, status: MetadataReport['owner']['status']) => {
    const taken = [
      location.status === status && 'where',
      time.status === status && 'when',
      device.status === status && 'with what',
    ].filter((part) => part !== false)
    return joinRecorded(type, taken, owner.status === status)
  }
  const found = describe('conjunction', 'found')
  const possible = found ? '' : describe('disjunction', 'unknown')
  const sentences = [
    found && `It records ${found}.`,
    otherParts.length > 0 && `It contains ${join('conjunction', otherParts)}.`,
    unknownParts.length > 0 && `Part of it could not be checked${possible && `: it may record ${possible}`}.`,
  ]
  return sentences.filter(Boolean).join(' ') || fileMetadataText.nothing
}

const join = (type: Intl.ListFormatType, parts: readonly string[]) =>
  new Intl.ListFormat('en-US', { type }).format(parts)

/** Joins how a file was taken, then whose it is: "where and when it was taken, and whose it is". */
function joinRecorded(type: Intl.ListFormatType, taken: readonly string[], isOwned: boolean): string {
  if (taken.length === 0) return isOwned ? 'whose it is' : ''
  const first = `${join(type, taken)} it was taken`
  return isOwned ? `${first}, ${type === 'conjunction' ? 'and' : 'or'} whose it is` : first
}

/** Returns what was removed from a file, and what is left of it. */
export function describeCleanedCopy({ otherParts }: MetadataReport, format: MediaFormat): string {
  const kept = evidenceFormats[format].preview
  const left =
    otherParts.length > 0
      ? `Only the ${kept} is left, without ${join('conjunction', otherParts)}`
      : `The ${kept} is as it was`
  return `Place, time, device and owner were removed from it. ${left}.`
}

/** Returns whether a file records something, or may. */
export function isRemovable(report: MetadataReport): boolean {
  return describeMetadata(report) !== fileMetadataText.nothing
}
