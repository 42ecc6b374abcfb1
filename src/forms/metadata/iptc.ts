import { viewOf } from '../bytes/byte-views.ts'
import type { Effort } from './effort.ts'
import { recordedTime } from './recorded.ts'
import type { Finding } from './traces.ts'

/** Location, sublocation, city, province, country code, country: IPTC-NAA IIM 4.2, section 6, record 2. */
const places = [27, 92, 90, 95, 100, 101]
const dayCreated = [55, 62]
const timeCreated = [60, 63]

/** What the IPTC block of a Photoshop segment tells. Finds its datasets by their marker, 1C 02. Throws TooMuchWork. */
export function iptcFinding(segment: Uint8Array, effort: Effort): Finding {
  const values = new Map<number, string>()
  for (let at = segment.indexOf(0x1c); at >= 0 && at + 5 <= segment.length; ) {
    effort.spend()
    const dataset = segment[at + 2] ?? 0
    const end = at + 5 + viewOf(segment).getUint16(at + 3)
    const real = segment[at + 1] === 2 && end <= segment.length
    if (real) values.set(dataset, new TextDecoder().decode(segment.subarray(at + 5, Math.min(end, at + 205))).trim())
    at = segment.indexOf(0x1c, real ? end : at + 1)
  }
  const value = (list: readonly number[]) => list.map((dataset) => values.get(dataset)).filter(Boolean)
  const [day = ''] = value(dayCreated)
  const [clock = '000000'] = value(timeCreated)
  const stamp = /^(\d{4})(\d\d)(\d\d) (\d\d)(\d\d)(\d\d)/.exec(`${day} ${clock}`)?.slice(1)
  return {
    places: value(places).length ? [value(places).join(', ')] : [],
    time: stamp && recordedTime(`${stamp.slice(0, 3).join(':')} ${stamp.slice(3).join(':')}`),
    unread: ['notes by a program (IPTC)'],
  }
}
