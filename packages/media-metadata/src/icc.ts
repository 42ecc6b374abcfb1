import { encodeLatin1, isZeroFilled, readCode, readNumber, readText, UncleanableError, writeNumber } from './bytes.ts'
import type { Findings } from './findings.ts'

/** Names of profiles that programs ship, which name no owner, and that of a cleaned one. */
const commonNames = /^(sRGB|Display P3|Adobe RGB|Generi|Gr[ae]y|Dot Gain|c2|-?$)/
/** ICC.1:2022, section 9.2. Without one of these that is there, colors would change. */
const colorTags = /^(A2B[0-2]|B2A[0-2]|[rgb]XYZ|[rgbk]TRC|wtpt|bkpt|chad|chrm|cicp|gamt|lumi)$/
/** A name and copyright that state nothing: one record in English (section 10.15). */
const neutralText = encodeLatin1('mluc\0\0\0\0\0\0\0\x01\0\0\0\x0cenUS\0\0\0\x02\0\0\0\x1c\0-')
/** Length, version, class, color spaces, signature, the intent with the illuminant (section 7.2): starts and ends. */
const keptRanges: Readonly<Record<number, number>> = { 0: 4, 8: 10, 12: 24, 36: 40, 64: 80 }
const [countAt, tableStart] = [128, 132]
const damage = 'its color profile is damaged'

/** Reports what a profile records; returns one of the same length and colors. Throws UncleanableError if damaged. */
export function cleanIcc(bytes: Uint8Array, findings: Findings): Uint8Array<ArrayBuffer> {
  if (bytes.length < tableStart || readCode(bytes, 36) !== 'acsp') throw new UncleanableError(damage)
  const cleaned = new Uint8Array(bytes.length)
  const rest = bytes.slice()
  for (const [start, end] of Object.entries(keptRanges)) {
    cleaned.set(bytes.subarray(Number(start), end), Number(start))
    rest.fill(0, Number(start), end)
  }
  const tableEnd = tableStart + readNumber(bytes, countAt, 4) * 12
  rest.fill(0, countAt, tableEnd)
  let entry = tableStart
  let name = ''
  for (let at = tableStart; at < tableEnd; at += 12) {
    const [tag, start, size] = [readCode(bytes, at), readNumber(bytes, at + 4, 4), readNumber(bytes, at + 8, 4)]
    if (start < tableEnd || start + size > bytes.length) throw new UncleanableError(damage)
    const content = bytes.subarray(start, start + size)
    if (tag === 'desc') name = readName(content)
    const isColor = colorTags.test(tag)
    if (!isColor && (!/^(desc|cprt)$/.test(tag) || size < neutralText.length)) continue
    const kept = isColor ? content : neutralText
    cleaned.set(bytes.subarray(at, at + 8), entry)
    cleaned.set(writeNumber(kept.length, 4), entry + 8)
    cleaned.set(kept, start)
    rest.fill(0, start, start + size)
    entry += 12
  }
  cleaned.set(writeNumber((entry - tableStart) / 12, 4), countAt)
  if (!commonNames.test(name)) findings.addUnknown('a color profile', ['time', 'device', 'owner'])
  // Common profiles, too, have a maker and a day.
  else if (!isZeroFilled(rest)) findings.addUnknown('a color profile', ['time', 'device'])
  return cleaned
}

/** Reads the first record of multiLocalizedUnicodeType, textDescriptionType or textType (sections 10.15 and 10.24). */
function readName(content: Uint8Array): string {
  const type = readCode(content)
  if (type !== 'mluc' || content.length < 28) return readText(content.subarray(type === 'desc' ? 12 : 8))
  const start = readNumber(content, 24, 4)
  return new TextDecoder('utf-16be').decode(content.subarray(start, start + readNumber(content, 20, 4)))
}
