import type { MetadataReport, RecordedTime } from '@quantum-reality/media-metadata'
import { formatRecordedTime } from '../time/recorded-time.ts'

export const fileMetadataText = {
  pdf: 'A PDF can hold names, dates, a place, and photos with their own. This page does not look into it and removes nothing.',
  /** Shown only if every part was understood in which devices and programs record them. */
  nothing: 'No place, time, device or owner is recorded in it. What can be seen or heard in it is not looked at.',
  choice: (name: string) => `Information recorded in ${name}`,
  keep: 'Keep everything: it is evidence',
  removeLocation: 'Remove the place',
  removeAll: 'Remove place, time, device and owner',
  pixelsUntouched: 'The pixels are untouched.',
  videoUntouched: 'The video itself is untouched.',
  timeout: 'all of it: reading took too long',
  failure: 'all of it: this page failed',
  removalTimeout: 'it took too long',
  removalFailure: 'this page failed',
} as const

/** More are only counted. */
const maxParts = 4

/** Returns what a file records, and what of it could not be read, each in its sentences or empty. */
export function describeMetadata(report: MetadataReport): { readonly found: string; readonly unknown: string } {
  const { location, time, device, owner, otherMetadata, unknownParts } = report
  const found = [
    location.status === 'found' && `where it was taken (${location.value.join('; ')})`,
    time.status === 'found' && `when (${formatTime(time.value)})`,
    device.status === 'found' && `with what (${device.value})`,
    owner.status === 'found' && `whose it is (${owner.value})`,
    ...otherMetadata,
  ].filter((part) => part !== false)
  const hidden = [
    location.status === 'unknown' && 'where it was taken',
    time.status === 'unknown' && (location.status === 'unknown' ? 'when' : 'when it was taken'),
    device.status === 'unknown' && 'with what',
    owner.status === 'unknown' && 'whose it is',
  ].filter((part) => part !== false)
  const join = (type: Intl.ListFormatType, parts: string[]) => new Intl.ListFormat('en-US', { type }).format(parts)
  const isComplete = unknownParts.length === 0
  return {
    found: found.length > 0 ? `It records ${join('conjunction', found)}.` : isComplete ? fileMetadataText.nothing : '',
    unknown: isComplete
      ? ''
      : `It may contain ${join('disjunction', hidden) || 'more'}. This page could not read all of it (${formatParts(unknownParts)}).`,
  }
}

function formatParts(parts: readonly string[]): string {
  const more = parts.length - maxParts
  return [...parts.slice(0, maxParts), ...(more > 0 ? [`${more} more`] : [])].join('; ')
}

function formatTime({ value, zone, precision }: RecordedTime): string {
  if (precision !== 'day') return formatRecordedTime(value) + (zone === 'utc' ? ' UTC' : '')
  return new Date(`${value}T00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}
