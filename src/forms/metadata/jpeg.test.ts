import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { nothing, reading } from '../../../tests/support/evidence/reading.ts'
import { exifBlock } from '../../../tests/support/metadata/exif-block.ts'
import { pixelsShown } from '../../../tests/support/metadata/pixels.ts'
import {
  exampleFile,
  exifSegment,
  jpegWith,
  segment,
  tellingSegments,
  tracesOfPlace,
} from '../../../tests/support/metadata/traces.ts'

const plain = exampleFile('plain.jpg')
const progressive = exampleFile('progressive.jpg')
const pixels = pixelsShown('jpeg')
const { told, placesIn, copyOf } = reading('jpeg')
const place = '37.7750° N, 122.4251° W'
const thumbnail = jpegWith(plain, [
  exifSegment(exifBlock({ littleEndian: true })),
  tellingSegments.xmp ?? Buffer.alloc(0),
])

/** Every picture that tells, by what is special about it. */
const pictures: Readonly<Record<string, Buffer>> = {
  'Exif, little endian': jpegWith(plain, [exifSegment(exifBlock({ littleEndian: true }))]),
  'Exif, big endian': jpegWith(plain, [exifSegment(exifBlock({ littleEndian: false }))]),
  'Exif with a small copy that tells too': jpegWith(plain, [exifSegment(exifBlock({ littleEndian: true, thumbnail }))]),
  'a place in the small copy alone': jpegWith(plain, [
    exifSegment(exifBlock({ littleEndian: false, placeInThumbnail: true, thumbnail: plain })),
  ]),
  'several Exif blocks': jpegWith(plain, [
    exifSegment(exifBlock({ littleEndian: true })),
    exifSegment(exifBlock({ littleEndian: false })),
  ]),
  'a progressive picture with notes between its scans': betweenScans(progressive),
  'everything at once': jpegWith(
    plain,
    [exifSegment(exifBlock({ littleEndian: true, thumbnail })), ...Object.values(tellingSegments)],
    jpegWith(plain, [exifSegment(exifBlock({ littleEndian: true }))]),
  ),
  ...Object.fromEntries(Object.entries(tellingSegments).map(([name, bytes]) => [name, jpegWith(plain, [bytes])])),
}

function betweenScans(bytes: Buffer): Buffer {
  const at = bytes.lastIndexOf(Buffer.from([0xff, 0xc4]))
  const notes = [exifSegment(exifBlock({ littleEndian: true })), tellingSegments.comment ?? Buffer.alloc(0)]
  return Buffer.concat([bytes.subarray(0, at), ...notes, bytes.subarray(at)])
}

for (const [name, bytes] of Object.entries(pictures))
  for (const what of ['place', 'all'] as const)
    test(`${name}: without ${what}, no trace of the place, and every pixel as it was`, async () => {
      expect(tracesOfPlace(bytes)).not.toEqual([])
      const copy = await copyOf(bytes, what)
      expect(tracesOfPlace(copy ?? bytes)).toEqual([])
      expect(await pixels(copy ?? new Uint8Array())).toBe(await pixels(bytes))
      expect(await told(copy ?? bytes)).toMatchObject({ place: { known: 'none' }, others: [], unread: [] })
    })

test('what a picture tells is told', async () => {
  const telling = await told(pictures['Exif, big endian'] ?? plain)
  expect(telling).toEqual({
    place: { known: 'told', value: [place] },
    time: { known: 'told', value: { value: '2025-04-19T21:14:05', clock: 'local' } },
    device: { known: 'told', value: 'Balmer H-656' },
    others: ['the name of an author or owner'],
    unread: ['the camera maker’s private notes', 'a caption or comment'],
  })
  expect(await placesIn(pictures.iptc ?? plain)).toEqual(['NULL ISLAND'])
  expect(await told(pictures.xmp ?? plain)).toMatchObject({
    place: { value: ['37.7750° N, 122.4251° W', 'NULL ISLAND'] },
    time: { value: { value: '2025-04-19T21:14:05' } },
    device: { value: 'Balmer H-656' },
  })
  for (const name of ['a place in the small copy alone', 'Exif with a small copy that tells too'])
    expect(await placesIn(pictures[name] ?? plain), name).toContain(place)
  expect((await told(pictures['everything at once'] ?? plain)).unread).toContain('something behind the picture')
  expect(await told(plain)).toEqual(nothing)
})

test('without place, time and device stay; without all, only how the picture is turned', async () => {
  const bytes = pictures['everything at once'] ?? plain
  const kept = await told((await copyOf(bytes, 'place')) ?? bytes)
  expect(kept).toMatchObject({
    place: { known: 'none' },
    time: { value: { value: '2025-04-19T21:14:05' } },
    device: { value: 'Balmer H-656' },
  })
  const bare = await told((await copyOf(bytes, 'all')) ?? bytes)
  expect(bare).toEqual(nothing)
})

