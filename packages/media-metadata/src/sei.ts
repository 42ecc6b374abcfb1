import { contradiction, decodeLatin1, isZeroFilled, readNumber, truncation, UncleanableError } from './bytes.ts'
import type { Findings } from './findings.ts'

/** How samples are cut into units (ISO/IEC 14496-15, section 4.3.3): each stands behind its length, of some bytes. */
export type UnitFormat = { readonly isHevc: boolean; readonly lengthSize: number }

/** Splits a sample into its units. Throws UncleanableError if they do not fill it. */
export function* splitSample(sample: Uint8Array, lengthSize: number): Generator<Uint8Array, void, void> {
  for (let at = 0; at < sample.length; ) {
    const start = at + lengthSize
    at = start + readNumber(sample, at, lengthSize)
    if (at > sample.length) throw new UncleanableError(contradiction)
    yield sample.subarray(start, at)
  }
}

/** Splits H.265's parameters (`hvcC`, section 8.3.3.1), in which encoders put messages. Throws UncleanableError. */
export function* splitParameters(content: Uint8Array): Generator<Uint8Array, void, void> {
  let at = 23
  for (let arrays = readNumber(content, 22, 1); arrays > 0; arrays -= 1) {
    let units = readNumber(content, at + 1, 2)
    for (at += 3; units > 0; units -= 1) {
      const start = at + 2
      at = start + readNumber(content, at, 2)
      if (at > content.length) throw new UncleanableError(truncation)
      yield content.subarray(start, at)
    }
  }
}

const [timingMessage, fillerMessage, grainMessage, hevcClockMessage] = [1, 3, 19, 136]
/** The greatest lengths of messages of numbers that players use, by their type (ITU-T H.265, annex D). */
const maxMessageLengths: Readonly<Record<number, number | undefined>> = {
  ...{ 0: 50, [timingMessage]: 5, 2: 50, [fillerMessage]: Infinity, 6: 8, 45: 20, 47: 8 },
  ...{ 129: 50, 130: 50, 132: 50, 137: 24, 144: 4, 147: 1 },
}
const uncleanableMessage = 'a message in its pictures cannot be taken out'

/** Reports messages (SEI) that can hold a text or a clock, and puts filler in the place of a unit that has one. */
export function cleanUnit(unit: Uint8Array, isHevc: boolean, findings: Findings): void {
  const [head = 0] = unit
  if (isHevc ? ![39, 40].includes((head >> 1) & 63) : (head & 31) !== 6) return
  const body = unit.subarray(isHevc ? 2 : 1)
  // The byte 03 behind two zeros keeps a unit from looking like the start of another (H.264, section 7.4.1).
  const payload = body.filter((byte, at) => !(byte === 3 && at > 1 && body[at - 1] === 0 && body[at - 2] === 0))
  const unsafe = [...readMessages(payload)].filter((message) => !isSafe(message, isHevc))
  if (unsafe.length === 0) return
  // Players draw grain over the pictures as a message states. Four bytes are the shortest filler.
  if (unsafe.some(({ type }) => type === grainMessage) || body.length < 4)
    throw new UncleanableError(uncleanableMessage)
  for (const { type, content } of unsafe) {
    const [, program] = /^(x26[45])[ (].* - options: /s.exec(decodeLatin1(content.subarray(16))) ?? []
    const isClock = type === timingMessage || type === hevcClockMessage
    if (program) findings.addDevice(program)
    else findings.addUnknown('a message in the video’s pictures (SEI)', isClock ? ['time'] : undefined)
  }
  fillUnit(body)
}

/** The timing of H.264 has a clock where it is long; H.265 has another message for it. */
function isSafe({ type, length, content }: Message, isHevc: boolean): boolean {
  if (type === fillerMessage) return content.every((byte) => byte === 0xff)
  return length <= (type === timingMessage && isHevc ? 50 : (maxMessageLengths[type] ?? -1))
}

/** Writes empty filler messages, of two bytes each, before the last bit. */
function fillUnit(body: Uint8Array): void {
  const length = body.length - 1
  for (let at = 0; at < length; at += 1) body[at] = at % 2 === 0 ? fillerMessage : 0
  // The last of an odd number has a byte of its own.
  if (length % 2 === 1) body.set([fillerMessage, 1, 0xff], length - 3)
  body[length] = 0x80
}

type Message = { readonly type: number; readonly length: number; readonly content: Uint8Array }

/** Reads the messages of a unit (H.264, section 7.3.2.3). Type and length are bytes of 255 and a rest. */
function* readMessages(payload: Uint8Array): Generator<Message, void, void> {
  let at = 0
  const readSum = () => {
    const start = at
    while (payload[at] === 0xff) at += 1
    at += 1
    return (at - 1 - start) * 255 + (payload[at - 1] ?? 0)
  }
  while (at < payload.length && !(payload[at] === 0x80 && isZeroFilled(payload.subarray(at + 1)))) {
    const [type, length] = [readSum(), readSum()]
    const end = at + length
    // A message that is longer than its unit is not one.
    yield { type, length: end > payload.length ? Infinity : length, content: payload.subarray(at, end) }
    at = end
  }
}
