/** A unit of a coded picture or sound: a slice of it, parameters, a message. */
export interface VideoUnit {
  /** What is kept of it, with its length before it; undefined if it is no part of the picture. */
  readonly kept: Uint8Array | undefined
  readonly unknownParts?: readonly string[] | undefined
  readonly device?: string | undefined
}

/** Splits a sample into its units. Throws RangeError if they do not fill it. */
export type SampleReader = (sample: Uint8Array) => Iterable<VideoUnit>
