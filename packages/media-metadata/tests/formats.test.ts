// What is read of each format, and what is left in copies.
import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { cleanUnit, readUnit } from '../src/nal-units.ts'
import { createExifBlock, createTiffBlock, type TiffField } from './support/exif-block.ts'
import * as fixtures from './support/fixtures.ts'
import { clean, emptyReport, read, readLocations, remove } from './support/reading.ts'
import { createVideoWithReadings, filmsWithLocation, jpegsWithLocation, pngsWithLocation } from './support/samples.ts'

const { createChunk, createExifSegment, createJpeg, createPng, createSegment, findLocationBytes } = fixtures
const [jpeg, png] = [fixtures.readExampleFile('plain.jpg'), fixtures.readExampleFile('plain.png')]
const film = fixtures.readExampleFile('film.mp4')
const ascii = (text: string) => Buffer.from(text, 'latin1')
const found = (value: unknown) => ({ status: 'found', value })
const place = '37.7750° N, 122.4251° W'
const time = found({ value: '2025-04-19T21:14:05', zone: 'local', precision: 'second' })
const device = found('Balmer H-656')
const none = { status: 'none' }

const samples = { JPEG: jpegsWithLocation, PNG: pngsWithLocation, MP4: filmsWithLocation }
for (const [format, files] of Object.entries(samples))
  for (const [name, bytes] of Object.entries(files))
    test(`${format}, ${name}: a location is found or may be there, and no copy has it`, async () => {
      expect(await readLocations(bytes)).not.toBe('none')
      for (const removal of ['location', 'all'] as const) {
        const copy = (await clean(bytes, removal)) ?? bytes
        expect(findLocationBytes(copy)).toEqual([])
        expect(await read(copy)).toMatchObject(removal === 'all' ? emptyReport : { location: none })
        const [start, end] = [film.indexOf('mdat'), film.lastIndexOf('moov') - 4]
        if (copy.includes('mdat')) expect(copy.subarray(start, end).equals(film.subarray(start, end))).toBe(true)
      }
    })

test('location, time, device and owner are read', async () => {
  expect(await read(jpegsWithLocation['Exif, big endian'] ?? jpeg)).toEqual({
    ...{ location: found([place, 'NULL ISLAND']), time, device, owner: found('NULL ISLAND owner'), otherMetadata: [] },
    unknownParts: ['the camera maker’s private notes', 'a caption or comment'],
  })
  const xmp = { location: found([place, 'NULL ISLAND']), time, device }
  expect(await read(jpegsWithLocation.xmp ?? jpeg)).toMatchObject(xmp)
  for (const name of ['iTXt with XMP', 'iTXt, compressed'])
    expect(await read(pngsWithLocation[name] ?? png)).toMatchObject(xmp)
  expect(await readLocations(jpegsWithLocation.iptc ?? jpeg)).toEqual(['NULL ISLAND'])
  expect(await readLocations(pngsWithLocation.eXIf ?? png)).toContain(place)
  const iPhone = filmsWithLocation['a meta box as iPhones write it'] ?? film
  expect(await read(iPhone)).toMatchObject({ location: found([place]), device })
  for (const name of ['©xyz', 'XMP beside the film'])
    expect(await readLocations(filmsWithLocation[name] ?? film)).toEqual([place])
  const author = fixtures.createBox('udta', fixtures.createBox('auth', ascii('\0\0\0\0\x15\xc7Ada')))
  expect((await read(fixtures.createVideo([author]))).owner).toEqual(found('Ada'))
  const change = createPng(png, [createChunk('tIME', Buffer.from([7, 233, 4, 20, 4, 14, 5]))])
  expect((await read(change)).time).toMatchObject({ value: { value: '2025-04-20T04:14:05', zone: 'utc' } })
})

test('a position of a receiver without satellites is told to be void', async () => {
  const position = 'a:GPSLatitude="37,46.5N" a:GPSLongitude="122,25.5W"'
  const xmp = ascii(`http://ns.adobe.com/xap/1.0/\0<x ${position} a:GPSStatus="V">`)
  const gps: TiffField = [0x8825, 4, { fields: [9, 2].map((tag): TiffField => [tag, 2, ascii('V\0')]) }]
  for (const segment of [createSegment(0xe1, xmp), createExifSegment(createTiffBlock({ fields: [gps] }, true))]) {
    const { location, unknownParts } = await read(createJpeg(jpeg, [segment]))
    expect(location).toEqual({ status: 'unknown' })
    expect(unknownParts.join()).toContain('void')
  }
})

