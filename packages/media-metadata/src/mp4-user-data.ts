import { cleanName, decodeLatin1, decodeText, isZeroFilled, readCode, readNumber } from './bytes.ts'
import { createFinding, isSafeName, parseIso6709 } from './format-values.ts'
import { readGpmf } from './gpmf.ts'
import type { Findings, MetadataFinding } from './metadata-report.ts'
import { type Box, readBoxes } from './mp4-boxes.ts'

const maxTextBytes = 400
const maxTexts = 4
/** Boxes of notes in each other. */
const maxDepth = 4
/** What a text is about. */
type Kind = 'make' | 'model' | 'program' | 'time' | 'location' | 'place' | 'caption' | 'owner' | 'nothing'
/** What texts about a video state, by the name of their box or key; pictures a second and such state nothing. */
const names: Readonly<Record<Kind, string>> = {
  make: '\xa9mak manu make',
  model: '\xa9mod modl model',
  program: '\xa9swr \xa9too version software \xa9enc encoder FIRM',
  time: '\xa9day creationdate date',
  location: '\xa9xyz location.ISO6709 xyz location loci',
  place: 'location.name location.body location.note \xa9loc',
  caption: '\xa9nam \xa9cmt \xa9des \xa9inf titl dscp description title comment',
  owner: '\xa9aut \xa9ART \xa9cpy auth perf cprt author artist copyright aART',
  nothing: 'capture.fps',
}
const kinds = new Map(
  Object.entries(names).flatMap(([kind, list]) => list.split(' ').map((name) => [name, kind as Kind])),
)

/** Returns whether user data holds the device or the program and no location, and is nothing but such a name. */
export function isSafeUserData({ type, content }: Box): boolean {
  const isWhole = getTextLength(content) === content.length - 4
  return /^\xa9(mak|mod|swr|too)$/.test(type) && isWhole && isSafeName(readText(content))
}

/** A note in user data. Its name is empty if it is no box. */
type Note = { readonly name: string; readonly content: Uint8Array }

/** Reads a `udta` or `meta` box, as far as its boxes can be told apart. */
export function* readUserData(bytes: Uint8Array, box: Box): Findings {
  const texts: Partial<Record<Kind, string[]>> = {}
  for (const { name, content } of listNotes(bytes, box, [], 0)) {
    const kind = kinds.get(name)
    const words = readText(content)
    const known = (kind && texts[kind]) ?? []
    // The rate of the pictures is a number behind the head of its box.
    const isUnderstood =
      kind && words && content.length <= maxTextBytes && (kind !== 'nothing' || content.length === 20)
    if (kind && words && known.length < maxTexts) texts[kind] = [...known, words]
    if (name === 'hdlr') yield readName(content.subarray(12))
    else if (!isUnderstood)
      yield { unknownParts: [name ? `a note called ${cleanName(name)}` : 'notes that are damaged'] }
    if (name === 'GPMF') yield readGpmf(content)
  }
  const { make: [make] = [], model: [model] = [], time: times, owner: owners, program: programs } = texts
  const { location = [], place = [], caption } = texts
  const positions = location.flatMap(parseIso6709)
  yield { ...createFinding({ make, model, times, owners }), locations: [...positions, ...place] }
  yield createFinding({ programs })
  if (location.length > 0 && positions.length === 0) yield { unclear: { location: 'a record of place' } }
  if (caption) yield { unknownParts: ['a caption or comment'] }
}

/** Lists the notes in a box of boxes, and keys that are not known. Values are called by the numbers of their keys. */
function* listNotes(bytes: Uint8Array, box: Box, keys: readonly string[], depth: number): Generator<Note, void, void> {
  // In ISO's `meta` four bytes come before the boxes, in QuickTime's none.
  const hasHead = box.type === 'meta' && isZeroFilled(box.content.subarray(0, 4))
  const children = [...readBoxes(bytes, box.contentStart + (hasHead ? 4 : 0), box.end)]
  const ownKeys = children.flatMap((child) => (child.type === 'keys' ? readKeys(bytes, child) : []))
  for (const name of ownKeys) if (!kinds.has(name)) yield { name, content: new Uint8Array() }
  for (const child of children) {
    const { type, content, start } = child
    if (type === '' || depth > maxDepth) yield { name: '', content }
    else if (/^(meta|ilst|udta)$/.test(type)) yield* listNotes(bytes, child, type === 'ilst' ? ownKeys : [], depth + 1)
    // QuickTime File Format, "Metadata": the number of the key, from 1, stands where a type does.
    else if (type !== 'keys' && !isZeroFilled(content))
      yield { name: keys[readNumber(bytes, start + 4, 4) - 1] ?? type, content }
  }
}

function readKeys(bytes: Uint8Array, { contentStart, end }: Box): string[] {
  return [...readBoxes(bytes, contentStart + 8, end)].map(({ content }) =>
    decodeLatin1(content.subarray(0, maxTextBytes)).replace(/^com\.(apple\.quicktime|android)\./, ''),
  )
}

function readText(content: Uint8Array): string {
  return new TextDecoder()
    .decode(content.subarray(getTextStart(content), maxTextBytes))
    .replaceAll('\0', '')
    .trim()
}

/** A text stands in a `data` box, or behind QuickTime's length and language, or by itself. */
function getTextStart(content: Uint8Array): number {
  if (readCode(content, 4) === 'data') return 16
  if (getTextLength(content) === content.length - 4) return 4
  // Version, flags and language (3GPP TS 26.244, section 8).
  return isZeroFilled(content.subarray(0, 4)) ? 6 : 0
}

function getTextLength(content: Uint8Array): number {
  return content.length > 4 ? readNumber(content, 0, 2) : -1
}

/** Names of handlers and codecs that name neither a device nor a program. */
const genericNames =
  /^(core|media|video|sound|audio|(meta)?data|alias|text|url|time code|handler?|jvt|avc|hevc|h\.?26[45]|aac|mpeg-?4|coding|appl|mp4[av]?|[ /])+$/i

/** Reads the name of a handler or compressor, perhaps behind its length. Some have a day. */
export function readName(content: Uint8Array): MetadataFinding {
  const start = content[0] !== undefined && content[0] > 0 && content[0] < 32 ? 1 : 0
  const name = decodeText(content.subarray(start)).replaceAll('\0', ' ').trim()
  if (name === '' || genericNames.test(name)) return {}
  const isName = name.length <= 64 && /^[\p{L}\p{N} .,:;()[\]/+_-]+$/u.test(name) && !/\d\//.test(name)
  return isName ? { device: name } : { unknownParts: ['the name of a track or program'] }
}
