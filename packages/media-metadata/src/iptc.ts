import { decodeText, readNumber } from './bytes.ts'
import { createFinding } from './format-values.ts'
import type { MetadataFinding } from './metadata-report.ts'

/** Location, sublocation, city, province, country code, country: IPTC-NAA IIM 4.2, section 6, record 2. */
const places = [27, 92, 90, 95, 100, 101]
/** By-line, credit, source, copyright notice. */
const owners = [80, 116, 110, 115]
/** Days on which it was created and digitized. */
const days = [55, 62]

/** Reads the IPTC block of a Photoshop segment. Finds its datasets by their marker, 1C 02. */
export function readIptc(segment: Uint8Array): MetadataFinding {
  const values = new Map<number, string>()
  for (let at = segment.indexOf(0x1c); at >= 0 && at + 5 <= segment.length; ) {
    const end = at + 5 + readNumber(segment, at + 3, 2)
    const isDataset = segment[at + 1] === 2 && end <= segment.length
    if (isDataset) values.set(segment[at + 2] ?? 0, decodeText(segment.subarray(at + 5, Math.min(end, at + 205))))
    at = segment.indexOf(0x1c, isDataset ? end : at + 1)
  }
  const texts = (list: readonly number[]) => list.flatMap((dataset) => values.get(dataset)?.trim() || [])
  const times = texts(days).map((day) => day.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'))
  const place = texts(places).join(', ')
  return {
    ...createFinding({ times, owners: texts(owners) }),
    locations: place ? [place] : [],
    unknownParts: ['notes by a program (IPTC)'],
  }
}
