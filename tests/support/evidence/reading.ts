import type { Removal, Traces } from '../../../src/forms/metadata/traces.ts'
import { type ReadableKind, tracesIn, withoutTraces } from '../../../src/forms/metadata/what-a-file-tells.ts'

/** What is said of a file in which every byte was understood and that tells nothing. */
export const nothing: Traces = {
  place: { known: 'none' },
  time: { known: 'none' },
  device: { known: 'none' },
  others: [],
  unread: [],
}

/** A reader and a remover for one kind of file, from bytes to bytes. */
export function reading(kind: ReadableKind) {
  const told = (bytes: Uint8Array) => tracesIn(Uint8Array.from(bytes), kind)
  return {
    told,
    placesIn: async (bytes: Uint8Array) => {
      const { place } = await told(bytes)
      return place.known === 'told' ? place.value : place.known
    },
    copyOf: async (bytes: Uint8Array, what: Removal) =>
      (await withoutTraces(Uint8Array.from(bytes), kind, what))?.bytes(),
  }
}
