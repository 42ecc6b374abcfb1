import { contradiction, decodeLatin1, isZeroFilled, readNumber, UncleanableError } from './bytes.ts'
import type { Findings } from './findings.ts'
import { checkLayout, hasLayout, type Layouts } from './layouts.ts'
import { masteringDisplay } from './mp4-layouts.ts'
import { reportName } from './mp4-notes.ts'

/** How samples are cut into units (ISO/IEC 14496-15, section 4.3.3): each behind its length, of some bytes; 0 in MPEG-4 Part 2. */
export type UnitFormat = { readonly isHevc: boolean; readonly lengthSize: number }

/** Cleans what a sample has beside its picture. Throws UncleanableError if its units do not fill it. */
export function cleanSample(sample: Uint8Array, { isHevc, lengthSize }: UnitFormat, findings: Findings): void {
  if (lengthSize === 0) eraseUserData(sample, findings)
  for (let at = 0; lengthSize > 0 && at < sample.length; ) {
    const start = at + lengthSize
    at = start + readNumber(sample, at, lengthSize)
    if (at > sample.length) throw new UncleanableError(contradiction)
    cleanUnit(sample.subarray(start, at), isHevc, findings)
  }
}

/** Types of units of pictures and parameters (ITU-T H.264 and H.265, table 7-1); 62 and 63 are Dolby's layer of brightness. */
const codedUnits = /^([1-578]|1[345]|19|20)$/
const hevcCodedUnits = /^(\d|1[6-9]|2[01]|3[2-4]|6[23])$/
/** What else has no message: where a picture begins or the film ends, and filler, of H.264 and of H.265. */
const fixedUnits = '09 n1 | 0a | 0b | 0c (ff)* 80 | 460. n1 | 480. | 4a0. | 4c0. (ff)* 80'
const timingMessage = 1
const fillerMessage = 3
const grainMessage = 19
const hevcClockMessage = 136
/** Messages of numbers that players use, by their type (ITU-T H.265, annex D), with room for few of them. */
const messageLayouts: Layouts = {
  ...{ 0: '(..){0,13}', [timingMessage]: '(..){0,5}', 2: '(..){0,13}', [fillerMessage]: '(ff)*', 6: '(..){0,4}' },
  ...{ 45: '(..){0,12}', 47: '(..){0,8}', 129: '(..){0,8}', 130: '(..){0,12}', 137: masteringDisplay },
  ...{ 144: 'n4', 147: 'n1' },
}
const hevcTimingLayout = '(..){0,13}'
/** Before each header of MPEG-4 Part 2 (ISO/IEC 14496-2, section 6.2.1), as characters of one byte. */
export const startCode = '\0\0\x01'
/** User data that stay, with their code: "XviD" and its version, by which decoders choose how to calculate pictures. */
const neededUserData = /^\xb2XviD[0-?]{4}\0*$/
const uncleanableMessage = 'a message in its pictures cannot be taken out'

/** Reports messages (SEI) that can hold a text or a clock, and puts filler in the place of a unit that has one. */
export function cleanUnit(unit: Uint8Array, isHevc: boolean, findings: Findings): void {
  const [head = 0] = unit
  const type = isHevc ? (head >> 1) & 63 : head & 31
  if ((isHevc ? hevcCodedUnits : codedUnits).test(String(type))) return
  if (isHevc ? type !== 39 && type !== 40 : type !== 6) {
    checkLayout('unit', fixedUnits, unit)
    return
  }
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
    if (program) findings.device ||= program
    else findings.addUnknown('a message in the video’s pictures (SEI)', isClock ? ['time'] : undefined)
  }
  fillUnit(body)
}

/** The timing of H.264 has a clock where it is long; H.265 has another message for it. */
const isSafe = ({ type, content }: Message, isHevc: boolean): boolean =>
  hasLayout(isHevc && type === timingMessage ? hevcTimingLayout : messageLayouts[type ?? -1], content)

/** Erases user data of MPEG-4 Part 2, from its start code to the next (ISO/IEC 14496-2, section 6.2.2.1). */
export function eraseUserData(bytes: Uint8Array, findings: Findings): void {
  const text = decodeLatin1(bytes)
  const userDataCode = `${startCode}\xb2`
  for (let at = text.indexOf(userDataCode); at >= 0; at = text.indexOf(userDataCode, at + 4)) {
    const next = text.indexOf(startCode, at + 4)
    const end = next < 0 ? bytes.length : next
    if (neededUserData.test(text.slice(at + startCode.length, end))) continue
    reportName(bytes.subarray(at + userDataCode.length, end), findings)
    bytes.fill(0, at, end)
  }
}

/** Writes empty filler messages, of two bytes each, before the last bit. */
function fillUnit(body: Uint8Array): void {
  const length = body.length - 1
  for (let at = 0; at < length; at += 1) body[at] = at % 2 === 0 ? fillerMessage : 0
  // The last of an odd number has a byte of its own.
  if (length % 2 === 1) body.set([fillerMessage, 1, 0xff], length - 3)
  body[length] = 0x80
}

type Message = { readonly type: number | undefined; readonly content: Uint8Array }

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
    // A message that is longer than its unit is of no type.
    yield { type: end > payload.length ? undefined : type, content: payload.subarray(at, end) }
    at = end
  }
}