test('a picture that tells nothing comes back as it was', async () => {
  for (const bytes of [plain, progressive])
    expect(Buffer.from((await copyOf(bytes, 'all')) ?? []).equals(bytes)).toBe(true)
})

test('color profiles and Adobe’s color transform stay', async () => {
  const profile = segment(0xe2, Buffer.from('ICC_PROFILE\0\x01\x01profile'))
  const adobe = segment(0xee, Buffer.from('Adobe\0\x64\0\0\0\0\x01', 'latin1'))
  const bytes = jpegWith(plain, [profile, adobe])
  expect(Buffer.from((await copyOf(bytes, 'all')) ?? []).equals(bytes)).toBe(true)
})

/** The first directory begins at 8: its count, then its fields, twelve bytes each, the caption first, then the maker. */
const caption = 10
const maker = 22
const lies: Readonly<Record<string, (block: Buffer) => void>> = {
  'the maker is said to be where the caption is': (block) => block.copy(block, maker + 4, caption + 4, caption + 12),
  'the caption is called the maker': (block) => block.copy(block, caption, maker, maker + 2),
  'the caption is called the model': (block) => block.copy(block, caption, maker + 12, maker + 14),
  'the maker is said to be bytes of no said meaning, where nothing else is': (block) => {
    block.copy(block, maker + 4, caption + 4, caption + 12)
    block.writeUInt16LE(7, maker + 2)
    block.writeUInt32LE(0, caption + 4)
  },
}
for (const [lie, tell] of Object.entries(lies))
  test(`an Exif block where ${lie} loses every trace of the place`, async () => {
    const block = Buffer.from(exifBlock({ littleEndian: true }))
    tell(block)
    const copy = await copyOf(jpegWith(plain, [exifSegment(block)]), 'place')
    expect(tracesOfPlace(copy ?? block)).toEqual([])
  })

test('an Exif block that lies, wherever it lies, loses every trace of the place', async () => {
  const blocks = [true, false].map((littleEndian) => exifBlock({ littleEndian, thumbnail }))
  const lie = fc.record({
    block: fc.constantFrom(...blocks),
    changes: fc.array(
      fc.tuple(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), fc.integer({ min: 0, max: 255 })),
      { maxLength: 6 },
    ),
    keep: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  })
  await fc.assert(
    fc.asyncProperty(lie, fc.constantFrom('place', 'all'), async ({ block, changes, keep }, what) => {
      const bytes = Buffer.from(block.subarray(0, keep === null ? block.length : Math.floor(keep * block.length)))
      // Nine lies in ten among the directories, which fill the first part of the block.
      for (const [where, value] of changes) bytes[Math.floor(where ** 4 * bytes.length)] = value
      const copy = await copyOf(jpegWith(plain, [exifSegment(bytes)]), what)
      expect(tracesOfPlace(copy ?? Buffer.from('NULL ISLAND'))).toEqual([])
      expect(
        Buffer.from(copy ?? [])
          .subarray(-500)
          .equals(plain.subarray(-500)),
      ).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('a segment that lies about its own length never lets a place through with a picture', async () => {
  const block = exifBlock({ littleEndian: true, thumbnail })
  for (const claim of [2, 3, 8, 20, 100, 400, block.length, block.length + 7, block.length + 9, 0xffff, 0, 1]) {
    const bytes = jpegWith(plain, [exifSegment(block, claim)])
    const copy = await copyOf(bytes, 'place')
    if (!copy) continue
    const shown = await pixels(bytes).catch(() => undefined)
    expect(tracesOfPlace(copy), `claims ${claim}`).toEqual([])
    if (shown) expect(await pixels(copy), `claims ${claim}`).toBe(shown)
  }
})

test('a picture cut anywhere is not said to tell nothing before its pixels, and its copy holds no place', async () => {
  const bytes = pictures['Exif, little endian'] ?? plain
  for (let length = 4; length < bytes.length; length += 13) {
    const cut = bytes.subarray(0, length)
    if (length < bytes.length - 600) expect((await told(cut)).place.known, `${length} bytes`).not.toBe('none')
    const copy = await copyOf(cut, 'place')
    if (copy) expect(tracesOfPlace(copy), `${length} bytes`).toEqual([])
  }
})

test('any bytes at all: read without an error, and copied without one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), async (rest) => {
      const bytes = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), rest])
      await told(bytes)
      await copyOf(bytes, 'place')
    }),
  )
})
