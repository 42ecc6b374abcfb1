import { encodeLatin1, isZeroFilled, readCode, readNumber, readText, UncleanableError, writeNumber } from './bytes.ts'
import type { Findings } from './findings.ts'
import { hasLayout, type Layouts } from './layouts.ts'

/** Names of profiles that programs ship, which name no owner, and that of a cleaned one. */
const commonNames = /^(sRGB|Display P3|Adobe RGB|Generi|Gr[ae]y|Dot Gain|c2|-?$)/
const xyz = '58595a20 z4 ((000[0-3] | ffff) n2){3}'
const curve = '63757276 z4 n4 (n2)* | 70617261 z4 000[0-4] 0000 ((000. | fff.) n2){1,7}'
const table = '6d66743[12] z4 n3 00 (..)*'
/** Tags without which colors would change (ICC.1:2022, section 9.2), with what is in them (section 10). */
const tagLayouts: Layouts = {
  ...{ rXYZ: xyz, gXYZ: xyz, bXYZ: xyz, wtpt: xyz }, // 10.31
  ...{ rTRC: curve, gTRC: curve, bTRC: curve, kTRC: curve }, // 10.6 and 10.18
  ...{ A2B0: table, A2B1: table, A2B2: table, B2A0: table, B2A1: table, B2A2: table }, // 10.10 and 10.11
  chad: '73663332 z4 ((000[0-3] | fff[c-f]) n2){9}', // 10.22
  cicp: '63696370 z4 n4', // 10.3
}
/** A name and copyright that state nothing: one record in English (section 10.15). */
const neutralText = encodeLatin1('mluc\0\0\0\0\0\0\0\x01\0\0\0\x0cenUS\0\0\0\x02\0\0\0\x1c\0-')
/** Length, version, class, color spaces, signature, the intent with the illuminant (section 7.2): starts and ends. */
const keptRanges: Readonly<Record<number, number>> = { 0: 4, 8: 10, 12: 24, 36: 40, 64: 80 }
/** What is kept of it: a class, colors, their space, "acsp", an intent, and D50. */
const headerLayout = `n4 z4 n2 z2 (6d6e7472 | 73636e72 | 70727472 | 73706163) (52474220 | 47524159 | 434d594b)
  (58595a20 | 4c616220) z12 61637370 z24 000000 0[0-3] 0000f6d6 00010000 0000d32. z48`
const [countAt, tableStart] = [128, 132]
const damage = 'its color profile is damaged'

/** Reports what a profile records; returns one of the same length and colors. Throws UncleanableError if damaged. */
export function cleanIcc(bytes: Uint8Array, findings: Findings): Uint8Array<ArrayBuffer> {
  if (bytes.length < tableStart) throw new UncleanableError(damage)
  const cleaned = new Uint8Array(bytes.length)
  for (const [start, end] of Object.entries(keptRanges)) cleaned.set(bytes.subarray(Number(start), end), Number(start))
  if (!hasLayout(headerLayout, cleaned.subarray(0, countAt))) throw new UncleanableError(damage)
  const tableEnd = tableStart + readNumber(bytes, countAt, 4) * 12
  const seen = new Set<string>()
  let name = ''
  for (let at = tableStart; at < tableEnd; at += 12) {
    const [tag, start, size] = [readCode(bytes, at), readNumber(bytes, at + 4, 4), readNumber(bytes, at + 8, 4)]
    const content = bytes.subarray(start, start + size)
    const layout = tagLayouts[tag]
    if (start < tableEnd || start + size > bytes.length || seen.has(tag)) throw new UncleanableError(damage)
    if (tag === 'desc') name = readName(content)
    if (layout === undefined && (!/^(desc|cprt)$/.test(tag) || size < neutralText.length)) continue
    if (
      layout !== undefined &&
      !(hasLayout(layout, content) && isZeroFilled(content.subarray(getStatedLength(content))))
    )
      throw new UncleanableError(damage)
    const kept = layout === undefined ? neutralText : content
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

/** Returns how long curves and tables of colors are by their numbers of points and channels; zeros may follow. */
function getStatedLength(content: Uint8Array): number {
  const type = readCode(content)
  if (type === 'curv') return 12 + 2 * readNumber(content, 8, 4)
  if (!type.startsWith('mft')) return content.length
  const [inputs = 0, outputs = 0, points = 0] = content.subarray(8, 11)
  const colors = points ** inputs * outputs
  if (type === 'mft1') return 48 + 256 * (inputs + outputs) + colors
  return 52 + 2 * (inputs * readNumber(content, 48, 2) + colors + outputs * readNumber(content, 50, 2))
}

/** Reads the first record of multiLocalizedUnicodeType, textDescriptionType or textType (sections 10.15 and 10.24). */
function readName(content: Uint8Array): string {
  const type = readCode(content)
  if (type !== 'mluc' || content.length < 28) return readText(content.subarray(type === 'desc' ? 12 : 8))
  const start = readNumber(content, 24, 4)
  return new TextDecoder('utf-16be').decode(content.subarray(start, start + readNumber(content, 20, 4)))
}
