import { isBlank, latin, viewOf } from '../bytes/byte-views.ts'
import type { Effort } from './effort.ts'
import { gpmfFinding } from './gpmf.ts'
import { type Box, boxesIn, contentOf } from './mp4-boxes.ts'
import { coordinates, deviceName, recordedTime } from './recorded.ts'
import type { Finding } from './traces.ts'

/** What is written about a film, by the name of the note. */
type Notes = Map<string, string>

const longest = 400
const makers = ['\xa9mak', 'manu', 'make', 'manufacturer']
const models = ['\xa9mod', 'modl', 'model']
const days = ['\xa9day', 'creationdate']
const places = ['\xa9xyz', 'location.ISO6709', 'xyz']
const captions = ['\xa9nam', '\xa9cmt', '\xa9des', '\xa9inf', 'titl', 'dscp', 'desc', 'description', 'title', 'comment']
const authors = ['\xa9aut', '\xa9ART', '\xa9cpy', 'auth', 'perf', 'cprt', 'author', 'artist', 'copyright']
// Programs and their versions, pictures a second, sizes: no place.
const programs = ['\xa9swr', '\xa9too', '\xa9enc', '\xa9fmt', 'software', 'version', 'capture.fps', 'FIRM']
const known = [...makers, ...models, ...days, ...places, ...captions, ...authors, ...programs, 'loci', 'hdlr', 'free']

/** Notes that tell the device and the program and no place, if they are as short as such names. */
export function isHarmlessNote(bytes: Uint8Array, { type, content, end }: Box): boolean {
  const harmless = ['\xa9mak', '\xa9mod', '\xa9swr', '\xa9too'].includes(type) && end - content < 100
  return harmless && placesIn(latin(bytes.subarray(content, end))).length === 0
}

/** What the notes in a `udta` or `meta` box tell, whatever is wrong with its other boxes. Throws TooMuchWork. */
export function noteFinding(bytes: Uint8Array, box: Box, effort: Effort): Finding {
  const notes: Notes = new Map()
  const found: Finding[] = []
  const damaged = collect(bytes, box, notes, found, effort)
  const text = (names: readonly string[]) => names.map((name) => notes.get(name)).find(Boolean) ?? ''
  const has = (names: readonly string[]) => names.some((name) => notes.get(name))
  const unknown = [...notes].filter(([name, words]) => !known.includes(name) && words).map(([name]) => name)
  const place = placesIn(text(places))
  return {
    places: [...place, ...found.flatMap((each) => each.places ?? [])],
    time: recordedTime(text(days)) ?? found.find(({ time }) => time)?.time,
    device: deviceName(text(makers), text(models)) ?? found.find(({ device }) => device)?.device,
    others: has(authors) ? ['the name of an author or owner'] : [],
    unread: [
      ...(has(captions) ? ['a caption or comment'] : []),
      ...(has(places) && place.length === 0 ? ['a record of place'] : []),
      ...unknown.map((name) => `a note called ${name.replace(/[^\w .-]/g, '')}`),
      ...(damaged ? ['notes that are damaged'] : []),
    ],
  }
}

/** Gathers notes from a box of boxes. Says whether its boxes lie about their lengths. */
function collect(bytes: Uint8Array, box: Box, notes: Notes, found: Finding[], effort: Effort, depth = 0): boolean {
  // In ISO's `meta` four bytes come before the boxes, in QuickTime's none.
  const from =
    box.type === 'meta' && isBlank(bytes.subarray(box.content, box.content + 4)) ? box.content + 4 : box.content
  const { boxes, end } = boxesIn(bytes, from, box.end, effort)
  const keys = boxes.flatMap((each) => (each.type === 'keys' ? keysOf(bytes, each, effort) : []))
  let damaged = end !== box.end
  for (const inner of boxes) {
    const content = contentOf(bytes, inner)
    if (['meta', 'ilst', 'udta'].includes(inner.type)) {
      const names = notes.size
      damaged ||= depth > 3 || collect(bytes, inner, notes, found, effort, depth + 1)
      if (keys.length && inner.type === 'ilst') rename(notes, names, keys)
    } else if (inner.type === 'loci') found.push(lociFinding(content))
    else if (inner.type === 'GPMF') {
      found.push(gpmfFinding(content, effort))
      notes.set('GPMF', 'readings')
    } else if (inner.type !== 'keys' && inner.type !== 'hdlr' && !isBlank(content)) {
      const words = wordsOf(content)
      notes.set(inner.type, words || 'something')
      effort.spend(content.length / 64)
    }
  }
  return damaged
}

/** QuickTime File Format, "Metadata": values are called by the number of their key, from 1. */
function rename(notes: Notes, from: number, keys: readonly string[]): void {
  for (const [name, words] of [...notes].slice(from)) {
    const number = [...name].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0)
    notes.delete(name)
    notes.set(keys[number - 1] ?? name, words)
  }
}

function keysOf(bytes: Uint8Array, { content, end }: Box, effort: Effort): string[] {
  return boxesIn(bytes, content + 8, end, effort).boxes.map((key) =>
    latin(contentOf(bytes, key).subarray(0, longest)).replace(/^com\.(apple\.quicktime|android)\./, ''),
  )
}

/** A text after the length and language of QuickTime, or after those of a `data` box, or by itself. */
function wordsOf(content: Uint8Array): string {
  const head = latin(content.subarray(4, 8)) === 'data' ? 16 : viewLength(content) === content.length - 4 ? 4 : 0
  return new TextDecoder().decode(content.subarray(head, longest)).replaceAll('\0', '').trim()
}

function viewLength(content: Uint8Array): number {
  return content.length > 4 ? viewOf(content).getUint16(0) : -1
}

/** ISO 6709, annex H: `+37.7749-122.4194+010.5/`; some phones leave out the end. */
function placesIn(text: string): string[] {
  const [, latitude, longitude] = /([+-]\d{1,2}(?:\.\d{1,12})?)([+-]\d{1,3}(?:\.\d{1,12})?)/.exec(text) ?? []
  return latitude ? coordinates(Number(latitude), Number(longitude)) : []
}

/** 3GPP TS 26.244, table 8.10: a name, a role, then longitude and latitude in 16.16 fixed point. */
function lociFinding(content: Uint8Array): Finding {
  const end = content.indexOf(0, 6)
  if (end < 0 || end + 10 > content.length) return { unread: ['a record of place'] }
  const view = viewOf(content)
  const name = new TextDecoder().decode(content.subarray(6, end)).trim()
  return {
    places: [...coordinates(view.getInt32(end + 6) / 65536, view.getInt32(end + 2) / 65536), ...(name ? [name] : [])],
  }
}
