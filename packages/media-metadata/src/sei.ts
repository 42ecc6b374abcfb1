import { addEmulation, BitFields, removeEmulation } from './bit-fields.ts'
import { concatBytes, decodeLatin1, hasWords, isZeroFilled } from './byte-views.ts'
import type { H264Timing } from './h264-parameters.ts'
import type { VideoUnit } from './video-unit.ts'

/** What a message that is taken out holds: nothing, a part that is not understood, or a program’s name. */
type Finding = Omit<VideoUnit, 'kept'>
type MessageClass = 'keep' | Finding

const drop: Finding = {}
const message: Finding = { unknownParts: ['a message in the video’s pictures (SEI)'] }
const clock: Finding = { unknownParts: ['a clock in the video’s pictures (SEI)'] }

/** The maximum number of clocks of each picture structure (ITU-T H.264, table D-1). */
const clocks = [1, 1, 1, 2, 2, 3, 3, 2, 3]
/** Light levels of the display it was mastered on, of its content, and the transfer function, with their lengths. */
const lightMessages: Readonly<Record<number, number>> = { 137: 24, 144: 4, 147: 1 }
/** Messages of numbers about buffers, timing and checksums, which need not be kept, and the greatest length of any. */
const numberMessages = [0, 2, 45]
const hevcNumberMessages = [...numberMessages, 1, 129, 130, 132]
const maxNumbers = 50
const programs = /^(x26[45])[ (][ -~]{0,400}? - options: (?:[\w=.:,+\- ]|\d\/\d|[BGLPR]\(\d+,\d+\))*\0?$/

/**
 * Reads the messages of an SEI unit from its header on (H.264, section 7.3.2.3; H.265, section 7.3.5). Kept are light
 * levels, recovery points, how the picture is turned, and picture timing without a clock. Throws RangeError for what can
 * neither be kept nor taken out.
 */
export function readSei(unit: Uint8Array, isHevc: boolean, timing: H264Timing | undefined): VideoUnit {
  const head = isHevc ? 2 : 1
  const payload = removeEmulation(unit.subarray(head))
  const kept: Uint8Array[] = []
  const unknownParts: string[] = []
  let device: string | undefined
  let at = 0
  const readNumber = () => {
    let value = 0
    for (; payload[at] === 0xff; at += 1) value += 255
    value += payload[at] ?? 0
    at += 1
    return value
  }
  while (at < payload.length && !(payload[at] === 0x80 && isZeroFilled(payload.subarray(at + 1)))) {
    const start = at
    const type = readNumber()
    const size = readNumber()
    if (at + size > payload.length) return { kept: undefined, ...message }
    const result = classifyMessage(type, payload.subarray(at, at + size), isHevc, timing)
    at += size
    if (result === 'keep') kept.push(payload.subarray(start, at))
    else {
      device ??= result.device
      unknownParts.push(...(result.unknownParts ?? []))
    }
  }
  const rest = kept.length ? addEmulation(concatBytes(...kept, Uint8Array.of(0x80))) : undefined
  return { kept: rest && concatBytes(unit.subarray(0, head), rest), unknownParts, device }
}

function classifyMessage(
  type: number,
  content: Uint8Array,
  isHevc: boolean,
  timing: H264Timing | undefined,
): MessageClass {
  if (type === 1 && !isHevc) return classifyTiming(content, timing)
  if (hasWords(content) && type !== 5) return message
  if ((isHevc ? hevcNumberMessages : numberMessages).includes(type))
    return content.length <= maxNumbers ? drop : message
  if (lightMessages[type] !== undefined) return content.length === lightMessages[type] ? 'keep' : message
  if (type === 3) return content.every((byte) => byte === 0xff) ? drop : message
  if (type === 5) {
    const [, device] = programs.exec(decodeLatin1(content.subarray(16))) ?? []
    return device ? { device } : message
  }
  // Grain is drawn over the picture by its numbers, which could be any.
  if (type === 19) throw new RangeError()
  const bits = new BitFields(content)
  if (type === 6) {
    bits.readCode()
    bits.read(isHevc ? 2 : 4)
  } else if (type === 47) {
    // H.264, section D.1.27; H.265, section D.2.17: mirrored, turned, and for how long, unless that ends here.
    if (!bits.read(1)) {
      bits.read(18)
      bits.readCode(isHevc ? 0 : 1)
      bits.read(1)
    }
  } else return message
  return isAtEnd(bits, content) ? 'keep' : message
}

/** H.264, section D.1.3. */
function classifyTiming(content: Uint8Array, timing: H264Timing | undefined): MessageClass {
  if (!timing) return clock
  const bits = new BitFields(content)
  bits.read(timing.delayBits)
  if (timing.hasPictureStructure)
    for (let left = clocks[bits.read(4)] ?? 0; left > 0; left -= 1) if (bits.read(1)) return clock
  return isAtEnd(bits, content) ? 'keep' : message
}

function isAtEnd(bits: BitFields, content: Uint8Array): boolean {
  return bits.position === content.length * 8 || bits.isAtTrailingBits()
}
