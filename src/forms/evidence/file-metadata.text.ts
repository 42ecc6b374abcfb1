import type { MetadataReport } from '@quantum-reality/media-metadata'

export const fileMetadataText = {
  pdf: 'This page does not look into a PDF, and removes nothing from it.',
  /** Shown only if every part was understood in which devices and programs record them. */
  nothing: 'It records no place, time, device or owner.',
  remove: 'Send it without this',
  fromFile: (name: string) => `, ${name}`,
  pictureUntouched: 'The picture is as it was.',
  videoUntouched: 'The video is as it was.',
  removalTimeout: 'it took too long',
  removalFailure: 'this page failed',
} as const

/** Returns what a file records, and whether part of it was not understood; `nothing` only where all of it was. */
export function describeMetadata({ location, time, device, owner, ...report }: MetadataReport): string {
  const circumstances = [
    location.status === 'found' && 'where',
    time.status === 'found' && 'when',
    device.status === 'found' && 'with what',
  ].filter((word) => word !== false)
  const found = [
    ...(circumstances.length > 0 ? [`${joinWords(circumstances)} it was taken`] : []),
    ...(owner.status === 'found' ? ['whose it is'] : []),
    ...report.otherMetadata,
  ]
  const possible = location.status === 'unknown' ? ': it may record where it was taken' : ''
  const sentences = [
    ...(found.length > 0 ? [`It records ${joinWords(found)}.`] : []),
    ...(report.unknownParts.length > 0 ? [`Part of it could not be checked${possible}.`] : []),
  ]
  return sentences.join(' ') || fileMetadataText.nothing
}

const joinWords = (words: readonly string[]) => new Intl.ListFormat('en-US').format(words)
