import { createFinding, formatCoordinates, voidPosition } from './format-values.ts'
import type { MetadataFinding } from './metadata-report.ts'

// Properties by their own names, whatever prefix a writer gives their namespace (XMP specification, parts 1 and 2;
// IPTC Photo Metadata; the drones of DJI and Autel, which misspell).
const latitudes = ['GPSLatitude', 'GpsLatitude', 'Latitude']
const longitudes = ['GPSLongitude', 'GpsLongitude', 'GpsLongtitude', 'Longitude']
const names = 'Location Sublocation LocationName City State ProvinceState Country CountryName'.split(' ')
const times = 'DateTimeOriginal DateCreated DateTimeDigitized CreateDate CreationDate DateTime'.split(' ')
const owners = 'creator Artist OwnerName CameraOwnerName rights Copyright Author Credit Source'.split(' ')
const programs = 'Lens LensModel CreatorTool Software'.split(' ')
const serials = 'SerialNumber BodySerialNumber'.split(' ')
const maxPacketLength = 2 ** 20

/** Reads an XMP packet. It is searched, not parsed: removal never keeps any of it. */
export function readXmp(packet: string): MetadataFinding {
  const found = new Map<string, string[]>()
  // Each repetition is bounded, so that no packet makes this slow: attributes, then elements of text, then list items.
  const property =
    /[\w.-]{1,40}:(\w{1,60})\s{0,9}=\s{0,9}(?:"([^"<]{0,500})"|'([^'<]{0,500})')|<[\w.-]{1,40}:(\w{1,60})(?:\s(?:xml|rdf):\w{1,20}="[^"<]{0,60}"){0,3}>(?:\s{0,99}<rdf:(?:Alt|Bag|Seq)>\s{0,99}<rdf:li[^<>]{0,99}>)?([^<]{0,500})(?=<)/g
  // UTF-16 and UTF-32 packets are plain text with zeros between.
  for (const [, attribute, one, two, element, content] of packet
    .slice(0, maxPacketLength)
    .replaceAll('\0', '')
    .matchAll(property)) {
    const value = (one ?? two ?? content ?? '').trim()
    const name = attribute ?? element ?? ''
    if (value) found.set(name, [...(found.get(name) ?? []).slice(0, 9), value])
  }
  const all = (list: readonly string[]) => list.flatMap((name) => found.get(name) ?? [])
  const isVoid = all(['GPSStatus']).some((status) => status.startsWith('V'))
  const east = all(longitudes).map((text) => parseDegrees(text, 'EW'))
  const place = [...new Set(all(names))].slice(0, 9).join(', ')
  return {
    ...createFinding({
      make: all(['Make'])[0],
      model: all(['Model'])[0],
      programs: all(programs),
      serials: all(serials),
      times: all(times),
      owners: all(owners),
    }),
    locations: [
      ...(isVoid ? [] : all(latitudes)).flatMap((latitude, index) =>
        formatCoordinates(parseDegrees(latitude, 'NS'), east[index] ?? Number.NaN),
      ),
      ...(place ? [place] : []),
    ],
    ...(isVoid && voidPosition),
    unknownParts: ['notes by a program (XMP)'],
  }
}

/**
 * Parses `37,46.494N` or `37,46,29.6N` (XMP specification, part 2, section 3.3), or degrees with a sign, as drones write.
 * NaN where minutes have no hemisphere, or one of the other axis.
 */
function parseDegrees(text: string, sides: string): number {
  const [, degrees = 'none', minutes, seconds, side = ''] =
    /^([+-]?[\d.]+)(?:,([\d.]+))?(?:,([\d.]+))?\s?([NSEW]?)$/.exec(text) ?? []
  const isOfAxis = side ? sides.includes(side) : !minutes
  const value = Math.abs(Number(degrees)) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600
  return !isOfAxis || Number(minutes) >= 60 ? Number.NaN : side === sides[1] || /^-/.test(degrees) ? -value : value
}
