import type { MetadataReport } from '@quantum-reality/media-metadata'

export const fileMetadataText = {
  pdf: 'This page does not look into a PDF, and removes nothing from it.',
  /** Shown only if every part was understood in which devices and programs record them. */
  nothing: 'It records no place, time, device or owner.',
  removed: (isVideo: boolean) =>
    `Place, time, device and owner were removed from it. The ${isVideo ? 'video' : 'picture'} is as it was.`,
  remove: 'Send it without this',
  ofFile: (name: string) => `, ${name}`,
  failure: 'this page failed',
} as const

/** Returns what a file records, and what of it could not be read, without the values. */
export function describeMetadata({
  location,
  time,
  device,
  owner,
  otherMetadata,
  unknownParts,
}: MetadataReport): string {
  const describe = (status: MetadataReport['owner']['status']) => {
    const taken = [
      location.status === status && 'where',
      time.status === status && 'when',
      device.status === status && 'with what',
    ].filter((part) => part !== false)
    return { taken, owner: owner.status === status ? ['whose it is'] : [] }
  }
  const found = describe('found')
  const isFound = found.taken.length + found.owner.length + otherMetadata.length > 0
  if (unknownParts.length === 0 && !isFound) return fileMetadataText.nothing
  const partly = 'Part of it could not be checked'
  if (isFound)
    return `It records ${join('conjunction', found.taken, [...found.owner, ...otherMetadata])}.${unknownParts.length > 0 ? ` ${partly}.` : ''}`
  const unknown = describe('unknown')
  const possible = join('disjunction', unknown.taken, unknown.owner)
  return possible ? `${partly}: it may record ${possible}.` : `${partly}.`
}

/** Joins how a file was taken, then the rest: "where and when it was taken, and whose it is". */
function join(type: Intl.ListFormatType, taken: readonly string[], others: readonly string[]): string {
  const format = new Intl.ListFormat('en-US', { type })
  if (taken.length === 0) return format.format(others)
  const first = `${format.format(taken)} it was taken`
  return others.length > 0 ? `${first}, ${type === 'conjunction' ? 'and' : 'or'} ${format.format(others)}` : first
}

/** Returns whether a file records something, or may. */
export function isRemovable(report: MetadataReport): boolean {
  return describeMetadata(report) !== fileMetadataText.nothing
}
