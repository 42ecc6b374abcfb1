import { viewOf } from '../bytes/byte-reader.ts'
import type { Traces } from './traces.ts'

/** Sublocation, city, province, country: IPTC-NAA IIM 4.2, section 6, record 2. */
const placeDatasets = [92, 90, 95, 101]

/** What the IPTC block of a Photoshop segment tells: the names of places. Finds its datasets by their marker, 1C 02. */
export function iptcTraces(segment: Uint8Array): Partial<Traces> {
  const names = new Map<number, string>()
  for (let at = segment.indexOf(0x1c); at >= 0 && at + 5 <= segment.length; at = segment.indexOf(0x1c, at + 1)) {
    const dataset = segment[at + 2] ?? 0
    const length = viewOf(segment).getUint16(at + 3)
    if (segment[at + 1] !== 2 || !placeDatasets.includes(dataset) || at + 5 + length > segment.length) continue
    names.set(dataset, new TextDecoder().decode(segment.subarray(at + 5, at + 5 + length)).trim())
  }
  const found = placeDatasets.map((dataset) => names.get(dataset)).filter(Boolean)
  return { places: found.length ? [found.join(', ')] : [], others: ['notes by a program (IPTC)'] }
}
