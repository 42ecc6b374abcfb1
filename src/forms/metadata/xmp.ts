import { coordinates, deviceName, localTime, type Traces } from './traces.ts'

/** The namespaces are known by the prefixes that the XMP specification, part 2, asks writers to prefer. */
const placeNames = [
  'photoshop:City',
  'photoshop:State',
  'photoshop:Country',
  'Iptc4xmpCore:Location',
  'Iptc4xmpExt:City',
  'Iptc4xmpExt:Sublocation',
]

/** What an XMP packet tells. It is searched, not parsed: removal never keeps any of it, so nothing hangs on the rest. */
export function xmpTraces(packet: string): Partial<Traces> {
  const property = (name: string): string => {
    const [, attribute, element] =
      new RegExp(`(?:\\s${name}\\s*=\\s*["']([^"']*)["']|<${name}>([^<]*)<)`).exec(packet) ?? []
    return (attribute ?? element ?? '').trim()
  }
  const latitude = degrees(property('exif:GPSLatitude'))
  const longitude = degrees(property('exif:GPSLongitude'))
  const names = placeNames.map(property).filter(Boolean)
  const times = ['exif:DateTimeOriginal', 'photoshop:DateCreated', 'xmp:CreateDate'].map(property)
  return {
    places: [...coordinates(latitude, longitude), ...(names.length ? [names.join(', ')] : [])],
    time: times.map(localTime).find(Boolean),
    device: deviceName(property('tiff:Make'), property('tiff:Model')),
    others: ['notes by a program (XMP)'],
  }
}

/** `37,46.494N` or `37,46,29.6N` (XMP specification, part 2, section 3.3), or plain degrees, as some drones write. */
function degrees(text: string): number {
  const [, whole, minutes = '0', seconds = '0', side = ''] =
    /^([+-]?\d+(?:\.\d+)?)(?:,(\d+(?:\.\d+)?))?(?:,(\d+(?:\.\d+)?))?([NSEW]?)$/.exec(text) ?? []
  if (whole === undefined) return Number.NaN
  const value = Math.abs(Number(whole)) + Number(minutes) / 60 + Number(seconds) / 3600
  return /[SW]/.test(side) || whole.startsWith('-') ? -value : value
}
