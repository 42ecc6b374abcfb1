import { concatBytes, hasWords } from './byte-views.ts'
import { type H264Timing, readH264Sequence } from './h264-parameters.ts'
import { readSei } from './sei.ts'
import type { SampleReader, VideoUnit } from './video-unit.ts'

const unknownUnit = 'a unit of the video’s pictures'

/** Slices, sequence and picture parameters and their extensions, delimiter and ends (ITU-T H.264, table 7-1). */
const h264Units = [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 13, 14, 15, 19, 20, 21]

/** Reads a unit of H.264 without its length. */
export function readH264Unit(bytes: Uint8Array, timing: H264Timing | undefined): VideoUnit {
  const type = (bytes[0] ?? 0) & 31
  if (type === 6) return readSei(bytes, false, timing)
  if (type === 12) return readFiller(bytes.subarray(1))
  const isShort = type < 9 || type > 11 || bytes.length < 3
  return readPart(bytes, h264Units.includes(type), isShort && (type !== 7 || readH264Sequence(bytes) !== undefined))
}

/** Reads a unit of H.265 without its length (ITU-T H.265, table 7-1). */
export function readHevcUnit(bytes: Uint8Array): VideoUnit {
  const type = ((bytes[0] ?? 0) >> 1) & 63
  if (type === 39 || type === 40) return readSei(bytes, true, undefined)
  if (type === 38) return readFiller(bytes.subarray(2))
  return readPart(
    bytes,
    type < 10 || (type > 15 && type < 22) || (type > 31 && type < 38),
    type < 35 || bytes.length < 4,
  )
}

function readPart(bytes: Uint8Array, isKnown: boolean, isRight: boolean): VideoUnit {
  return {
    kept: isKnown ? bytes : undefined,
    unknownParts: isKnown && isRight && !hasWords(bytes) ? undefined : [unknownUnit],
  }
}

function readFiller(bytes: Uint8Array): VideoUnit {
  const isFilling = bytes.every((byte, index) => byte === 0xff || (byte === 0x80 && index === bytes.length - 1))
  return { kept: undefined, unknownParts: isFilling ? undefined : [unknownUnit] }
}

/** Creates a reader of units behind their lengths (ISO/IEC 14496-15, section 4.3.3). */
export function createUnitReader(lengthSize: number, readUnit: (bytes: Uint8Array) => VideoUnit): SampleReader {
  return function* (sample) {
    for (let at = 0; at < sample.length; ) {
      const start = at + lengthSize
      const length = sample.subarray(at, start).reduce((sum, byte) => sum * 256 + byte, 0)
      const end = start + length
      if (length === 0 || end > sample.length) throw new RangeError()
      const { kept, ...rest } = readUnit(sample.subarray(start, end))
      const head = Uint8Array.from({ length: lengthSize }, (_, index) =>
        kept ? (kept.length / 256 ** (lengthSize - 1 - index)) & 255 : 0,
      )
      yield { ...rest, kept: kept && (kept.length === length ? sample.subarray(at, end) : concatBytes(head, kept)) }
      at = end
    }
  }
}