test('the copy without the location keeps time and device, and the copy without all nothing', async () => {
  const texts = [ascii('Creation Time\0Sat, 19 Apr 2025 21:14:05 -0700'), ascii('Software\0Balmer H-656')]
  const chunks = texts.map((text) => createChunk('tEXt', text))
  const kept = { location: none, time, device }
  for (const bytes of [jpegsWithLocation.everything ?? jpeg, createPng(png, chunks)]) {
    expect(await read((await clean(bytes, 'location')) ?? bytes)).toMatchObject(kept)
    expect(await read((await clean(bytes, 'all')) ?? bytes)).toEqual(emptyReport)
  }
  const video = (await clean(filmsWithLocation.everything ?? film, 'location')) ?? film
  expect(await read(video)).toMatchObject({ location: none, device })
  const utc = createPng(png, [createChunk('tEXt', ascii('Creation Time\0Sat, 19 Apr 2025 21:14:05 GMT'))])
  expect((await clean(utc, 'location'))?.equals(png)).toBe(true)
})

test('a picture that records nothing is copied as it is', async () => {
  for (const name of ['plain.jpg', 'progressive.jpg', 'plain.png']) {
    const bytes = fixtures.readExampleFile(name)
    expect((await clean(bytes, 'all'))?.equals(bytes), name).toBe(true)
  }
})

for (const name of ['hevc.mp4', 'h264-timing.mp4', 'fragmented.mp4', 'av1.mp4'])
  test(`the encoder of ${name} is found; its copy is as long, and records nothing`, async () => {
    const bytes = fixtures.readExampleFile(name)
    expect(await read(bytes)).toMatchObject({ device: { status: 'found' }, location: none })
    const copy = (await clean(bytes, 'all')) ?? bytes
    expect(await read(copy)).toEqual(emptyReport)
    expect(copy.includes('x26')).toBe(false)
    expect(copy.length).toBe(bytes.length)
  })

test('messages that players need stay in a unit, whatever its length, and all others go', () => {
  // A recovery point, how the picture is turned, and light levels with zeros that need escapes.
  const needed = Buffer.from(`0601842f032000148918${'00000301'.repeat(8)}90040000030100930112`, 'hex')
  for (let length = 17; length < 600; length += 1) {
    const text = Buffer.from([5, ...Array(Math.floor(length / 255)).fill(255), length % 255, ...Array(length).fill(65)])
    const unit = Buffer.concat([Buffer.from([6]), text, needed, Buffer.from([0x80])])
    cleanUnit(unit)
    expect(unit.includes(needed)).toBe(true)
    expect([...readUnit(unit)]).toEqual([])
    expect(unit.includes('AA')).toBe(false)
  }
  expect(() => cleanUnit(Uint8Array.of(6, 19, 1, 0x80, 0x80))).toThrow('cannot be taken out')
})

test('the place of a GoPro is read where it receives satellites', async () => {
  const samples = Buffer.from(
    '475053464c040001000000035343414c6c04000100989680475053356c140001168401f0b7076988000000000000000000000000',
    'hex',
  )
  expect(await readLocations(createVideoWithReadings(samples, 'gpmd'))).toEqual([place])
  expect(await readLocations(createVideoWithReadings(samples.fill(0, 8, 12), 'gpmd'))).toBe('unknown')
})

test('a file without a copy has a reason', async () => {
  const encrypted = Buffer.from(film)
  encrypted.write('encv', encrypted.indexOf('avc1', encrypted.indexOf('stsd')))
  expect(await remove(encrypted, 'all')).toEqual({ reason: 'it is encrypted' })
  const foreign = fixtures.createVideo([fixtures.createReadingsTrack([60], 40)])
  expect(await remove(foreign, 'all')).toEqual({ reason: 'its tables contradict each other' })
  for (const cut of [film, png])
    expect(await remove(cut.subarray(0, cut.length - 9), 'all')).toEqual({ reason: 'it ends too early' })
  expect(await remove(jpeg.subarray(0, 60), 'all')).toEqual({ reason: expect.stringContaining('no picture') })
})

