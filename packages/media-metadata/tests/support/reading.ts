import {
  type MediaFormat,
  type MetadataRemoval,
  type MetadataReport,
  readMetadata,
  removeMetadata,
} from '../../src/media-metadata.ts'

/** The report of a file in which every byte was understood and that records nothing. */
export const emptyReport: MetadataReport = {
  location: { status: 'none' },
  time: { status: 'none' },
  device: { status: 'none' },
  owner: { status: 'none' },
  otherMetadata: [],
  unknownParts: [],
}

/** Returns the format of a file by its first byte. */
export function getFormat(bytes: Uint8Array): MediaFormat {
  return bytes[0] === 0xff ? 'jpeg' : bytes[0] === 0x89 ? 'png' : 'mp4'
}

/** Creates a reader and a cleaner for one format, from bytes to bytes. */
export function createMetadataReader(format: MediaFormat) {
  const read = (bytes: Uint8Array) => readMetadata(Uint8Array.from(bytes), format)
  return {
    read,
    locationsIn: async (bytes: Uint8Array) => {
      const { location } = await read(bytes)
      return location.status === 'found' ? location.value : location.status
    },
    clean: async (bytes: Uint8Array, removal: MetadataRemoval) => {
      const copy = await removeMetadata(Uint8Array.from(bytes), format, removal)
      return copy && new Uint8Array(await copy.arrayBuffer())
    },
  }
}
