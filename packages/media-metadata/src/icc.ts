import { createDataView, decodeLatin1, hasWords, isZeroFilled, readCode } from './byte-views.ts'
import { readIccProfile } from './icc-profile.ts'
import type { MetadataFinding } from './metadata-report.ts'

/** Words in the names, copyrights and signatures of profiles of color spaces, which name neither a device nor its owner. */
const standardWords =
  /^([ds]ci|display|[us]?rgb|p3|c2|d?65|adobe|adbe|apple?|generic|gray|bt|rec|iec|(iec)?61966|http|www|ch|colou?r|spaces?|profile|default|reference|viewing|condition|in|built|copyright|no|use|freely|public|domain|none|cc0|hewlett|packard|company|hp|microsoft|msft|google|goog|inc|incorporated|systems|lino|lcms|argl|international|consortium|crt|sig|enus|50|65|93|601|709|(19|20)\d\d)$/i
/** Dates of profiles that programs ship: HP's sRGB, Adobe RGB, Apple's Display P3 (two), Google's sRGB. */
const standardDates = ['1998-2-9', '1999-6-3', '2000-8-11', '2017-7-7', '2022-1-1', '2016-12-8']
/** Tags of text that can name a device: its maker, its model, Apple's make and model. */
const deviceTags = ['dmnd', 'dmdd', 'mmod']
const textTags = ['desc', 'cprt', 'vued', ...deviceTags]
/** How it was measured and is viewed, in numbers: understood, but not kept. */
const numberTags = /^(view|meas|tech)$/

/**
 * Reads a color profile (ICC.1:2022, section 7). The name of a profile for one device names its owner, or can; that of a
 * color space does not.
 */
export function readIcc(bytes: Uint8Array): MetadataFinding {
  const profile = readIccProfile(bytes)
  if (!profile) return { unknownParts: ['a color profile that is damaged'] }
  const { tags, colorTags } = profile
  const read = (tag: string) => readText(tags.get(tag)).replace(/\0.*/s, '').trim().slice(0, 200)
  const name = read('desc')
  const devices = deviceTags.map(read).filter(hasOtherWords)
  const isPlain =
    profile.isFullyParsed &&
    ![4, 40, 48, 52, 80].some((at) => hasOtherWords(readCode(bytes, at))) &&
    isZeroFilled(bytes.subarray(100, 128)) &&
    !hasWords(bytes.subarray(56, 100)) &&
    [...tags].every(
      ([tag, content]) =>
        colorTags.has(tag) ||
        (numberTags.test(tag) && content.length < 37 && !hasWords(content)) ||
        (textTags.includes(tag) && !hasOtherWords(readText(content))),
    )
  const date = [24, 26, 28].map((at) => createDataView(bytes).getUint16(at)).join('-')
  const isDated = !isZeroFilled(bytes.subarray(24, 36)) && !standardDates.includes(date)
  return {
    owner: hasOtherWords(name) ? name : undefined,
    device: devices.join(' ') || undefined,
    unclear: isDated ? { time: 'the date of a color profile' } : {},
    unknownParts: isPlain ? [] : ['a color profile of a device'],
  }
}

function hasOtherWords(text: string): boolean {
  return (text.replaceAll('\0', '').match(/[\p{L}\p{N}]{2,}/gu) ?? []).some((word) => !standardWords.test(word))
}

/** Reads a tag of text: multiLocalizedUnicodeType with one record (version 4), textDescriptionType or textType. */
function readText(content: Uint8Array = new Uint8Array()): string {
  const type = readCode(content)
  return type === 'mluc'
    ? new TextDecoder('utf-16be').decode(content.subarray(28))
    : decodeLatin1(content.subarray(type === 'desc' ? 12 : 8))
}
