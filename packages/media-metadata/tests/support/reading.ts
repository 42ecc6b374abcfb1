import { type MediaFormat, type MetadataRemoval, readMetadata, removeMetadata } from '../../src/media-metadata.ts'

const none = { status: 'none' } as const
/** The report of a file in which everything was understood and that records nothing. */
export const emptyReport = {
  ...{ location: none, time: none, device: none, owner: none },
  ...{ otherMetadata: [], unknownParts: [] },
}

/** Returns the format of a file by its first byte. */
export function getFormat(bytes: Uint8Array): MediaFormat {
  return bytes[0] === 0xff ? 'jpeg' : bytes[0] === 0x89 ? 'png' : 'mp4'
}

/** Reads a file of any of the formats. */
export function read(bytes: Uint8Array) {
  return readMetadata(Uint8Array.from(bytes), getFormat(bytes))
}

/** Returns the locations in a file, or that there are none or it is unknown. */
export async function readLocations(bytes: Uint8Array) {
  const { location } = await read(bytes)
  return location.status === 'found' ? location.value : location.status
}

/** Returns the copy of a file, or the reason for which there is none. */
export const remove = (bytes: Uint8Array, removal: MetadataRemoval) =>
  removeMetadata(Uint8Array.from(bytes), getFormat(bytes), removal)

/** Returns the copy of a file; undefined if there is none. */
export async function clean(bytes: Uint8Array, removal: MetadataRemoval): Promise<Buffer | undefined> {
  const { copy } = await remove(bytes, removal)
  return copy && Buffer.from(await copy.arrayBuffer())
}
