import type { Effort } from './effort.ts'
import { coordinates, deviceName, recordedTime } from './recorded.ts'
import type { Finding } from './traces.ts'

// Properties by their own names, whatever prefix a writer gives their namespace (XMP specification, parts 1 and 2;
// IPTC Photo Metadata; the drones of DJI and Autel, which misspell).
const latitudes = ['GPSLatitude', 'GpsLatitude', 'Latitude', 'GPSDestLatitude']
const longitudes = ['GPSLongitude', 'GpsLongitude', 'GpsLongtitude', 'Longitude', 'GPSDestLongitude']
const names = [
  'Location',
  'Sublocation',
  'LocationName',
  'City',
  'State',
  'ProvinceState',
  'Country',
  'CountryName',
  'CountryCode',
]
const times = ['DateTimeOriginal', 'DateCreated', 'DateTimeDigitized', 'CreateDate', 'CreationDate', 'DateTime']
const longest = 2 ** 20

/** What an XMP packet tells. It is searched, not parsed: removal never keeps any of it. Throws TooMuchWork. */
export function xmpFinding(packet: string, effort: Effort): Finding {
  effort.spend(packet.length / 16)
  const found = new Map<string, string[]>()
  // Each repetition is bounded, so that no packet makes this slow: attributes, then elements of text, then list items.
  const property =
    /[\w.-]{1,40}:(\w{1,60})\s{0,9}=\s{0,9}(?:"([^"<]{0,500})"|'([^'<]{0,500})')|<[\w.-]{1,40}:(\w{1,60})(?:\s(?:xml|rdf):\w{1,20}="[^"<]{0,60}"){0,3}>(?:\s{0,99}<rdf:(?:Alt|Bag|Seq)>\s{0,99}<rdf:li[^<>]{0,99}>)?([^<]{0,500})(?=<)/g
  // UTF-16 and UTF-32 packets are plain text with zeros between.
  for (const [, attribute, one, two, element, content] of packet
    .slice(0, longest)
    .replaceAll('\0', '')
    .matchAll(property)) {
    const value = (one ?? two ?? content ?? '').trim()
    const name = attribute ?? element ?? ''
    if (value) found.set(name, [...(found.get(name) ?? []).slice(0, 9), value])
  }
  const all = (list: readonly string[]) => list.flatMap((name) => found.get(name) ?? [])
  const east = all(longitudes).map(degrees)
  const place = [...new Set(all(names))].slice(0, 9).join(', ')
  return {
    places: [
      ...all(latitudes).flatMap((latitude, index) => coordinates(degrees(latitude), east[index] ?? Number.NaN)),
      ...(place ? [place] : []),
    ],
    time: all(times)
      .map((time) => recordedTime(time))
      .find(Boolean),
    device: deviceName(all(['Make'])[0] ?? '', all(['Model'])[0] ?? ''),
    unread: ['notes by a program (XMP)'],
  }
}

/** `37,46.494N` or `37,46,29.6N` (XMP specification, part 2, section 3.3), or plain degrees, as some drones write. */
function degrees(text: string): number {
  const [, whole, minutes = '0', seconds = '0', side = ''] =
    /^([+-]?\d+(?:\.\d+)?)(?:,(\d+(?:\.\d+)?))?(?:,(\d+(?:\.\d+)?))?\s?([NSEW]?)$/.exec(text) ?? []
  if (whole === undefined) return Number.NaN
  const value = Math.abs(Number(whole)) + Number(minutes) / 60 + Number(seconds) / 3600
  return /[SW]/.test(side) || whole.startsWith('-') ? -value : value
}
