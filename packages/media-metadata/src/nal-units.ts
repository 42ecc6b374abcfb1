import { concatBytes, decodeLatin1, isZeroFilled, readNumber } from './bytes.ts'
import type { Findings, MetadataFinding } from './metadata-report.ts'
import { contradiction, truncation, UncleanableError } from './uncleanable-error.ts'

/** How samples of H.264 or H.265 are cut into units: each stands behind its length (ISO/IEC 14496-15, section 4.3.3). */
export interface UnitFormat {
  readonly isHevc: boolean
  /** Bytes of a length. */
  readonly lengthSize: number
}

/** Splits a sample into its units. Throws UncleanableError if they do not fill it. */
export function* splitUnits(sample: Uint8Array, lengthSize: number): Generator<Uint8Array, void, void> {
  for (let at = 0; at < sample.length; ) {
    const start = at + lengthSize
    const end = start + readNumber(sample, at, lengthSize)
    if (end > sample.length) throw new UncleanableError(contradiction)
    yield sample.subarray(start, end)
    at = end
  }
}

/** Returns whether a unit has messages (SEI); of all others nothing is read (H.264, table 7-1; H.265, table 7-1). */
function hasMessages([head = 0]: Uint8Array, isHevc = false): boolean {
  return isHevc ? [39, 40].includes((head >> 1) & 63) : (head & 31) === 6
}

/** Reads what a unit records: that there are messages, and their texts. */
export function* readUnit(unit: Uint8Array, isHevc = false): Findings {
  if (hasMessages(unit, isHevc)) yield* readMessages(unit, isHevc)
}

/**
 * Removes messages from a unit but those that players need, in place, so that it is as long as before. Throws
 * UncleanableError where that cannot be done.
 */
export function cleanUnit(unit: Uint8Array, isHevc = false): void {
  if (hasMessages(unit, isHevc)) cleanMessages(unit, isHevc)
}

/** Splits H.265's parameters (`hvcC`, ISO/IEC 14496-15, section 8.3.3.1), in which encoders put messages. Throws UncleanableError. */
export function* splitParameters(content: Uint8Array): Generator<Uint8Array, void, void> {
  let end = 23
  for (let arrays = readNumber(content, 22, 1); arrays > 0; arrays -= 1) {
    const count = readNumber(content, end + 1, 2)
    end += 3
    for (let left = count; left > 0; left -= 1) {
      const start = end + 2
      end = start + readNumber(content, end, 2)
      if (end > content.length) throw new UncleanableError(truncation)
      yield content.subarray(start, end)
    }
  }
}

/** A message of an SEI unit (ITU-T H.264, section 7.3.2.3; H.265, section 7.3.5). */
interface Message {
  /** -1 of what is no message. */
  readonly type: number
  /** With its type and size. */
  readonly bytes: Uint8Array
  readonly content: Uint8Array
}

const otherMessage: MetadataFinding = { unknownParts: ['a message in the video’s pictures (SEI)'] }
const clock: MetadataFinding = { unclear: { time: 'a clock in the video’s pictures (SEI)' } }

/**
 * Messages that players need, by their type, with their greatest lengths: recovery points, frame packing, how the picture is
 * turned, light levels of the display it was mastered on and of its content, transfer function.
 */
