import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { createExifBlock } from './support/exif-block.ts'
import { createChunk, createPng, findLocationBytes, readExampleFile } from './support/fixtures.ts'
import { getPictureBytes } from './support/picture-bytes.ts'
import { pngsWithLocation as pictures } from './support/pictures.ts'
import { createMetadataReader } from './support/reading.ts'

const plain = readExampleFile('plain.png')
const { read, locationsIn, clean } = createMetadataReader('png')
const place = '37.7750° N, 122.4251° W'
const text = (words: string) => Buffer.from(words, 'latin1')

for (const [name, bytes] of Object.entries(pictures))
  for (const removal of ['location', 'all'] as const)
    test(`the copy of ${name} without ${removal} contains no location, and its pixels are identical`, async () => {
      expect(await locationsIn(bytes)).not.toBe('none')
      const copy = (await clean(bytes, removal)) ?? bytes
      expect(findLocationBytes(copy)).toEqual([])
      expect(getPictureBytes(copy)).toBe(getPictureBytes(bytes))
      expect(await read(copy)).toMatchObject({ location: { status: 'none' }, otherMetadata: [], unknownParts: [] })
    })

test('the location is read from every chunk, compressed or not', async () => {
  for (const name of ['eXIf', 'iTXt with XMP', 'iTXt, compressed'])
    expect(await locationsIn(pictures[name] ?? plain), name).toContain(place)
})

test('the copy without location keeps time and program, and the copy without all neither', async () => {
  const bytes = createPng(plain, [
    createChunk('tEXt', text('Creation Time\0Sat, 19 Apr 2025 21:14:05 -0700')),
    createChunk('tEXt', text('Software\0Plates 2')),
  ])
  const time = { status: 'found', value: { value: '2025-04-19T21:14:05', zone: 'local', precision: 'second' } }
  expect((await read(bytes)).time).toEqual(time)
  expect((await read((await clean(bytes, 'location')) ?? bytes)).time).toEqual(time)
  const bare = Buffer.from((await clean(bytes, 'all')) ?? [])
  expect(bare.equals(plain)).toBe(true)
})

test('a time in UTC goes with the location, because beside a local time it states the offset', async () => {
  const bytes = createPng(plain, [createChunk('tEXt', text('Creation Time\0Sat, 19 Apr 2025 21:14:05 GMT'))])
  expect((await read(bytes)).time).toMatchObject({ value: { zone: 'utc' } })
  expect(Buffer.from((await clean(bytes, 'location')) ?? []).equals(plain)).toBe(true)
})

test('PNG’s own time is in UTC', async () => {
  const bytes = createPng(plain, [createChunk('tIME', Buffer.from([7, 233, 4, 20, 4, 14, 5]))])
  expect((await read(bytes)).time).toMatchObject({
    value: { value: '2025-04-20T04:14:05', zone: 'utc', precision: 'second' },
  })
})

test('a chunk with a wrong checksum or a wrong length is dropped', async () => {
  const block = createExifBlock({ littleEndian: true })
  const wrongSum = createPng(plain, [
    createChunk('eXIf', block, block.length, 7),
    createChunk('tEXt', text('Software\0NULL ISLAND'), undefined, 7),
  ])
  expect((await read(wrongSum)).unknownParts).not.toEqual([])
  const copy = Buffer.from((await clean(wrongSum, 'location')) ?? [])
  expect(copy.equals(plain)).toBe(true)
  const swallowing = createPng(plain, [], [createChunk('eXIf', block, 0x7fffffff)])
  expect((await read(swallowing)).unknownParts).not.toEqual([])
  expect(await clean(swallowing, 'location')).toBeUndefined()
  expect(await clean(createPng(plain, [createChunk('eXIf', block, 0x7fffffff)]), 'location')).toBeUndefined()
})

test('a text that unpacks to more than a megabyte, or not at all, is unknown', async () => {
  const { deflateSync } = await import('node:zlib')
  const bomb = Buffer.concat([text('Comment\0\0'), deflateSync(Buffer.alloc(3_000_000))])
  for (const content of [bomb, text('Comment\0\0not packed')])
    expect((await read(createPng(plain, [createChunk('zTXt', content)]))).unknownParts).not.toEqual([])
})

test('the copy of a picture that is cut off contains no location', async () => {
  const bytes = pictures['everything, before the pixels and after, and behind the end'] ?? plain
  for (let length = 33; length < bytes.length - 30; length += 17) {
    const cut = bytes.subarray(0, length)
    expect((await read(cut)).unknownParts, `${length} bytes`).not.toEqual([])
    const copy = await clean(cut, 'location')
    if (copy) expect(findLocationBytes(copy), `${length} bytes`).toEqual([])
  }
})

test('a chunk of an unknown name is removed', async () => {
  const bytes = createPng(plain, [createChunk('R PL', text('x')), createChunk('IHDT', text('x'))])
  expect(Buffer.from((await clean(bytes, 'all')) ?? []).equals(plain)).toBe(true)
})

test('any bytes are read and copied without an error', async () => {
  const types = fc.constantFrom('eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME', 'IDAT')
  const chunks = fc.array(fc.tuple(types, fc.uint8Array({ maxLength: 60 }), fc.option(fc.nat())), { maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(chunks, async (list) => {
      const made = list.map(([type, content, claim]) => createChunk(type, content, claim ?? undefined))
      await read(createPng(plain, made))
      await clean(createPng(plain, made), 'location')
    }),
  )
})
