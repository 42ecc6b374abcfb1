import { decodeLatin1, isZeroFilled, readCode, readNumber, readText, UncleanableError } from './bytes.ts'
import type { Findings } from './findings.ts'
import { hasLayout, type Layouts } from './layouts.ts'
import { type Box, readBoxes } from './mp4-boxes.ts'
import { formatDeviceName, parseIso6709 } from './values.ts'

/** What texts about a video state, by the name of their box or key. */
const noteNames = {
  make: '\xa9mak manu make',
  model: '\xa9mod modl model',
  program: '\xa9swr \xa9too version software \xa9enc encoder FIRM',
  time: '\xa9day creationdate date',
  location: '\xa9xyz location.ISO6709 xyz location loci',
  owner: '\xa9aut \xa9ART \xa9cpy auth perf cprt author artist copyright aART',
} as const
type NoteTopic = keyof typeof noteNames
const topics = Object.keys(noteNames) as NoteTopic[]

/** Reports what user data (`udta`, `meta`) records, as far as it is in boxes. */
export function reportNotes(bytes: Uint8Array, box: Box, findings: Findings): void {
  const texts: Partial<Record<NoteTopic, string>> = {}
  try {
    for (const { name, text } of readNotes(bytes, box, [])) {
      const topic = topics.find((each) => noteNames[each].split(' ').includes(name))
      if (topic && text) texts[topic] ??= text
      else findings.addUnknown(`a note called ${name.replace(/[^\w .:-]/g, '')}`)
    }
  } catch (error) {
    if (!(error instanceof UncleanableError)) throw error
    findings.addUnknown(`a block called ${box.type}`)
  }
  const { make, model, program, time = '', location, owner } = texts
  const position = parseIso6709(location ?? '')
  findings.addLocation(position)
  if (location && !position) findings.addUnknown('a record of place', ['location'])
  findings.device ||= formatDeviceName(make, model) ?? formatDeviceName('', program)
  findings.owner ||= owner
  findings.addTimeText(time)
}

const noteLists: Readonly<Record<string, string | undefined>> = { udta: 'meta', meta: 'ilst' }

/** ISO/IEC 14496-12, section 8.4.3: notes of iTunes and of QuickTime. */
const noteLayouts: Layouts = { hdlr: 'z8 (6d646972 | 6d647461) (z4 | 6170706c) (00)*' }

type Note = { readonly name: string; readonly text: string }

/** Reads the notes in a box of boxes. In `ilst`, each has the number of its key for a name, if there are keys. */
function* readNotes(
  bytes: Uint8Array,
  { type, contentStart, end, content }: Box,
  keys: readonly string[],
): Generator<Note, void, void> {
  // In ISO's `meta` four bytes come before the boxes, in QuickTime's none.
  const hasVersion = type === 'meta' && isZeroFilled(content.subarray(0, 4))
  const children = readBoxes(bytes, contentStart + (hasVersion ? 4 : 0), end)
  const childKeys = children.filter((child) => child.type === 'keys').flatMap((child) => readKeys(bytes, child))
  for (const child of children) {
    if (child.type === noteLists[type]) yield* readNotes(bytes, child, child.type === 'ilst' ? childKeys : [])
    else if (
      child.type !== 'keys' &&
      !isZeroFilled(child.content) &&
      !hasLayout(noteLayouts[child.type], child.content)
    ) {
      const key = keys[readNumber(bytes, child.start + 4, 4) - 1]
      yield { name: key ?? child.type, text: readNote(child.content) }
    }
  }
}

/** Reads the names of keys, which are numbered from 1 (QuickTime File Format, "Metadata"). */
function readKeys(bytes: Uint8Array, { contentStart, end }: Box): string[] {
  return readBoxes(bytes, contentStart + 8, end).map(({ content }) =>
    decodeLatin1(content.subarray(0, 200)).replace(/^com\.(apple\.quicktime|android)\./, ''),
  )
}

/** Reads the text in a `data` box, or behind QuickTime's length and language, or 3GPP's version and language, or alone. */
function readNote(content: Uint8Array): string {
  // Longer ones have more than one name or place.
  if (content.length > 400) return ''
  const isCounted = content.length > 4 && readNumber(content, 0, 2) === content.length - 4
  const start = readCode(content, 4) === 'data' ? 16 : isCounted ? 4 : isZeroFilled(content.subarray(0, 4)) ? 6 : 0
  return readText(content.subarray(start))
}

const maxNameLength = 100
/** Names of handlers and compressors that name neither a device nor a program. */
const genericNames =
  /^(core|media|video|sound|audio|(meta)?data|alias|text|url|time code|handler?|jvt|avc|hevc|h\.?26[45]|aac|mpeg-?4|coding|appl|mp4[av]?|[ /])+$/i
/** FFmpeg, as it names itself. */
const programNames = /^(FFMP|Lavc[\d.]*( [\w-]+)?)$/

/** Reports the name of a handler or compressor, perhaps behind its length. */
export function reportName(content: Uint8Array, findings: Findings): void {
  const name = decodeLatin1(content.subarray(0, maxNameLength)).replace(/^\p{Cc}+|[\0 ]+$/gu, '')
  if (programNames.test(name)) findings.device ||= name
  else if ((name !== '' && !genericNames.test(name)) || !isZeroFilled(content.subarray(maxNameLength)))
    findings.addUnknown('the name of a track or program')
}