const neededMessages: Readonly<Record<number, number | undefined>> = {
  6: 8,
  45: 20,
  47: 8,
  137: 24,
  144: 4,
  147: 1,
}
/** Messages of numbers about buffers and checksums, which need not be kept: 1 to 132 only in H.265. */
const numberMessages = [0, 2]
const hevcNumberMessages = [...numberMessages, 1, 129, 130, 132]
const maxNumberBytes = 50
/** Picture timing of H.264 is longer where it has a clock with hours. */
const maxTimingBytes = 5
const timingMessage = 1
const fillerMessage = 3
const textMessage = 5
const grainMessage = 19
const clockMessage = 136
const stuckMessage = 'a message in its pictures cannot be taken out'
/** What x264 and x265 write about themselves. */
const programs = /^(x26[45])[ (].* - options: /s

/** Reads what the messages of a unit record: that there are some, and the texts in them. */
function* readMessages(unit: Uint8Array, isHevc = false): Findings {
  for (const message of splitMessages(unit, isHevc)) {
    const { type, content } = message
    if (isNeeded(message) || (type === fillerMessage && content.every((byte) => byte === 0xff))) continue
    if ((isHevc ? hevcNumberMessages : numberMessages).includes(type) && content.length <= maxNumberBytes) continue
    if (type === timingMessage && !isHevc) {
      if (content.length > maxTimingBytes) yield clock
    } else if (type === clockMessage) yield clock
    else yield type === textMessage ? readText(content) : otherMessage
  }
}

/** Reads a text behind the number of its kind (H.264, section D.1.7). */
function readText(content: Uint8Array): MetadataFinding {
  const text = decodeLatin1(content.subarray(16))
  const [, device] = programs.exec(text) ?? []
  if (device) return { device }
  const [words] = /[ -~]{12,}/.exec(text) ?? []
  return words ? { unknownParts: [`a message in the video’s pictures (“${words.slice(0, 60).trim()}”)`] } : otherMessage
}

function isNeeded({ type, content }: Message): boolean {
  return content.length <= (neededMessages[type] ?? -1)
}

function* splitMessages(unit: Uint8Array, isHevc = false): Generator<Message, void, void> {
  const payload = removeEmulation(unit.subarray(isHevc ? 2 : 1))
  for (let at = 0; at < payload.length && !isEnd(payload, at); ) {
    const [type, sizeStart] = readCount(payload, at)
    const [size, start] = readCount(payload, sizeStart)
    const end = start + size
    const isWhole = end <= payload.length
    yield { type: isWhole ? type : -1, bytes: payload.subarray(at, end), content: payload.subarray(start, end) }
    at = end
  }
}

/** The last bit 1, then zeros (H.264, section 7.3.2.11). */
function isEnd(payload: Uint8Array, at: number): boolean {
  return payload[at] === 0x80 && isZeroFilled(payload.subarray(at + 1))
}

/** Reads a number that is written as bytes of 255 and a rest; returns it and where it ends. */
function readCount(payload: Uint8Array, start: number): readonly [count: number, end: number] {
  let at = start
  while (payload[at] === 0xff) at += 1
  return [(at - start) * 255 + (payload[at] ?? 0), at + 1]
}

/**
 * Replaces all messages of a unit but those that players need by filler messages, so that it is as long as before. Throws
 * UncleanableError for what would change the pictures.
 */
function cleanMessages(unit: Uint8Array, isHevc = false): void {
  const all = [...splitMessages(unit, isHevc)]
  const needed = all.filter(isNeeded)
  if (needed.length === all.length) return
  // Players draw grain over the pictures as a message states.
  if (all.some(({ type }) => type === grainMessage)) throw new UncleanableError(stuckMessage)
  const kept = addEmulation(concatBytes(needed.map(({ bytes }) => bytes)))
  const head = isHevc ? 2 : 1
  const filler = createFiller(unit.length - head - kept.length - 1)
  // Neither a filler message nor what follows it has two zeros that would need an escape.
  unit.set(concatBytes([filler, kept, Uint8Array.of(0x80)]), head)
}

/** Creates filler messages that have this length together, most of them empty. Throws UncleanableError where none has. */
function createFiller(length: number): Uint8Array {
  if (length < 2) throw new UncleanableError(stuckMessage)
  const filler = Uint8Array.from({ length }, (_, index) => (index % 2 === 0 ? fillerMessage : 0))
  if (length % 2 === 1) filler.set([fillerMessage, 1, 0xff], length - 3)
  return filler
}

/** Removes the byte 03 behind two zeros (H.264, section 7.4.1), which keeps a unit from looking like the start of another. */
function removeEmulation(bytes: Uint8Array): Uint8Array {
  return bytes.filter((byte, at) => !(byte === 3 && at > 1 && bytes[at - 1] === 0 && bytes[at - 2] === 0))
}

/** Adds the byte 03 where three bytes of a unit would look like the start of another. */
function addEmulation(bytes: Uint8Array): Uint8Array {
  const escaped: number[] = []
  let zeros = 0
  for (const byte of bytes) {
    if (zeros > 1 && byte < 4) {
      escaped.push(3)
      zeros = 0
    }
    escaped.push(byte)
    zeros = byte === 0 ? zeros + 1 : 0
  }
  return Uint8Array.from(escaped)
}