test('a text that cannot be unpacked is unknown, and in no copy', async () => {
  const damaged = createChunk('zTXt', ascii('Comment\0\0NULL ISLAND'))
  const large = createChunk('zTXt', Buffer.concat([ascii('Comment\0\0'), deflateSync(Buffer.alloc(3_000_000))]))
  for (const chunk of [damaged, large]) {
    expect((await read(createPng(png, [chunk]))).unknownParts).toEqual(['a block called zTXt'])
    expect((await clean(createPng(png, [chunk]), 'all'))?.equals(png)).toBe(true)
  }
  const { DecompressionStream: original } = globalThis
  Reflect.deleteProperty(globalThis, 'DecompressionStream')
  expect((await read(pngsWithLocation.zTXt ?? png)).location).toEqual({ status: 'unknown' })
  expect((await clean(pngsWithLocation.zTXt ?? png, 'all'))?.equals(png)).toBe(true)
  globalThis.DecompressionStream = original
})

test('a color profile in parts or packed is cleaned, and its colors stay', async () => {
  const photo = readFileSync(new URL('./support/files/icc-monitor.jpg', import.meta.url))
  const start = photo.indexOf('ICC_PROFILE\0')
  const profile = photo.subarray(start + 14, start - 2 + photo.readUInt16BE(start - 2))
  const part = (number: number, bytes: Uint8Array) =>
    createSegment(0xe2, Buffer.concat([ascii(`ICC_PROFILE\0${String.fromCharCode(number)}\x02`), bytes]))
  const packed = createChunk('iCCP', Buffer.concat([ascii('icc\0\0'), deflateSync(profile)]))
  const photoInParts = createJpeg(jpeg, [part(2, profile.subarray(300)), part(1, profile.subarray(0, 300))])
  for (const bytes of [photoInParts, createPng(png, [packed])]) {
    expect((await read(bytes)).owner.status).toBe('found')
    const copy = (await clean(bytes, 'all')) ?? bytes
    expect(await read(copy)).toEqual(emptyReport)
    expect(copy.includes('ICC_PROFILE\0\x01\x01') || copy.includes('iCCP')).toBe(true)
  }
  const curve = photo.subarray(photo.indexOf('curv'), photo.indexOf('curv') + 12)
  expect((await clean(photo, 'all'))?.includes(curve)).toBe(true)
})

test('the copy of a malformed photo contains no location, whichever bytes are changed, cut or claimed', async () => {
  const block = createExifBlock({ littleEndian: true, thumbnail: jpegsWithLocation['Exif, big endian'] ?? jpeg })
  const claims = [2, 3, 8, 20, 100, 400, block.length, block.length + 7, 0xffff, 0, 1]
  const findLeft = async (exif: Uint8Array, claim?: number) =>
    findLocationBytes((await clean(createJpeg(jpeg, [createExifSegment(exif, claim)]), 'location')) ?? jpeg)
  for (const claim of claims) expect(await findLeft(block, claim)).toEqual([])
  const changes = fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.nat(255)), { maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(changes, fc.nat(block.length), async (list, end) => {
      const bytes = Buffer.from(block.subarray(0, end % 3 ? block.length : end))
      // Nine changes in ten are in the directories, which fill the first part of the block.
      for (const [where, value] of list) bytes[Math.floor(where ** 4 * bytes.length)] = value
      expect(await findLeft(bytes)).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('any file with any bytes changed is read and copied without an error', async () => {
  const files = [jpegsWithLocation, pngsWithLocation, filmsWithLocation].map(({ everything = jpeg }) => everything)
  const file = fc.constantFrom(...files, ...['fragmented.mp4', 'hevc.mp4'].map(fixtures.readExampleFile))
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 9 })
  await fc.assert(
    fc.asyncProperty(file, changes, async (original, list) => {
      const bytes = Buffer.from(original)
      for (const [at, value] of list) if (at % bytes.length > 11) bytes[at % bytes.length] = value
      await read(bytes)
      await clean(bytes, 'location')
    }),
    { numRuns: 400 },
  )
})
