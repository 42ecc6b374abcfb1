import { encodeLatin1, isZeroFilled, readCode, readNumber, readText, writeNumber } from './bytes.ts'
import type { Findings } from './findings.ts'
import { createFormError, hasLayout, type Layouts } from './layouts.ts'

/** Names of profiles that programs ship, which name no owner, and that of a cleaned one. */
const commonNames = /^(sRGB|Display P3|Adobe RGB|Generi|Gr[ae]y|Dot Gain|c2|-?$)/
/** Tags without which colors would change (ICC.1:2022, section 9.2). */
const keptTags = /^([rgb]XYZ|wtpt|[rgbk]TRC|(A2B|B2A)[012]|chad|cicp)$/
/** What is in them behind the name of their type (section 10), unless it is curves or tables. */
const typeLayouts: Layouts = {
  'XYZ ': 'z4 ((000[0-3] | ffff) n2){3}', // 10.31
  para: 'z4 000[0-4] 0000 ((000. | fff.) n2){1,7}', // 10.18
  sf32: 'z4 ((000[0-3] | fff[c-f]) n2){9}', // 10.22
  cicp: 'z4 n4', // 10.3
}
/** How many parameters a curve has, by its function (table 68). */
const parameterCounts = [1, 3, 4, 5, 7]
/** A name and copyright that state nothing: one record in English (section 10.15). */
const neutralText = encodeLatin1('mluc\0\0\0\0\0\0\0\x01\0\0\0\x0cenUS\0\0\0\x02\0\0\0\x1c\0-')
/** Length, version, class, color spaces, signature, the intent with the illuminant (section 7.2): starts and ends. */
const keptRanges = [
  [0, 4],
  [8, 10],
  [12, 24],
  [36, 40],
  [64, 80],
] as const
/** What is kept of it: a class, colors, their space, "acsp", an intent, and D50, as programs round it. */
const headerLayout = `n4 z4 n2 z2 (6d6e7472 | 73636e72 | 70727472 | 73706163) (52474220 | 47524159 | 434d594b)
  (58595a20 | 4c616220) z12 61637370 z24 000000 0[0-3] 0000f6d[5-7] 00010000 0000d32. z48`
const countAt = 128
const tableStart = 132

/** Reports what a profile records; returns one of the same length and colors. Throws UncleanableError where it is of another form. */
export function cleanIcc(bytes: Uint8Array, findings: Findings): Uint8Array<ArrayBuffer> {
  checkProfile(bytes.length >= tableStart)
  const cleaned = new Uint8Array(bytes.length)
  for (const [start, end] of keptRanges) cleaned.set(bytes.subarray(start, end), start)
  checkProfile(hasLayout(headerLayout, cleaned.subarray(0, countAt)))
  const tableEnd = tableStart + readNumber(bytes, countAt, 4) * 12
  const seen = new Set<string>()
  let name = ''
  for (let at = tableStart; at < tableEnd; at += 12) {
    const tag = readCode(bytes, at)
    const start = readNumber(bytes, at + 4, 4)
    const size = readNumber(bytes, at + 8, 4)
    const content = bytes.subarray(start, start + size)
    const isKept = keptTags.test(tag)
    checkProfile(start >= tableEnd && start + size <= bytes.length && !seen.has(tag))
    if (tag === 'desc') name = readName(content)
    if (!isKept && (!/^(desc|cprt)$/.test(tag) || size < neutralText.length)) continue
    checkProfile(!isKept || hasOnlyNumbers(content))
    const kept = isKept ? content : neutralText
    const entry = tableStart + seen.size * 12
    seen.add(tag)
    cleaned.set(bytes.subarray(at, at + 8), entry)
    cleaned.set(writeNumber(kept.length, 4), entry + 8)
    cleaned.set(kept, start)
  }
  cleaned.set(writeNumber(seen.size, 4), countAt)
  if (!commonNames.test(name)) findings.addUnknown('a color profile', ['time', 'device', 'owner'])
  // Common profiles, too, have a maker and a day.
  else if (bytes.some((byte, at) => byte !== cleaned[at])) findings.addUnknown('a color profile', ['time', 'device'])
  return cleaned
}

