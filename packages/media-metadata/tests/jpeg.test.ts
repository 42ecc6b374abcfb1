import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { createExifBlock, createTiffBlock } from './support/exif-block.ts'
import { createExifSegment, createJpeg, createSegment, findLocationBytes, readExampleFile } from './support/fixtures.ts'
import { getPictureBytes } from './support/picture-bytes.ts'
import { jpegsWithLocation as pictures } from './support/pictures.ts'
import { createMetadataReader, emptyReport } from './support/reading.ts'

const plain = readExampleFile('plain.jpg')
const progressive = readExampleFile('progressive.jpg')
const { read, locationsIn, clean } = createMetadataReader('jpeg')
const place = '37.7750° N, 122.4251° W'
const thumbnail = createJpeg(plain, [createExifSegment(createExifBlock({ littleEndian: true }))])

for (const [name, bytes] of Object.entries(pictures))
  for (const removal of ['location', 'all'] as const)
    test(`the copy of ${name} without ${removal} contains no location, and its pixels are identical`, async () => {
      expect(findLocationBytes(bytes)).not.toEqual([])
      const copy = await clean(bytes, removal)
      expect(findLocationBytes(copy ?? bytes)).toEqual([])
      expect(getPictureBytes(copy ?? new Uint8Array(4))).toBe(getPictureBytes(bytes))
      expect(await read(copy ?? bytes)).toMatchObject({
        location: { status: 'none' },
        otherMetadata: [],
        unknownParts: [],
      })
    })

test('location, time, device and owner of a picture are read', async () => {
  const report = await read(pictures['Exif, big endian'] ?? plain)
  expect(report).toEqual({
    location: { status: 'found', value: [place, 'NULL ISLAND'] },
    time: { status: 'found', value: { value: '2025-04-19T21:14:05', zone: 'local', precision: 'second' } },
    device: { status: 'found', value: 'Balmer H-656' },
    owner: { status: 'found', value: 'NULL ISLAND owner' },
    otherMetadata: [],
    unknownParts: ['the camera maker’s private notes', 'a caption or comment'],
  })
  expect(await locationsIn(pictures.iptc ?? plain)).toEqual(['NULL ISLAND'])
  expect(await read(pictures.xmp ?? plain)).toMatchObject({
    location: { value: ['37.7750° N, 122.4251° W', 'NULL ISLAND'] },
    time: { value: { value: '2025-04-19T21:14:05' } },
    device: { value: 'Balmer H-656' },
  })
  for (const name of ['a location in the thumbnail alone', 'Exif with a thumbnail that records one, too'])
    expect(await locationsIn(pictures[name] ?? plain), name).toContain(place)
  expect((await read(pictures['everything at once'] ?? plain)).unknownParts).toContain('something behind the picture')
  expect(await read(plain)).toEqual(emptyReport)
})

