import { encodeLatin1, isZeroFilled, readCode, readNumber, readString, writeNumber } from './bytes.ts'
import type { MetadataFinding } from './metadata-report.ts'
import { UncleanableError } from './uncleanable-error.ts'

/** Words in the names of color spaces, which name neither a device nor its owner. */
const standardWords =
  /^([ds]ci|display|[us]?rgb|p3|c2|d?65|adobe|apple|generic|gr[ae]y|gamma|bt|rec|(iec)?61966|iec|colou?r|spaces?|profile|built|in|iccp?|photoshop|\d{1,4})$/i
/** Dates of profiles that programs ship: HP's sRGB, Adobe RGB, Apple's Display P3 (two), Google's sRGB. */
const standardDates = ['1998-2-9', '1999-6-3', '2000-8-11', '2017-7-7', '2022-1-1', '2016-12-8']
/** Tags of text that can name a device: its maker, its model, Apple's make and model. */
const deviceTags = ['dmnd', 'dmdd', 'mmod']
/** ICC.1:2022, section 9.2. Without one of these that is there, colors would change. */
const colorTags = /^(A2B[0-2]|B2A[0-2]|[rgb]XYZ|[rgbk]TRC|wtpt|bkpt|chad|chrm|cicp|gamt|lumi)$/
const damagedProfile = 'its color profile is damaged'
const headLength = 128

/** A name and copyright that say nothing: one record in English (section 10.15). */
const neutralText = 'mluc\0\0\0\0\0\0\0\x01\0\0\0\x0cenUS\0\0\0\x02\0\0\0\x1c\0-'

/** Reads the tags of a profile by their signatures. Undefined if it is none or they are not where they should be. */
function readTags(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> | undefined {
  if (bytes.length < headLength + 4 || readCode(bytes, 36) !== 'acsp') return undefined
  const count = readNumber(bytes, headLength, 4)
  const tableEnd = headLength + 4 + count * 12
  if (tableEnd > bytes.length) return undefined
  const tags = new Map<string, Uint8Array>()
  for (let at = headLength + 4; at < tableEnd; at += 12) {
    const start = readNumber(bytes, at + 4, 4)
    const end = start + readNumber(bytes, at + 8, 4)
    if (start < tableEnd || end > bytes.length) return undefined
    tags.set(readCode(bytes, at), bytes.subarray(start, end))
  }
  return tags
}

/**
 * Reads a color profile (ICC.1:2022, section 7). The name of a profile for one device names its owner, or can; that of a
 * color space does not.
 */
export function readIcc(bytes: Uint8Array): MetadataFinding {
  const tags = readTags(bytes)
  if (!tags) return { unknownParts: [damagedProfile] }
  const name = readText(tags.get('desc'))
  const devices = deviceTags.map((tag) => readText(tags.get(tag))).filter(hasOtherWords)
  const isOfDevice = hasOtherWords(name) || devices.length > 0
  const date = [24, 26, 28].map((at) => readNumber(bytes, at, 2)).join('-')
  const isDated = !isZeroFilled(bytes.subarray(24, 36)) && !standardDates.includes(date)
  return {
    owner: hasOtherWords(name) ? name : undefined,
    device: devices.join(' ') || undefined,
    unclear: isDated ? { time: 'the date of a color profile' } : {},
    unknownParts: isOfDevice ? ['a color profile of a device'] : [],
  }
}

function hasOtherWords(text: string): boolean {
  return (text.match(/[\p{L}\p{N}]{2,}/gu) ?? []).some((word) => !standardWords.test(word))
}

/** Reads a tag of text: multiLocalizedUnicodeType by its first record, textDescriptionType or textType. */
function readText(content: Uint8Array = new Uint8Array()): string {
  const type = readCode(content)
  if (type !== 'mluc' || content.length < 28) return readString(content.subarray(type === 'desc' ? 12 : 8))
  const start = readNumber(content, 24, 4)
  return new TextDecoder('utf-16be').decode(content.subarray(start, start + readNumber(content, 20, 4)))
}

/**
 * Returns a profile of the same length with the same colors: the tags that they are computed from, where they were, a
 * neutral name, and of the header what color programs need (section 7.2). Its date, maker, model, creator and ID are zero,
 * as all else. Throws UncleanableError if it is damaged.
 */
export function cleanIcc(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const cleaned = new Uint8Array(bytes.length)
  let entry = headLength + 4
  for (const [tag, content] of readTags(bytes) ?? []) {
    const isColor = colorTags.test(tag)
    const isName = /^(desc|cprt)$/.test(tag) && content.length >= neutralText.length
    if (!isColor && !isName) continue
    const kept = isColor ? content : encodeLatin1(neutralText)
    const start = content.byteOffset - bytes.byteOffset
    cleaned.set(encodeLatin1(tag), entry)
    cleaned.set(writeNumber(start, 4), entry + 4)
    cleaned.set(writeNumber(kept.length, 4), entry + 8)
    cleaned.set(kept, start)
    entry += 12
  }
  if (entry === headLength + 4) throw new UncleanableError(damagedProfile)
  // Length, version, class, color spaces, signature, and the intent with the illuminant.
  for (const [start, end] of [
    [0, 4],
    [8, 10],
    [12, 24],
    [36, 40],
    [64, 80],
  ] as const)
    cleaned.set(bytes.subarray(start, end), start)
  cleaned.set(writeNumber((entry - headLength - 4) / 12, 4), headLength)
  return cleaned
}
