import { readFileSync } from 'node:fs'
import { deflateSync, inflateSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { createFindings } from '../src/findings.ts'
import { cleanUnit } from '../src/sei.ts'
import { createExifBlock, createTiffBlock, type TiffField } from './support/exif-block.ts'
import * as fixtures from './support/fixtures.ts'
import { phonePictures, picturesWithLocationBehind } from './support/phone-pictures.ts'
import { clean, emptyReport, read, remove } from './support/reading.ts'
import { filmsWithLocation, jpegsWithLocation, pngsWithLocation } from './support/samples.ts'

const { createChunk, createExifSegment, createJpeg, createPng, createSegment, findLocationBytes } = fixtures
const [jpeg, png] = [fixtures.readExampleFile('plain.jpg'), fixtures.readExampleFile('plain.png')]
const film = fixtures.readExampleFile('film.mp4')
const ascii = (text: string) => Buffer.from(text, 'latin1')
const found = (value: unknown) => ({ status: 'found', value })
const location = found(['37.7750° N, 122.4251° W'])
const clock = (value: string, zone = 'local') => found({ value, zone, precision: 'second' })
/** In Exif, in a text of PNG and in the notes of a phone's film. */
const time = found({ value: '2025-04-19T21:14:05', zone: 'local', offsetMinutes: -420, precision: 'second' })
const device = found('Balmer H-656')
const none = { status: 'none' }
const unknown = { status: 'unknown' }

const samples = {
  JPEG: { ...jpegsWithLocation, ...picturesWithLocationBehind },
  PNG: pngsWithLocation,
  MP4: filmsWithLocation,
}
for (const [format, files] of Object.entries(samples))
  for (const [name, bytes] of Object.entries(files))
    test(`${format}, ${name}: a location is found or may be there, and the copy records nothing`, async () => {
      expect((await read(bytes)).location.status).not.toBe('none')
      const copy = (await clean(bytes)) ?? bytes
      expect(findLocationBytes(copy)).toEqual([])
      expect(await read(copy)).toEqual(emptyReport)
      const [start, end] = [film.indexOf('mdat'), film.lastIndexOf('moov') - 4]
      if (copy.includes('mdat')) expect(copy.subarray(start, end).equals(film.subarray(start, end))).toBe(true)
    })

const message = { location: unknown, device: unknown, unknownParts: ['a message in the video’s pictures (SEI)'] }
const allUnknown = { location: unknown, time: unknown, device: unknown, owner: unknown }
const deviceProfile = { location: none, time: unknown, device: unknown, owner: unknown }

const classes: Readonly<Record<string, readonly [report: Record<string, unknown>, gone?: string]>> = {
  'h264-sei-tesla-gps-clock.mp4': [{ ...message, time: clock('2025-04-20T04:14:05', 'utc') }, 'BBBi'],
  'h264-sei-camcorder-mdpm.mp4': [{ ...message, time: unknown }, 'MDPM'],
  'icc-monitor.jpg': [deviceProfile, 'Ada DEL'],
  'mp4-colr-prof.mp4': [{ ...deviceProfile, device: found('Lavc libx264') }, 'Ada DELL 7HK2W13'],
  'gps-area-information.jpg': [{ location: unknown }, 'Balmer'],
  'gps-free-texts.jpg': [{ location: unknown }, 'Balmer Meriwether'],
  'exif-lens-names-device.jpg': [
    { location: none, device: found('LensModel iPhone 13 Pro back triple camera 5.7mm f/1.5') },
  ],
  'software-android.png': [{ location: none, device: found('Android TP1A.220624.014.S908BXXU2BVK1') }],
  'mp4-handler-device.mp4': [allUnknown, 'GoPro'],
  'exif-date-one-digit-hour.jpg': [{ location: none, time: clock('2025-04-19T09:14:05') }],
  'mp4-clock-tkhd.mp4': [{ location: none, time: clock('2025-04-20T04:14:05', 'utc') }],
  'day-year.mp4': [{ location: none, time: unknown }],
  'g-ascii.jpg': [{ location: unknown, time: unknown }, '48.8'],
  'g-dest.jpg': [{ location: unknown, time: unknown }],
  't-am.jpg': [{ location: none, time: clock('2025-04-19T21:14:05') }, 'PM'],
  'false-told-mp4-1904.mp4': [{ location: none, time: unknown }],
  'png-date-then-place.png': [{ location: unknown, time: unknown }, 'Balmer Meriwether -07:00'],
  'exif-odd-9000.jpg': [allUnknown, 'Balmer'],
  'jpeg-reserved-marker-c8.jpg': [allUnknown, 'Ada Balmer'],
  'png-gama-longer.png': [allUnknown, 'Ada Balmer'],
  'mp4-alac-in-avc1.mp4': [{ location: unknown, time: unknown, owner: unknown }, 'Ada Balmer'],
}

for (const [name, [report, gone = '']] of Object.entries(classes))
  test(`${name} is read as it is, and its copy holds nothing of it`, async () => {
    const bytes = readFileSync(new URL(`./support/files/${name}`, import.meta.url))
    expect(await read(bytes)).toMatchObject(report)
    const copy = (await clean(bytes)) ?? bytes
    expect(await read(copy)).toEqual(emptyReport)
    expect(gone.split(' ').filter((text) => text && copy.includes(text, 0, 'latin1'))).toEqual([])
  })

test('location, time, device and owner are read', async () => {
  const unknownParts = expect.arrayContaining(['the camera maker’s private notes'])
  const photo = { location, time, device, owner: found('NULL ISLAND owner'), otherParts: [], unknownParts }
  expect(await read(jpegsWithLocation['Exif, big endian'] ?? jpeg)).toEqual(photo)
  expect(await read(pngsWithLocation.eXIf ?? png)).toMatchObject({ location, time })
  const iPhone = filmsWithLocation['a meta box as iPhones write it'] ?? film
  expect(await read(iPhone)).toMatchObject({ location, device })
  expect((await read(filmsWithLocation['©xyz'] ?? film)).location).toEqual(location)
  const author = fixtures.createBox('udta', fixtures.createBox('auth', ascii('\0\0\0\0\x15\xc7Ada')))
  expect((await read(fixtures.createVideo([author]))).owner).toEqual(found('Ada'))
  const texts = ['Creation Time\0Sat, 19 Apr 2025 21:14:05 -0700', 'Software\0Balmer H-656']
  const chunks = texts.map((text) => createChunk('tEXt', ascii(text)))
  expect(await read(createPng(png, chunks))).toEqual({ ...emptyReport, time, device })
  const change = createPng(png, [createChunk('tIME', Buffer.from([7, 233, 4, 20, 4, 14, 5]))])
  expect((await read(change)).time).toMatchObject({ value: { value: '2025-04-20T04:14:05', zone: 'utc' } })
})

const fraction = (...values: number[]) => fixtures.encodeNumbers(...values.flatMap((value) => [value, 1]))
const position: TiffField[] = [
  [1, 2, ascii('N\0')],
  [2, 5, fraction(37, 46, 30)],
  [3, 2, ascii('W\0')],
  [4, 5, fraction(122, 25, 30)],
]
/** What a receiver writes without a position that counts. */
const receivers: Readonly<Record<string, readonly TiffField[]>> = {
  'that its position is void': [...position, [9, 2, ascii('V\0')]],
  '0, 0': [...position.filter(([tag]) => tag % 2 > 0), [2, 5, fraction(0, 0, 0)], [4, 5, fraction(0, 0, 0)]],
  'a time alone': [[7, 5, fraction(4, 14, 5)]],
}
for (const [name, fields] of Object.entries(receivers))
  test(`a receiver that writes ${name} leaves the location unknown`, async () => {
    const block = createTiffBlock({ fields: [[0x8825, 4, { fields }]] }, false)
    expect((await read(createJpeg(jpeg, [createExifSegment(block)]))).location).toEqual(unknown)
  })

for (const [name, [bytes, otherParts, unknownParts]] of Object.entries(phonePictures))
  test(`${name}: the copy is the picture alone, and what it is without has its name`, async () => {
    const { status } = unknownParts.length > 0 ? unknown : { status: 'none' }
    expect(await read(bytes)).toMatchObject({ location: { status }, owner: { status }, otherParts, unknownParts })
    expect((await clean(bytes))?.equals(jpeg)).toBe(true)
  })

test('the clock that a Galaxy writes behind a picture is read', async () => {
  const [galaxy = jpeg] = phonePictures['a motion photo of a Galaxy'] ?? []
  expect((await read(galaxy)).time).toEqual(clock('2025-04-20T04:14:05', 'utc'))
})

const letters = (text: string) => ascii(`${text}\0`)
const traces: Readonly<Record<string, readonly ['time' | 'device', TiffField]>> = {
  'an offset from UTC': ['time', [0x9011, 2, letters('-07:00')]],
  'a fraction of a second': ['time', [0x9291, 2, letters('27')]],
  'the range of a lens': ['device', [0xa432, 5, fraction(24, 70, 4, 4)]],
  'a focal length': ['device', [0x920a, 5, fraction(50)]],
  'the number of a picture': ['device', [0xa420, 2, letters('H656-0042')]],
}
for (const [name, [fact, field]] of Object.entries(traces))
  test(`a photo that records ${name} alone records a ${fact}, and no place`, async () => {
    const block = createTiffBlock({ fields: [[0x8769, 4, { fields: [field] }]] }, false)
    const report = await read(createJpeg(jpeg, [createExifSegment(block)]))
    expect(report[fact]).not.toEqual(none)
    expect(report.location).toEqual(none)
  })

test('a photo with a time, its offset, a lens and a number records both, and nothing is unknown', async () => {
  const fields: TiffField[] = [
    [0x9003, 2, letters('2025:04:19 21:14:05')],
    ...Object.values(traces).map(([, field]) => field),
  ]
  const block = createTiffBlock({ fields: [[0x8769, 4, { fields }]] }, true)
  const device = found('FocalLength 50, ImageUniqueID H656-0042, LensInfo 24 70 4 4')
  expect(await read(createJpeg(jpeg, [createExifSegment(block)]))).toEqual({ ...emptyReport, time, device })
})

test('a picture that records nothing is copied as it is', async () => {
  for (const name of ['plain.jpg', 'progressive.jpg', 'plain.png']) {
    const bytes = fixtures.readExampleFile(name)
    expect((await clean(bytes))?.equals(bytes), name).toBe(true)
  }
})

for (const name of ['hevc.mp4', 'h264-timing.mp4', 'fragmented.mp4', 'av1.mp4'])
  test(`the encoder of ${name} is found; its copy is as long, and records nothing`, async () => {
    const bytes = fixtures.readExampleFile(name)
    const device = found(expect.stringContaining(name === 'av1.mp4' ? 'Lavc libaom-av1' : 'x26'))
    expect(await read(bytes)).toMatchObject({ location: none, device })
    const copy = (await clean(bytes)) ?? bytes
    expect(await read(copy)).toEqual(emptyReport)
    expect(copy.includes('x26')).toBe(false)
    expect(copy.length).toBe(bytes.length)
  })

test('a unit of messages that players need stays, and one with a text is replaced, whatever its length', () => {
  // A recovery point, how the picture is turned, and light levels with zeros that need escapes.
  const light = `${'00000301'.repeat(4)}3d134042${'00000301'.repeat(2)}0000`
  const needed = Buffer.from(`0601842f032000148918${light}9004000003010093011280`, 'hex')
  const unit = Buffer.concat([Buffer.from([6]), needed])
  const report = (bytes: Uint8Array) => {
    const findings = createFindings()
    cleanUnit(bytes, false, findings)
    return findings.createReport()
  }
  expect(report(unit)).toEqual(emptyReport)
  expect(unit.includes(needed)).toBe(true)
  for (let length = 17; length < 600; length += 1) {
    const text = Buffer.from([5, ...Array(Math.floor(length / 255)).fill(255), length % 255, ...Array(length).fill(65)])
    const mixed = Buffer.concat([Buffer.from([6]), text, needed])
    expect(report(mixed).location).toEqual(unknown)
    expect(mixed.includes('AA')).toBe(false)
    expect(report(mixed)).toEqual(emptyReport)
  }
  expect(() => report(Uint8Array.of(6, 19, 1, 0x80, 0x80))).toThrow('cannot be taken out')
})

test('a file without a copy has a reason', async () => {
  const encrypted = Buffer.from(film)
  encrypted.write('encv', encrypted.indexOf('avc1', encrypted.indexOf('stsd')))
  expect(await remove(encrypted)).toEqual({ reason: 'it is encrypted' })
  const foreign = fixtures.createVideo([fixtures.createReadingsTrack([60], 40)])
  expect(await remove(foreign)).toEqual({ reason: 'its tables contradict each other' })
  for (const cut of [film, png])
    expect(await remove(cut.subarray(0, cut.length - 9))).toEqual({ reason: 'it ends too early' })
  const damaged = createPng(png, [createChunk('iCCP', ascii('icc\0\0NULL ISLAND'))])
  expect(await remove(damaged)).toEqual({ reason: 'its color profile is of a form that is not known' })
  expect(await remove(jpeg.subarray(0, 20))).toEqual({ reason: expect.stringContaining('no picture') })
})

test('a film in Motion JPEG, whose pictures each have their own Exif, has no copy, and everything is unknown', async () => {
  for (const coding of ['jpeg', 'mjpa', 'mjpb']) {
    const bytes = Buffer.from(film)
    bytes.write(coding, bytes.indexOf('avc1', bytes.indexOf('stsd')))
    expect(await read(bytes)).toMatchObject(allUnknown)
    expect(await remove(bytes)).toEqual({ reason: `its pictures or sound are of a kind that is not known (${coding})` })
  }
})

test('user data that is in no boxes is unknown, and in no copy', async () => {
  const bytes = fixtures.createVideo([fixtures.createBox('udta', ascii('\x7f\xff\xff\xffNULL ISLAND'))])
  expect((await read(bytes)).location).toEqual(unknown)
  expect((await clean(bytes))?.includes('NULL')).toBe(false)
})

const photo = readFileSync(new URL('./support/files/icc-monitor.jpg', import.meta.url))
const profileStart = photo.indexOf('ICC_PROFILE\0')
const profile = photo.subarray(profileStart + 14, profileStart - 2 + photo.readUInt16BE(profileStart - 2))

test('a color profile in parts or packed is cleaned, and its colors stay', async () => {
  const part = (number: number, bytes: Uint8Array) =>
    createSegment(0xe2, Buffer.concat([ascii(`ICC_PROFILE\0${String.fromCharCode(number)}\x02`), bytes]))
  const packed = createChunk('iCCP', Buffer.concat([ascii('icc\0\0'), deflateSync(profile)]))
  const photoInParts = createJpeg(jpeg, [part(2, profile.subarray(300)), part(1, profile.subarray(0, 300))])
  for (const bytes of [photoInParts, createPng(png, [packed])]) {
    expect((await read(bytes)).owner).toEqual(unknown)
    const copy = (await clean(bytes)) ?? bytes
    expect(await read(copy)).toEqual(emptyReport)
    expect(copy.includes('ICC_PROFILE\0\x01') || copy.includes('iCCP')).toBe(true)
  }
  expect((await clean(photo))?.includes(photo.subarray(photo.indexOf('curv'), photo.indexOf('curv') + 12))).toBe(true)
})

test('a common color profile records something only where it names a maker or a day', async () => {
  const copy = (await clean(photo)) ?? photo
  for (const [maker, device] of [['\0\0\0\0', none] as const, ['APPL', unknown] as const]) {
    copy.write(maker, copy.indexOf('ICC_PROFILE') + 14 + 48, 'latin1')
    expect(await read(copy)).toMatchObject({ location: none, device, owner: none })
  }
})

/** Returns the profile with a tag in the place of its curves: their number in the table and their content at its end. */
function createProfile(tags: Readonly<Record<string, Buffer>>): Buffer {
  const contents = Object.values(tags)
  const table = Object.keys(tags).map((tag, index) => {
    const start = 132 + 12 * contents.length + contents.slice(0, index).reduce((sum, { length }) => sum + length, 0)
    return Buffer.concat([ascii(tag), fixtures.encodeNumbers(start, contents[index]?.length ?? 0)])
  })
  return Buffer.concat([profile.subarray(0, 128), fixtures.encodeNumbers(contents.length), ...table, ...contents])
}
const packProfile = (bytes: Uint8Array) =>
  createPng(png, [createChunk('iCCP', Buffer.concat([ascii('icc\0\0'), deflateSync(bytes)]))])

const curve = ascii('para\0\0\0\0\0\0\0\0\0\x01\0\0')
const wideCurve = ascii('para\0\0\0\0\0\x01\0\0\0\x01\0\0\0\x89\x34\x39\xff\xc8\xaa\x3d')
/** Transforms as jpegli's XYB has them, whose first and last curves are the same, and as ICC's own sRGB has them. */
const transforms = (() => {
  const points = Buffer.concat([ascii(`\x02\x02\x02${'\0'.repeat(13)}\x02\0\0\0`), Buffer.alloc(48, 0x5a)])
  const matrix = Buffer.alloc(48, 1)
  const shared = [curve, curve, curve]
  const create = (type: string, offsets: number[], ...parts: Buffer[]) =>
    Buffer.concat([ascii(`${type}\x03\0\0`), fixtures.encodeNumbers(...offsets), ...parts])
  const wide = [wideCurve, wideCurve, wideCurve]
  return {
    A2B0: create('mAB \0\0\0\0\x03', [32, 220, 148, 80, 32], ...shared, points, ...wide, matrix),
    // Of four inks, whose curves are no others.
    A2B1: create('mAB \0\0\0\0\x04', [32, 0, 0, 0, 80], ...shared, ...wide, wideCurve),
    B2A0: create('mBA \0\0\0\0\x03', [32, 0, 0, 0, 0], ...shared),
  }
})()

test('a color profile with transforms is cleaned, and they stay, unless there is something between their elements', async () => {
  const bytes = packProfile(createProfile(transforms))
  expect((await read(bytes)).device).toEqual(unknown)
  const copy = (await clean(bytes)) ?? bytes
  expect(await read(copy)).toEqual(emptyReport)
  const start = copy.indexOf('iCCP') + 9
  const cleaned = inflateSync(copy.subarray(start, start - 5 + copy.readUInt32BE(start - 13)))
  for (const content of Object.values(transforms)) expect(cleaned.includes(content)).toBe(true)
  const reason = 'its color profile is of a form that is not known'
  const { A2B0 } = transforms
  const longer = Buffer.concat([A2B0, Buffer.alloc(4), ascii('Ada Meriwether')])
  const cut = A2B0.subarray(0, -4)
  const foreign = Buffer.from(A2B0)
  foreign.write('Ada ', 32)
  const precise = Buffer.from(A2B0)
  precise.writeUInt8(3, 96)
  const endless = Buffer.from(A2B0)
  endless.writeUInt16BE(9, 148 + 8)
  for (const content of [longer, cut, foreign, precise, endless])
    expect(await remove(packProfile(createProfile({ A2B0: content })))).toEqual({ reason })
})

test('a profile whose white is one step beside D50 is cleaned, and one with another white has no copy', async () => {
  const withWhite = (x: number) => {
    const bytes = createProfile({ A2B0: transforms.A2B0 })
    bytes.writeUInt32BE(x, 68)
    return packProfile(bytes)
  }
  for (const x of [0xf6d5, 0xf6d6, 0xf6d7]) expect(await clean(withWhite(x))).toBeDefined()
  for (const x of [0xf6d4, 0xf6d8]) expect(await clean(withWhite(x))).toBeUndefined()
})

const setupAt = film.indexOf(Buffer.of(5, 0x80, 0x80, 0x80), film.indexOf('esds')) + 5
const setupEnd = setupAt + film.readUInt8(setupAt - 1)
const setup = film.subarray(setupAt, setupEnd)

/** Returns the film with another setup of its sound, in boxes that are as much longer; its index is behind its samples. */
function createFilm(other: Uint8Array): Buffer {
  const bytes = Buffer.concat([film.subarray(0, setupAt), other, film.subarray(setupEnd)])
  bytes.writeUInt8(other.length, setupAt - 1)
  for (const type of ['esds', 'mp4a', 'stsd', 'stbl', 'minf', 'mdia', 'trak', 'moov']) {
    const start = film.lastIndexOf(type, setupAt) - 4
    bytes.writeUInt32BE(film.readUInt32BE(start) + other.length - setup.length, start)
  }
  return bytes
}

test('the setup of AAC is read where zeros fill it, and nothing else does', async () => {
  const padded = createFilm(Buffer.concat([setup, Buffer.alloc(14)]))
  expect(await read(padded)).toEqual(await read(film))
  expect((await clean(padded))?.length).toBe(padded.length)
  for (const text of ['Ada Meriwether', `${'\0'.repeat(10)}Ada`]) {
    const bytes = createFilm(Buffer.concat([setup, ascii(text)]))
    expect(await read(bytes)).toMatchObject(allUnknown)
    expect(await clean(bytes)).toBeUndefined()
  }
})

test('user data in the setup of MPEG-4 Part 2 are taken out, but not the version of Xvid', async () => {
  const code = '\0\0\x01'
  const bytes = createFilm(ascii(`${code}\xb0\x01${code}\xb2XviD0050${code}\xb2Ada Meriwether${code}\xb5\x09`))
  expect(await read(bytes)).toMatchObject(allUnknown)
  const copy = await clean(bytes)
  expect(['XviD0050', 'Ada'].map((text) => copy?.includes(text))).toEqual([true, false])
  for (const foreign of [`${code}\xb0\x01Ada Meriwether`, `${code}\xb7Ada Meriwether`, `Ada Meriwether${code}\xb0\x01`])
    expect(await clean(createFilm(ascii(foreign)))).toBeUndefined()
})

/** Fields of what decoders need: the byte behind the name of its box, what is there, and what is of no known form. */
const decoderFields: Readonly<Record<string, readonly [file: string, at: number, known: number, foreign: number]>> = {
  'the version of avcC': ['film.mp4', 0, 1, 2],
  'bits before lengthSizeMinusOne in avcC': ['film.mp4', 4, 0xff, 0x8f],
  'bits before numOfSequenceParameterSets in avcC': ['film.mp4', 5, 0xe1, 0x81],
  'the version of hvcC': ['hevc.mp4', 0, 1, 2],
  'bits before min_spatial_segmentation_idc in hvcC': ['hevc.mp4', 13, 0xf0, 0x40],
  'bits before chroma_format_idc in hvcC': ['hevc.mp4', 16, 0xff, 0x43],
  'numOfArrays in hvcC': ['hevc.mp4', 22, 4, 3],
  'the version of esds': ['film.mp4', 0, 0, 1],
  'the tag of an ES_Descriptor in esds': ['film.mp4', 4, 3, 5],
  'URL_Flag in esds': ['film.mp4', 11, 0, 0x40],
  'JPEG as objectTypeIndication in esds': ['film.mp4', 17, 0x40, 0x6c],
  'streamType in esds': ['film.mp4', 18, 0x15, 0x21],
  'predefined in esds': ['film.mp4', 45, 2, 1],
}
for (const [name, [file, offset, known, foreign]] of Object.entries(decoderFields))
  test(`a film with another number for ${name} has no copy`, async () => {
    const bytes = Buffer.from(fixtures.readExampleFile(file))
    const box = name.slice(-4)
    const at = bytes.indexOf(box) + 4 + offset
    expect(bytes[at]).toBe(known)
    bytes[at] = foreign
    expect(await remove(bytes)).toEqual({ reason: `a block called ${box} is of a form that is not known` })
  })

test('the copy of a photo contains no location, whatever length its Exif claims', async () => {
  const block = createExifBlock(true, jpegsWithLocation['Exif, big endian'] ?? jpeg)
  for (const claim of [2, 3, 8, 20, 100, 400, block.length, block.length + 7, 0xffff, 0, 1]) {
    const copy = await clean(createJpeg(jpeg, [createExifSegment(block, claim)]))
    expect(findLocationBytes(copy ?? jpeg)).toEqual([])
  }
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
      await clean(bytes)
    }),
    { numRuns: 400 },
  )
})
