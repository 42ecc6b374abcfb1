import { readAac } from './aac-elements.ts'
import { concatBytes, createDataView, hasWords } from './byte-views.ts'
import { isHighProfile, readH264Sequence } from './h264-parameters.ts'
import { createUnitReader, readH264Unit, readHevcUnit } from './nal-units.ts'
import type { SampleReader } from './video-unit.ts'
import type { WorkLimiter } from './work-limiter.ts'

/** What the box with the parameters of a codec states. */
export interface CodecParameters {
  /** How many of its bytes are its fields; nothing behind them is kept. */
  readonly length: number
  readonly readSample: SampleReader
  /** Its content without messages; undefined if it has none. */
  readonly cleaned?: Uint8Array | undefined
  readonly unknownParts?: readonly string[]
  readonly device?: string | undefined
}

/** The box that each decoder of pictures or sound needs (mp4ra.org), by the handler of its track. */
export const decoderBoxes: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = {
  vide: { avc1: 'avcC', avc3: 'avcC', hvc1: 'hvcC', hev1: 'hvcC' },
  soun: { mp4a: 'esds' },
}

const parametersPart = 'parameters of the video’s pictures'

/** Reads units behind lengths of two bytes, as many as there should be. Throws RangeError and WorkLimitError. */
function readUnits(content: Uint8Array, from: number, count: number, limiter: WorkLimiter) {
  const view = createDataView(content)
  const units: Uint8Array[] = []
  let end = from
  for (let left = count; left > 0; left -= 1) {
    limiter.spend(4)
    const length = view.getUint16(end)
    units.push(content.subarray(end + 2, end + 2 + length))
    end += 2 + length
  }
  return { units, end }
}

/** Reads `avcC` (ISO/IEC 14496-15, section 5.3.3.1): two lists of parameter sets, and in the high profiles a third. */
function readAvc(content: Uint8Array, limiter: WorkLimiter): CodecParameters {
  const view = createDataView(content)
  const sequences = readUnits(content, 6, view.getUint8(5) & 31, limiter)
  const pictures = readUnits(content, sequences.end + 1, view.getUint8(sequences.end), limiter)
  const [first, second] = sequences.units
  const timing = first && !second ? readH264Sequence(first) : undefined
  const read = (bytes: Uint8Array) => readH264Unit(bytes, timing)
  const all = [...sequences.units, ...pictures.units]
  const isRight = all.every(([head = 0], index) => (head & 31) === (index < sequences.units.length ? 7 : 8))
  const { end } = pictures
  const isHigh = isHighProfile(view.getUint8(1)) && end + 4 <= content.length
  // Pictures of transparency have parameters of their own, in a third list.
  if (isHigh && view.getUint8(end + 3)) throw new RangeError()
  return {
    length: isHigh ? end + 4 : end,
    readSample: createUnitReader((view.getUint8(4) & 3) + 1, read),
    unknownParts: isRight ? all.flatMap((bytes) => read(bytes).unknownParts ?? []) : [parametersPart],
  }
}

/** Reads `hvcC` (section 8.3.3.1), in which encoders put messages beside the parameters. */
function readHevc(content: Uint8Array, limiter: WorkLimiter): CodecParameters {
  const view = createDataView(content)
  const arrays: Uint8Array[] = []
  const unknownParts = hasWords(content.subarray(0, 23)) ? [parametersPart] : []
  let device: string | undefined
  let length = 23
  const count = view.getUint8(22)
  for (let left = count; left > 0; left -= 1) {
    const { units, end } = readUnits(content, length + 3, view.getUint16(length + 1), limiter)
    const type = view.getUint8(length) & 63
    for (const bytes of units) {
      const found = readHevcUnit(bytes)
      unknownParts.push(...(found.unknownParts ?? []))
      device ??= found.device
      if ((bytes[0] ?? 0) >> 1 !== type) unknownParts.push(parametersPart)
    }
    if (type >= 32 && type <= 34) arrays.push(content.subarray(length, end))
    length = end
  }
  const cleaned = concatBytes(content.subarray(0, 22), Uint8Array.of(arrays.length), ...arrays)
  return {
    length,
    readSample: createUnitReader((view.getUint8(21) & 3) + 1, readHevcUnit),
    cleaned: arrays.length < count ? concatBytes(cleaned, new Uint8Array(content.length - cleaned.length)) : undefined,
    unknownParts,
    device,
  }
}

/** A descriptor's tag, where its content begins, and where it ends (ISO/IEC 14496-1, section 8.3.3). */
function readDescriptor(view: DataView, from: number): readonly [tag: number, start: number, end: number] {
  let at = from + 1
  let length = 0
  for (let hasMore = true; hasMore; at += 1) {
    const byte = view.getUint8(at)
    length = length * 128 + (byte & 127)
    hasMore = byte > 127
  }
  return [view.getUint8(from), at, at + length]
}

/** Longest settings of AAC, with extensions. */
const maxSettings = 7

/**
 * Reads `esds` (sections 7.2.6.5 to 7.2.6.8): a stream of AAC without URL or dependence, the settings of its decoder, and
 * the sync layer of MP4.
 */
function readSound(content: Uint8Array): CodecParameters {
  const view = createDataView(content)
  const [stream, start, length] = readDescriptor(view, 4)
  const [decoder, at, end] = readDescriptor(view, start + 3)
  const [settings, from, to] = readDescriptor(view, at + 13)
  const [sync, mode, last] = end < length ? readDescriptor(view, end) : [6, length - 1, length]
  const isRight =
    `${stream} ${decoder} ${settings} ${sync}` === '3 4 5 6' &&
    (view.getUint8(start + 2) & 0xe0) === 0 &&
    [0x40, 0x67].includes(view.getUint8(at)) &&
    to === end &&
    to - from <= maxSettings &&
    last === length &&
    last - mode === 1
  if (!isRight) throw new RangeError()
  return { length, readSample: readAac }
}

/** Readers of the boxes that decoders need. They throw RangeError where one ends too early, and WorkLimitError. */
export const codecs: Readonly<
  Record<string, ((content: Uint8Array, limiter: WorkLimiter) => CodecParameters) | undefined>
> = {
  avcC: readAvc,
  hvcC: readHevc,
  esds: readSound,
}
