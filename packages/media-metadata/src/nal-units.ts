import { concatBytes, hasWords } from './byte-views.ts'
import { type H264Timing, readH264Sequence } from './h264-parameters.ts'
import { readSei } from './sei.ts'
import type { SampleReader, VideoUnit } from './video-unit.ts'

const unknownUnit = 'a unit of the video’s pictures'

/** Where the slices of a picture can hold no words of 20 letters, its parameters hold none of 8. */
const sliceLetters = 20

/** Reads a unit of H.264 without its length. */
export function readH264Unit(bytes: Uint8Array, timing: H264Timing | undefined): VideoUnit {
  const type = (bytes[0] ?? 0) & 31
  if (type === 6) return readSei(bytes, false, timing)
  if (type === 12) return readFiller(bytes.subarray(1))
  const isRight = type < 6 || (type === 7 && readH264Sequence(bytes)) || type === 8 || bytes.length < 3
  // Slices, parameters, delimiter and ends (ITU-T H.264, table 7-1); other pictures than the first are not shown.
  return readPart(bytes, type > 0 && type < 12, type < 6, Boolean(isRight))
}

/** Reads a unit of H.265 without its length (ITU-T H.265, table 7-1). Layers above the first are not shown. */
export function readHevcUnit(bytes: Uint8Array): VideoUnit {
  const type = ((bytes[0] ?? 0) >> 1) & 63
  if (type === 39 || type === 40) return readSei(bytes, true, undefined)
  if (type === 38) return readFiller(bytes.subarray(2))
  const isSlice = type < 10 || (type > 15 && type < 22)
  const isFirstLayer = ((bytes[0] ?? 0) & 1) === 0 && (bytes[1] ?? 0) < 8
  return readPart(bytes, isFirstLayer && (isSlice || (type > 31 && type < 38)), isSlice, type < 35 || bytes.length < 4)
}

function readPart(bytes: Uint8Array, isKnown: boolean, isSlice: boolean, isRight: boolean): VideoUnit {
  const isUnderstood = isKnown && isRight && !hasWords(bytes, isSlice ? sliceLetters : undefined)
  return {
    kept: isKnown ? bytes : undefined,
    unknownParts: isUnderstood ? undefined : [unknownUnit],
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
      const unit = sample.subarray(start, end)
      const { kept, ...rest } = readUnit(unit)
      yield { ...rest, kept: kept === unit ? sample.subarray(at, end) : kept && writeUnit(kept, lengthSize) }
      at = end
    }
  }
}

/** Writes a unit behind its length. Throws RangeError where that does not fit, since what was taken out needed no escapes. */
function writeUnit(unit: Uint8Array, lengthSize: number): Uint8Array {
  if (unit.length >= 256 ** lengthSize) throw new RangeError()
  const head = Uint8Array.from({ length: lengthSize }, (_, index) => unit.length / 256 ** (lengthSize - 1 - index))
  return concatBytes(head, unit)
}