test('a position in XMP has its hemispheres, fewer than 60 minutes, and a fix', async () => {
  for (const [latitude, longitude, more = ''] of [
    ['37,46.5', '122,25.506W'],
    ['37,46.5N', '122,25.506N'],
    ['37,76.5N', '122,25.506W'],
    ['37,46.5N', '122,25.506W', ' exif:GPSStatus="V"'],
  ]) {
    const packet = `<x:xmpmeta exif:GPSLatitude="${latitude}" exif:GPSLongitude="${longitude}"${more}>`
    const bytes = createJpeg(plain, [createSegment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${packet}`))])
    expect(await locationsIn(bytes), packet).toBe('unknown')
  }
})

test('the copy without location keeps time and device, and the copy without all only the orientation', async () => {
  const bytes = pictures['everything at once'] ?? plain
  const kept = await read((await clean(bytes, 'location')) ?? bytes)
  expect(kept).toMatchObject({
    location: { status: 'none' },
    time: { value: { value: '2025-04-19T21:14:05' } },
    device: { value: 'Balmer H-656' },
  })
  const bare = await read((await clean(bytes, 'all')) ?? bytes)
  expect(bare).toEqual(emptyReport)
})

test('the copy of a picture without metadata is identical', async () => {
  for (const bytes of [plain, progressive])
    expect(Buffer.from((await clean(bytes, 'all')) ?? []).equals(bytes)).toBe(true)
})

test('an address behind 300 spaces of a comment is not overlooked', async () => {
  const comment = Buffer.from(`ASCII\0\0\0${' '.repeat(300)}12 Balmer Street`)
  const block = createTiffBlock({ fields: [[0x8769, 4, { fields: [[0x9286, 7, comment]] }]] }, true)
  expect((await read(createJpeg(plain, [createExifSegment(block)]))).location).toEqual({ status: 'unknown' })
})

test('Adobe’s color transform stays', async () => {
  const bytes = createJpeg(plain, [createSegment(0xee, Buffer.from('Adobe\0\x64\0\0\0\0\x01', 'latin1'))])
  expect(Buffer.from((await clean(bytes, 'all')) ?? []).equals(bytes)).toBe(true)
})

/** The first directory begins at 8: its count, then its fields, twelve bytes each, the caption first, then the maker. */
const caption = 10
const maker = 22
const malformedBlocks: Readonly<Record<string, (block: Buffer) => void>> = {
  'the offset of the maker is that of the caption': (block) => block.copy(block, maker + 4, caption + 4, caption + 12),
  'the caption has the tag of the maker': (block) => block.copy(block, caption, maker, maker + 2),
  'the caption has the tag of the model': (block) => block.copy(block, caption, maker + 12, maker + 14),
  'the maker has an undefined type and the offset of the caption, which has none': (block) => {
    block.copy(block, maker + 4, caption + 4, caption + 12)
    block.writeUInt16LE(7, maker + 2)
    block.writeUInt32LE(0, caption + 4)
  },
}
for (const [name, change] of Object.entries(malformedBlocks))
  test(`the copy of an Exif block where ${name} contains no location`, async () => {
    const block = Buffer.from(createExifBlock({ littleEndian: true }))
    change(block)
    const copy = await clean(createJpeg(plain, [createExifSegment(block)]), 'location')
    expect(findLocationBytes(copy ?? block)).toEqual([])
  })

test('the copy of a malformed Exif block contains no location, whichever bytes are changed', async () => {
  const blocks = [true, false].map((littleEndian) => createExifBlock({ littleEndian, thumbnail }))
  const malformed = fc.record({
    block: fc.constantFrom(...blocks),
    changes: fc.array(
      fc.tuple(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), fc.integer({ min: 0, max: 255 })),
      { maxLength: 6 },
    ),
    keep: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  })
  await fc.assert(
    fc.asyncProperty(malformed, fc.constantFrom('location', 'all'), async ({ block, changes, keep }, removal) => {
      const bytes = Buffer.from(block.subarray(0, keep === null ? block.length : Math.floor(keep * block.length)))
      // Nine changes in ten are in the directories, which fill the first part of the block.
      for (const [where, value] of changes) bytes[Math.floor(where ** 4 * bytes.length)] = value
      const copy = await clean(createJpeg(plain, [createExifSegment(bytes)]), removal)
      expect(findLocationBytes(copy ?? Buffer.from('NULL ISLAND'))).toEqual([])
      expect(
        Buffer.from(copy ?? [])
          .subarray(-500)
          .equals(plain.subarray(-500)),
      ).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('the copy of a picture whose segment states a wrong length contains no location', async () => {
  const block = createExifBlock({ littleEndian: true, thumbnail })
  for (const claim of [2, 3, 8, 20, 100, 400, block.length, block.length + 7, block.length + 9, 0xffff, 0, 1]) {
    const bytes = createJpeg(plain, [createExifSegment(block, claim)])
    const copy = await clean(bytes, 'location')
    if (!copy) continue
    expect(findLocationBytes(copy), `claims ${claim}`).toEqual([])
  }
})

test('a picture that is cut off before its pixels is unknown, and its copy contains no location', async () => {
  const bytes = pictures['Exif, little endian'] ?? plain
  for (let length = 4; length < bytes.length; length += 13) {
    const cut = bytes.subarray(0, length)
    if (length < bytes.length - 600) expect((await read(cut)).location.status, `${length} bytes`).not.toBe('none')
    const copy = await clean(cut, 'location')
    if (copy) expect(findLocationBytes(copy), `${length} bytes`).toEqual([])
  }
})

test('any bytes at all: read without an error, and copied without one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), async (rest) => {
      const bytes = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), rest])
      await read(bytes)
      await clean(bytes, 'location')
    }),
  )
})
