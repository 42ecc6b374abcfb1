import { createDataView, decodeLatin1, isZeroFilled, readCode } from './byte-views.ts'
import { createFinding, parseIso6709 } from './format-values.ts'
import { readGpmf } from './gpmf.ts'
import type { MetadataFinding } from './metadata-report.ts'
import { type Box, getBoxContent, readBoxes } from './mp4-boxes.ts'
import { readName } from './mp4-names.ts'
import type { WorkLimiter } from './work-limiter.ts'

const maxTextBytes = 400
/** What texts about a video state, by the name of their box or key; pictures a second and such state nothing. */
const names = {
  make: '\xa9mak manu make',
  model: '\xa9mod modl model',
  program: '\xa9swr \xa9too version software \xa9enc encoder FIRM',
  time: '\xa9day creationdate date',
  location: '\xa9xyz location.ISO6709 xyz location loci',
  place: 'location.name location.body location.note \xa9loc',
  caption: '\xa9nam \xa9cmt \xa9des \xa9inf titl dscp description title comment',
  owner: '\xa9aut \xa9ART \xa9cpy auth perf cprt author artist copyright aART',
  nothing: 'capture.fps',
} as const
const kinds: ReadonlyMap<string, string> = new Map(
  Object.entries(names).flatMap(([kind, list]) => list.split(' ').map((name) => [name, kind] as const)),
)

/** Returns whether user data holds the device or the program and no location, and is nothing but such a name. */
export function isSafeUserData(bytes: Uint8Array, box: Box): boolean {
  const content = getBoxContent(bytes, box)
  if (!/^\xa9(mak|mod|swr|too)$/.test(box.type) || content.length > 68) return false
  const words = readText(content)
  const isWhole = getTextLength(content) === content.length - 4 && /^[^\p{C}]+$/u.test(words)
  return isWhole && parseIso6709(words).length === 0
}

/** Reads a `udta` or `meta` box, as far as its boxes can be told apart. Throws WorkLimitError. */
export function readUserData(bytes: Uint8Array, box: Box, limiter: WorkLimiter): MetadataFinding[] {
  // To look at the texts takes as long as searching this much, however few there are.
  limiter.spend(100)
  const texts = new Map<string, string[]>()
  const found: MetadataFinding[] = []
  collect(box, [], 0)
  const all = (kind: keyof typeof names) => texts.get(kind) ?? []
  const position = all('location').flatMap(parseIso6709)
  return [
    {
      ...createFinding({ make: all('make')[0], model: all('model')[0], times: all('time'), owners: all('owner') }),
      locations: [...position, ...all('place')],
    },
    ...found,
    createFinding({ programs: all('program') }),
    ...(all('location').length > 0 && position.length === 0 ? [{ unclear: { location: 'a record of place' } }] : []),
    ...(all('caption').length > 0 ? [{ unknownParts: ['a caption or comment'] }] : []),
  ]

  /** Gathers texts from a box of boxes. */
  function collect({ type, contentStart, end }: Box, keys: readonly string[], depth: number): void {
    // In ISO's `meta` four bytes come before the boxes, in QuickTime's none.
    const head = type === 'meta' && isZeroFilled(bytes.subarray(contentStart, contentStart + 4)) ? 4 : 0
    const { children, isFilled } = readBoxes(bytes, contentStart + head, end, limiter)
    const ownKeys = children.flatMap((child) => (child.type === 'keys' ? readKeys(bytes, child, limiter) : []))
    found.push(...ownKeys.filter((key) => !kinds.has(key)).map(nameNote))
    let isDamaged = !isFilled || depth > 4
    for (const inner of isDamaged ? [] : children) {
      const content = getBoxContent(bytes, inner)
      limiter.spend(content.length / 64)
      if (['meta', 'ilst', 'udta'].includes(inner.type)) collect(inner, inner.type === 'ilst' ? ownKeys : [], depth + 1)
      else if (inner.type === 'GPMF') found.push(readGpmf(content, limiter), nameNote(inner.type))
      else if (inner.type === 'hdlr') found.push(readName(content.subarray(12)))
      else if (inner.type !== 'keys' && !isZeroFilled(content)) {
        // QuickTime File Format, "Metadata": values are called by the number of their key, from 1.
        const name = keys[createDataView(bytes).getUint32(inner.start + 4) - 1] ?? inner.type
        const kind = kinds.get(name)
        const own = texts.get(kind ?? '') ?? []
        isDamaged ||= content.length > maxTextBytes
        const words = readText(content)
        // The rate of the pictures is a number behind the head of its box.
        if (!kind || !words || (kind === 'nothing' && content.length !== 20)) found.push(nameNote(name))
        else if (own.length < 4) texts.set(kind, [...own, words])
      }
    }
    if (isDamaged) found.push({ unknownParts: ['notes that are damaged'] })
  }
}

function nameNote(name: string): MetadataFinding {
  return { unknownParts: [`a note called ${name.replace(/[^\w .-]/g, '')}`] }
}

function readKeys(bytes: Uint8Array, { contentStart, end }: Box, limiter: WorkLimiter): string[] {
  return readBoxes(bytes, contentStart + 8, end, limiter).children.map((key) =>
    decodeLatin1(getBoxContent(bytes, key).subarray(0, maxTextBytes)).replace(/^com\.(apple\.quicktime|android)\./, ''),
  )
}

/** A text after the length and language of QuickTime, or after those of a `data` box, or by itself. */
function readText(content: Uint8Array): string {
  const head = readCode(content, 4) === 'data' ? 16 : getTextLength(content) === content.length - 4 ? 4 : 0
  return new TextDecoder().decode(content.subarray(head, maxTextBytes)).replaceAll('\0', '').trim()
}

function getTextLength(content: Uint8Array): number {
  return content.length > 4 ? createDataView(content).getUint16(0) : -1
}
