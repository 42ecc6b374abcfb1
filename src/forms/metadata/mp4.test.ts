import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { expect, type TestInfo, test } from '@playwright/test'
import fc from 'fast-check'
import { tool } from '../../../machine/tools.ts'
import { nothing, reading } from '../../../tests/support/evidence/reading.ts'
import {
  box,
  deviceNotes,
  exampleFile,
  filmWith,
  note,
  quickTimeMeta,
  readingsTrack,
  tellingNotes,
  tracesOfPlace,
} from '../../../tests/support/metadata/traces.ts'

const film = exampleFile('film.mp4')
const { told, placesIn, copyOf } = reading('mp4')
const place = '37.7750° N, 122.4251° W'
const words = (text: string) => Buffer.from(text, 'latin1')
const meta = quickTimeMeta({ 'location.ISO6709': '+37.7750-122.4251+010.000/', make: 'Balmer', model: 'H-656' })
const udta = box('udta', Buffer.concat([...Object.values(tellingNotes), ...deviceNotes]))

/** A film with a track of readings, whose samples lie behind the film. */
function filmWithReadings(handler?: string): Buffer {
  const track = (at: number) => readingsTrack([at, at + 30], 22, handler)
  const at = filmWith([track(0)]).length + 8
  return filmWith([track(at)], [box('mdat', words('GPS  NULL ISLAND 37,46'.padEnd(30).repeat(2)))])
}

const films: Readonly<Record<string, Buffer>> = {
  ...Object.fromEntries(Object.entries(tellingNotes).map(([name, bytes]) => [name, filmWith([box('udta', bytes)])])),
  'notes in a track': filmWith([box('udta', udta)]),
  'a meta box as iPhones write it': filmWith([meta]),
  'a meta box in the notes': filmWith([box('udta', meta)]),
  'notes beside the film': filmWith([], [udta, meta]),
  'XMP beside the film': filmWith(
    [],
    [
      box(
        'uuid',
        words(`${'\xbe\x7a'.repeat(8)}<x:xmpmeta exif:GPSLatitude="37,46.5N" exif:GPSLongitude="122,25.506W">`),
      ),
    ],
  ),
  'free space with remains in it': filmWith([box('free', words('NULL ISLAND'))], [box('skip', words('NULL ISLAND'))]),
  'an unknown box': filmWith([], [box('gpsX', words('NULL ISLAND'))]),
  'a track of readings': filmWithReadings(),
  'a track of text': filmWithReadings('sbtl'),
  everything: filmWith([udta, meta], [udta, meta, box('free', words('NULL ISLAND'))]),
}

let written = 0
/** What an independent reader finds: every packet of the film with its sum, and every tag. */
function probe(bytes: Uint8Array, info: TestInfo) {
  written += 1
  const file = info.outputPath(`${written}.mp4`)
  writeFileSync(file, bytes)
  const ask = ['-v', 'error', '-show_packets', '-show_format', '-show_data_hash', 'sha256', '-of', 'json', file]
  const { packets, format } = JSON.parse(spawnSync(tool('ffprobe'), ask, { encoding: 'utf8' }).stdout)
  const sums = packets
    .filter((packet: { codec_type: string }) => ['video', 'audio'].includes(packet.codec_type))
    .map((packet: { codec_type: string; pts: number; data_hash: string }) => [
      packet.codec_type,
      packet.pts,
      packet.data_hash,
    ])
  return { sums, tags: format.tags as Record<string, string> }
}

/** The packets of the film without anything, read once by each worker. */
let untouched: ReturnType<typeof probe>['sums'] | undefined

for (const [name, bytes] of Object.entries(films))
  for (const what of ['place', 'all'] as const)
    test(`${name}: without ${what}, no trace of the place, and every packet as it was`, async ({
      browserName: _,
    }, info) => {
      expect(tracesOfPlace(bytes)).not.toEqual([])
      const copy = (await copyOf(bytes, what)) ?? bytes
      expect(tracesOfPlace(copy)).toEqual([])
      expect(copy.length).toBe(bytes.length)
      const after = probe(copy, info)
      untouched ??= probe(film, info).sums
      expect(untouched.length).toBeGreaterThan(10)
      expect(after.sums).toEqual(untouched)
      expect(Object.keys(after.tags).filter((tag) => /loc|name|title|com\./.test(tag))).toEqual([])
    })