/** Throws UncleanableError unless a part of a profile is what its standard states. */
function checkProfile(isOfForm: boolean): void {
  if (!isOfForm) throw createFormError('its color profile')
}

/** Returns whether a tag is what its type states: what is none of its numbers is zero. */
function hasOnlyNumbers(content: Uint8Array): boolean {
  const type = readCode(content)
  const layout = typeLayouts[type]
  if (layout) return hasLayout(layout, content.subarray(4))
  const rest = content.slice()
  const take = (start: number, length: number) => {
    checkProfile(start + length <= content.length)
    rest.fill(0, start, start + length)
    return content.subarray(start, start + length)
  }
  take(0, 4)
  if (type === 'curv') takeCurves(take, 0, 1)
  else if (/^mft[12]$/.test(type)) takeTables(take, type === 'mft1' ? 1 : 2)
  else takeElements(take, type)
  return isZeroFilled(rest)
}

/** Takes bytes out of a tag. Throws UncleanableError where it ends before. */
type Take = (start: number, length: number) => Uint8Array

/** Takes curves, of points or parameters (10.6 and 10.18), one behind another, each at a multiple of four bytes. */
function takeCurves(take: Take, first: number, count: number): void {
  for (let [start, left] = [first, count]; left > 0; left -= 1) {
    const type = readCode(take(start, 4))
    checkProfile(type === 'curv' || type === 'para')
    const length =
      type === 'curv'
        ? 2 * readNumber(take(start + 8, 4), 0, 4)
        : 4 * (parameterCounts[readNumber(take(start + 8, 2), 0, 2)] ?? Infinity)
    take(start + 12, length)
    start += (length + 15) & ~3
  }
}

/** Takes a matrix, a table of 8 or 16 bits for each channel, and one of colors (10.11 and 10.10). */
function takeTables(take: Take, size: number): void {
  const [inputs = 0, outputs = 0, points = 0] = take(8, 3)
  take(12, 36)
  const colors = points ** inputs * outputs
  if (size === 1) take(48, 256 * (inputs + outputs) + colors)
  else {
    const counts = take(48, 4)
    take(52, 2 * (inputs * readNumber(counts, 0, 2) + colors + outputs * readNumber(counts, 2, 2)))
  }
}

/** Takes elements at the offsets that are stated; some share their curves (10.12 and 10.13). */
function takeElements(take: Take, type: string): void {
  checkProfile(/^m(AB|BA) $/.test(type))
  const [inputs = 0, outputs = 0] = take(8, 2)
  const readOffset = (at: number) => readNumber(take(at, 4), 0, 4)
  const bCurves = readOffset(12)
  const matrix = readOffset(16)
  const mCurves = readOffset(20)
  const table = readOffset(24)
  const aCurves = readOffset(28)
  // Curves B and M are at the connection space, to which `mAB ` leads; A are at the device.
  const [near, far] = type === 'mAB ' ? [outputs, inputs] : [inputs, outputs]
  takeCurves(take, bCurves, bCurves && near)
  takeCurves(take, mCurves, mCurves && near)
  takeCurves(take, aCurves, aCurves && far)
  if (matrix > 0) take(matrix, 48)
  if (table > 0) {
    const colors = take(table, inputs).reduce((product, points) => product * points, outputs)
    const [precision = 0] = take(table + 16, 1)
    checkProfile(inputs < 16 && precision < 3)
    take(table + 20, colors * precision)
  }
}

/** Reads the first record of multiLocalizedUnicodeType, textDescriptionType or textType (sections 10.15 and 10.24). */
function readName(content: Uint8Array): string {
  const type = readCode(content)
  if (type !== 'mluc' || content.length < 28) return readText(content.subarray(type === 'desc' ? 12 : 8))
  const start = readNumber(content, 24, 4)
  return new TextDecoder('utf-16be').decode(content.subarray(start, start + readNumber(content, 20, 4)))
}
