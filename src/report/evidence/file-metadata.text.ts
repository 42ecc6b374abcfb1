import type { MediaFormat, MetadataReport } from '@quantum-reality/media-metadata'
import { formatList } from '../../components/list-format.ts'
import { type EvidenceFormat, evidenceFormats } from '../../content/evidence-formats.ts'

const nouns: Readonly<Record<MediaFormat, string>> = { jpeg: 'photo', png: 'picture', mp4: 'video' }

export const fileMetadataText = {
  notRead: (format: EvidenceFormat) =>
    `This page does not look into ${evidenceFormats[format].name} files, and takes nothing out of them.`,
  remove: 'Take these out',
  ofFile: (name: string) => `, of ${name}`,
  cleaned: 'Sent without place, time, device and owner.',
  noCopy: (reason: string) => `This page cannot safely take anything out of it: ${reason}.`,
  failure: 'this page failed',
} as const

/** Returns what a file contains beside its picture, and what it may contain, without the values. */
export function describeMetadata(report: MetadataReport, format: MediaFormat): string {
  const noun = nouns[format]
  const found = [...listContents(report, 'found'), ...report.otherParts]
  const possible = listContents(report, 'unknown')
  if (!isRemovable(report)) return `This ${noun} contains no place, time, device or owner.`
  const sentences = [
    found.length > 0 && `This ${noun} contains ${formatList(found)}.`,
    possible.length > 0 &&
      `${found.length > 0 ? 'It' : `This ${noun}`} may contain ${formatList(possible, 'disjunction')}.`,
  ]
  return sentences.filter(Boolean).join(' ')
}

function listContents({ location, time, device, owner }: MetadataReport, status: 'found' | 'unknown'): string[] {
  const contents = { 'the place': location, 'the time': time, 'your device': device, 'your name': owner }
  return Object.entries(contents).flatMap(([name, content]) => (content.status === status ? [name] : []))
}

/** Returns what was taken out of a file, and what is left of it. */
export function describeCleanedCopy({ otherParts }: MetadataReport, format: MediaFormat): string {
  const kept = evidenceFormats[format].preview
  const left =
    otherParts.length > 0 ? `Only the ${kept} is left, without ${formatList(otherParts)}.` : `The ${kept} is as it was.`
  return `${fileMetadataText.cleaned} ${left}`
}

/** Returns whether a file contains something that can be taken out, or may. */
export function isRemovable(report: MetadataReport): boolean {
  const contents = [...listContents(report, 'found'), ...listContents(report, 'unknown'), ...report.otherParts]
  return contents.length > 0
}