test('what a film tells is told', async () => {
  const of = (name: string) => films[name] ?? film
  const device = { known: 'told', value: 'Balmer H-656' }
  expect(await told(of('©xyz'))).toEqual({ ...nothing, place: { known: 'told', value: [place] } })
  expect(await placesIn(of('loci'))).toEqual([place, 'NULL ISLAND'])
  expect(await told(of('a meta box as iPhones write it'))).toMatchObject({ place: { value: [place] }, device })
  expect((await told(of('a name'))).unread).toEqual(['a caption or comment'])
  expect((await told(of('notes in a track'))).device).toEqual(device)
  expect(await placesIn(of('XMP beside the film'))).toEqual([place])
  expect((await told(of('a track of readings'))).unread).toContain('a track of text or readings beside the video')
  expect(await told(film)).toEqual(nothing)
})

test('the device stays without the place and goes with all; so does the film’s clock', async () => {
  const dated = Buffer.from(filmWith([udta]))
  const mvhd = dated.lastIndexOf('mvhd') + 4
  dated.writeUInt32BE(Date.UTC(2025, 3, 20, 4, 14, 5) / 1000 + 2_082_844_800, mvhd + 4)
  const time = { known: 'told', value: { value: '2025-04-20T04:14:05', clock: 'utc' } }
  const device = { known: 'told', value: 'Balmer H-656' }
  expect(await told(dated)).toMatchObject({ time, device })
  expect(await told((await copyOf(dated, 'place')) ?? dated)).toMatchObject({ time, device, place: { known: 'none' } })
  expect(await told((await copyOf(dated, 'all')) ?? dated)).toEqual(nothing)
})

test('notes that lie about their own length go whole', async () => {
  const lying = filmWith([
    box('udta', Buffer.concat([note('\xa9mak', 'NULL ISLAND'), box('\xa9xyz', words('+37.7750-122.4251/'), 4000)])),
  ])
  const copy = (await copyOf(lying, 'place')) ?? lying
  expect(tracesOfPlace(copy)).toEqual([])
})

test('a film that does not say truly what is where may hold anything and is not touched', async () => {
  const overFilm = filmWith([readingsTrack([60], 40)])
  const fragmented = Buffer.concat([
    films['a track of readings'] ?? film,
    box('moof', box('mfhd', words('\0'.repeat(8)))),
  ])
  const beyond = filmWith([readingsTrack([2 ** 31], 40)])
  const cut = film.subarray(0, film.length - 9)
  const noIndex = film.subarray(0, film.lastIndexOf('moov') - 4)
  for (const bytes of [overFilm, fragmented, beyond, cut, noIndex, filmWith([box('udta', words(''), 500)])])
    for (const what of ['place', 'all'] as const) expect(await copyOf(bytes, what)).toBeUndefined()
  for (const bytes of [cut, noIndex]) expect((await told(bytes)).place).toEqual({ known: 'unread' })
})

test('any change of any bytes: read without an error, copied without one, never longer or shorter', async () => {
  const everything = films.everything ?? film
  const changes = fc.array(fc.tuple(fc.nat({ max: everything.length - 1 }), fc.integer({ min: 0, max: 255 })), {
    maxLength: 9,
  })
  await fc.assert(
    fc.asyncProperty(changes, fc.constantFrom('place', 'all'), async (list, what) => {
      const bytes = Buffer.from(everything)
      for (const [at, value] of list) bytes[at] = value
      await told(bytes)
      const copy = await copyOf(bytes, what)
      if (copy) expect(copy.length).toBe(bytes.length)
    }),
    { numRuns: 300 },
  )
})
