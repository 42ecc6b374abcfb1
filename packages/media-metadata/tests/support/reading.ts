import { type MediaFormat, readMetadata, removeMetadata } from '../../src/media-metadata.ts'

const none = { status: 'none' } as const
/** The report of a file in which everything was understood and that records nothing. */
export const emptyReport = {
  ...{ location: none, time: none, device: none, owner: none },
  ...{ otherParts: [], unknownParts: [] },
}

export function getFormat(bytes: Uint8Array): MediaFormat {
  return bytes[0] === 0xff ? 'jpeg' : bytes[0] === 0x89 ? 'png' : 'mp4'
}

export const read = (bytes: Uint8Array) => readMetadata(bytes, getFormat(bytes))

export const remove = (bytes: Uint8Array) => removeMetadata(bytes, getFormat(bytes))

export async function clean(bytes: Uint8Array): Promise<Buffer | undefined> {
  const { copy } = await remove(bytes)
  return copy && Buffer.from(await copy.arrayBuffer())
}
