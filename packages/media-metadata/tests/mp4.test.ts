import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import {
  createBox,
  createQuickTimeMeta,
  createReadingsTrack,
  createTextBox,
  createVideo,
  deviceNotes,
  findLocationBytes,
  locationUserData,
  readExampleFile,
} from './support/fixtures.ts'
import { createMetadataReader, emptyReport } from './support/reading.ts'

const film = readExampleFile('film.mp4')
const { read, locationsIn, clean } = createMetadataReader('mp4')
const place = '37.7750° N, 122.4251° W'
const words = (text: string) => Buffer.from(text, 'latin1')
const meta = createQuickTimeMeta({ 'location.ISO6709': '+37.7750-122.4251+010.000/', make: 'Balmer', model: 'H-656' })
const udta = createBox('udta', Buffer.concat([...Object.values(locationUserData), ...deviceNotes]))

/** A video with a track of readings, whose samples are behind the video. */
function filmWithReadings(handler?: string): Buffer {
  const track = (at: number) => createReadingsTrack([at, at + 30], 22, handler)
  const at = createVideo([track(0)]).length + 8
  return createVideo([track(at)], [createBox('mdat', words('GPS  NULL ISLAND 37,46'.padEnd(30).repeat(2)))])
}

const films: Readonly<Record<string, Buffer>> = {
  ...Object.fromEntries(
    Object.entries(locationUserData).map(([name, bytes]) => [name, createVideo([createBox('udta', bytes)])]),
  ),
  'notes in a track': createVideo([createBox('udta', udta)]),
  'a meta box as iPhones write it': createVideo([meta]),
  'a meta box in the notes': createVideo([createBox('udta', meta)]),
  'notes beside the film': createVideo([], [udta, meta]),
  'XMP beside the film': createVideo(
    [],
    [
      createBox(
        'uuid',
        words(`${'\xbe\x7a'.repeat(8)}<x:xmpmeta exif:GPSLatitude="37,46.5N" exif:GPSLongitude="122,25.506W">`),
      ),
    ],
  ),
  'free space with remains in it': createVideo(
    [createBox('free', words('NULL ISLAND'))],
    [createBox('skip', words('NULL ISLAND'))],
  ),
  'an unknown box': createVideo([], [createBox('gpsX', words('NULL ISLAND'))]),
  'a track of readings': filmWithReadings(),
  'a track of text': filmWithReadings('sbtl'),
  everything: createVideo([udta, meta], [udta, meta, createBox('free', words('NULL ISLAND'))]),
}

for (const [name, bytes] of Object.entries(films))
  for (const removal of ['location', 'all'] as const)
    test(`the copy of a video with ${name} without ${removal} contains no location, and its samples are identical`, async () => {
      expect(findLocationBytes(bytes)).not.toEqual([])
      const copy = (await clean(bytes, removal)) ?? bytes
      expect(findLocationBytes(copy)).toEqual([])
      expect(copy.length).toBe(bytes.length)
      const start = film.indexOf('mdat')
      const end = film.lastIndexOf('moov') - 4
      expect(Buffer.from(copy).subarray(start, end).equals(film.subarray(start, end))).toBe(true)
    })

test('location and device of a video are read', async () => {
  const of = (name: string) => films[name] ?? film
  const device = { status: 'found', value: 'Balmer H-656' }
  expect(await read(of('©xyz'))).toEqual({ ...emptyReport, location: { status: 'found', value: [place] } })
  expect(await locationsIn(of('loci'))).toBe('unknown')
  const fiveDigits = createTextBox('\xa9xyz', '+37.7750-12225.06/')
  expect(await locationsIn(createVideo([createBox('udta', fiveDigits)]))).toBe('unknown')
  expect(await read(of('a meta box as iPhones write it'))).toMatchObject({ location: { value: [place] }, device })
  expect((await read(of('a name'))).unknownParts).toEqual(['a caption or comment'])
  expect((await read(of('notes in a track'))).device).toEqual(device)
  expect(await locationsIn(of('XMP beside the film'))).toEqual([place])
  expect((await read(of('a track of readings'))).unknownParts).toContain('a track of text or readings beside the video')
  expect(await read(film)).toEqual(emptyReport)
})

test('the copy without location keeps device and clock, and the copy without all neither', async () => {
  const dated = Buffer.from(createVideo([udta]))
  const mvhd = dated.lastIndexOf('mvhd') + 4
  dated.writeUInt32BE(Date.UTC(2025, 3, 20, 4, 14, 5) / 1000 + 2_082_844_800, mvhd + 4)
  const time = { status: 'found', value: { value: '2025-04-20T04:14:05', zone: 'utc', precision: 'second' } }
  const device = { status: 'found', value: 'Balmer H-656' }
  expect(await read(dated)).toMatchObject({ time, device })
  expect(await read((await clean(dated, 'location')) ?? dated)).toMatchObject({
    time,
    device,
    location: { status: 'none' },
  })
  expect(await read((await clean(dated, 'all')) ?? dated)).toEqual(emptyReport)
})

test('user data that states a wrong length is removed', async () => {
  const malformed = createVideo([
    createBox(
      'udta',
      Buffer.concat([createTextBox('\xa9mak', 'NULL ISLAND'), createBox('\xa9xyz', words('+37.7750-122.4251/'), 4000)]),
    ),
  ])
  const copy = (await clean(malformed, 'location')) ?? malformed
  expect(findLocationBytes(copy)).toEqual([])
})

test('a video whose offsets contradict the file is unknown, and there is no copy', async () => {
  const overFilm = createVideo([createReadingsTrack([60], 40)])
  const fragmented = Buffer.concat([
    films['a track of readings'] ?? film,
    createBox('moof', createBox('mfhd', words('\0'.repeat(8)))),
  ])
  const beyond = createVideo([createReadingsTrack([2 ** 31], 40)])
  const cut = film.subarray(0, film.length - 9)
  const noIndex = film.subarray(0, film.lastIndexOf('moov') - 4)
  for (const bytes of [overFilm, fragmented, beyond, cut, noIndex, createVideo([createBox('udta', words(''), 500)])])
    for (const removal of ['location', 'all'] as const) expect(await clean(bytes, removal)).toBeUndefined()
  for (const bytes of [cut, noIndex]) expect((await read(bytes)).location).toEqual({ status: 'unknown' })
})

test('a video with any bytes changed is read and copied without an error, and its copy has its length', async () => {
  const everything = films.everything ?? film
  const changes = fc.array(fc.tuple(fc.nat({ max: everything.length - 1 }), fc.integer({ min: 0, max: 255 })), {
    maxLength: 9,
  })
  await fc.assert(
    fc.asyncProperty(changes, fc.constantFrom('location', 'all'), async (list, removal) => {
      const bytes = Buffer.from(everything)
      for (const [at, value] of list) bytes[at] = value
      await read(bytes)
      const copy = await clean(bytes, removal)
      if (copy) expect(copy.length).toBe(bytes.length)
    }),
    { numRuns: 300 },
  )
})
