import { latin, viewOf } from '../bytes/byte-views.ts'
import type { Effort } from './effort.ts'
import { exifFinding } from './exif.ts'
import { gpmfFinding } from './gpmf.ts'
import { coordinates, degreesAndMinutes, recordedTime } from './recorded.ts'
import type { Finding } from './traces.ts'
import { xmpFinding } from './xmp.ts'

interface Found {
  readonly bytes: Uint8Array
  readonly at: number
  readonly match: readonly (string | undefined)[]
  readonly effort: Effort
}

/** What makers write wherever they like, known by how it begins: a pattern without groups but its own, and a reader. */
const signs: readonly (readonly [pattern: string, groups: number, read: (found: Found) => Finding])[] = [
  ['Exif\\0\\0(?=II\\*\\0|MM\\0\\*)', 0, exif],
  ['<x:xmpmeta|<rdf:RDF', 0, xmp],
  // ISO 6709, annex H: `+37.7749-122.4194+010.5/`.
  [
    '([+-]\\d\\d(?:\\.\\d{2,9})?)([+-]\\d{3}(?:\\.\\d{2,9})?)(?:[+-]\\d{1,6}(?:\\.\\d{1,9})?)?(?:CRS[^/]{1,40})?/',
    2,
    ({ match: [, latitude, longitude] }) => ({ places: coordinates(Number(latitude), Number(longitude)) }),
  ],
  ['\\$G[A-Z](?:RMC|GGA),([0-9.]{0,12}),(?:[AV],)?([0-9.]{3,12}),([NS]),([0-9.]{4,12}),([EW]),', 5, satellites],
  ['freeGPS ', 0, dashCamera],
  ['DEVC\\0\\x01', 0, ({ bytes, at, effort }) => gpmfFinding(cut(bytes, at, 2 ** 16), effort)],
  // What drones of DJI show as subtitles.
  [
    'GPS ?\\(([+-]?\\d{1,3}\\.\\d{2,9}), ?([+-]?\\d{1,3}\\.\\d{2,9})',
    2,
    ({ match: [, longitude, latitude] }) => ({ places: coordinates(Number(latitude), Number(longitude)) }),
  ],
  [
    'latitude ?: ?([+-]?\\d{1,3}\\.\\d{2,9})\\] ?\\[longt?itude ?: ?([+-]?\\d{1,3}\\.\\d{2,9})',
    2,
    ({ match: [, latitude, longitude] }) => ({ places: coordinates(Number(latitude), Number(longitude)) }),
  ],
]
const pattern = new RegExp(signs.map(([each]) => `(${each})`).join('|'), 'g')
const longestSign = 128
const longestPacket = 2 ** 16
const stretch = 2 ** 20

/** What stands anywhere in some bytes in a way that is known, whatever is around it. Throws TooMuchWork. */
export function* signsIn(bytes: Uint8Array, effort: Effort): Generator<Finding, void, void> {
  for (let from = 0; from < bytes.length; from += stretch) {
    const window = cut(bytes, from, stretch + longestSign)
    effort.spend(window.length / 64)
    for (const { index, ...groups } of new TextDecoder('latin1').decode(window).matchAll(pattern)) {
      if (index >= stretch) break
      effort.spend(16)
      let group = 1
      for (const [, own, read] of signs) {
        const match = Array.from({ length: own + 1 }, (_, each) => groups[group + each])
        if (match[0] !== undefined) yield read({ bytes, at: from + index, match, effort })
        group += own + 1
      }
    }
  }
}

function cut(bytes: Uint8Array, at: number, length: number): Uint8Array {
  return bytes.subarray(at, at + length)
}

/** Where the block ends is not known here, so nothing is said of what else is in it. */
function exif({ bytes, at, effort }: Found): Finding {
  const { places, time, device } = exifFinding(cut(bytes, at + 6, 2 ** 18), effort)
  return { places, time, device }
}

/** A packet goes to its end, or to where the next begins, so that none is read twice. */
function xmp({ bytes, at, effort }: Found): Finding {
  effort.spend(longestPacket / 64)
  const packet = new TextDecoder().decode(cut(bytes, at, longestPacket))
  const [end = packet.length] = [packet.slice(1).search(/<\/?(x:xmpmeta|rdf:RDF)/)].filter((found) => found >= 0)
  const { places, time, device } = xmpFinding(packet.slice(0, end), effort)
  return { places, time, device }
}

/** NMEA 0183: time, place in degrees and minutes, and in RMC the day. */
function satellites({ bytes, at, match: [, , latitude, north, longitude, east] }: Found): Finding {
  const sentence = latin(cut(bytes, at, 90))
  const [, hour, minute, second, day, month, year] =
    /^\$G[A-Z]RMC,(\d\d)(\d\d)(\d\d)[^*]{10,60},(\d\d)(\d\d)(\d\d),/.exec(sentence) ?? []
  return {
    places: coordinates(
      degreesAndMinutes(Number(latitude)) * (north === 'S' ? -1 : 1),
      degreesAndMinutes(Number(longitude)) * (east === 'W' ? -1 : 1),
    ),
    time: recordedTime(`20${year}:${month}:${day} ${hour}:${minute}:${second}`, 'utc'),
  }
}

/**
 * A dash camera's block. There are dozens of kinds (exiftool's QuickTimeStream.pl, ProcessFreeGPS); in the most usual a
 * status and two letters stand before the place, and six numbers before those: hour, minute, second, year, month, day.
 */
function dashCamera({ bytes, at }: Found): Finding {
  const block = cut(bytes, at, 512)
  const letters = /A([NS])([EW])[\0-9]/.exec(latin(block))
  const [, north, east] = letters ?? []
  const index = letters?.index ?? 0
  if (index < 24 || index + 12 > block.length) return { unread: ['a dash camera’s readings of place'] }
  const view = viewOf(block)
  const [hour = 0, minute = 0, second = 0, year = 0, month = 0, day = 0] = Array.from({ length: 6 }, (_, each) =>
    view.getUint32(index - 24 + each * 4, true),
  )
  const two = (value: number) => String(value).padStart(2, '0')
  const places = coordinates(
    degreesAndMinutes(view.getFloat32(index + 4, true)) * (north === 'S' ? -1 : 1),
    degreesAndMinutes(view.getFloat32(index + 8, true)) * (east === 'W' ? -1 : 1),
  )
  return {
    places,
    time: recordedTime(
      `${year < 2000 ? year + 2000 : year}:${two(month)}:${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`,
      'utc',
    ),
    unread: places.length ? [] : ['a dash camera’s readings of place'],
  }
}
