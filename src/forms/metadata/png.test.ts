import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { reading } from '../../../tests/support/evidence/reading.ts'
import { exifBlock } from '../../../tests/support/metadata/exif-block.ts'
import { pixelsShown } from '../../../tests/support/metadata/pixels.ts'
import { chunk, exampleFile, pngWith, tellingChunks, tracesOfPlace } from '../../../tests/support/metadata/traces.ts'

const plain = exampleFile('plain.png')
const pixels = pixelsShown('png')
const { told, placesIn, copyOf } = reading('png')
const place = '37.7750° N, 122.4251° W'
const telling = tellingChunks(exifBlock({ littleEndian: false }))
const text = (words: string) => Buffer.from(words, 'latin1')

const pictures: Readonly<Record<string, Buffer>> = {
  ...Object.fromEntries(Object.entries(telling).map(([name, bytes]) => [name, pngWith(plain, [bytes])])),
  'Exif, little endian': pngWith(plain, [chunk('eXIf', exifBlock({ littleEndian: true }))]),
  'everything, before the pixels and after, and behind the end': pngWith(
    plain,
    Object.values(telling),
    Object.values(telling),
    'NULL ISLAND',
  ),
}

for (const [name, bytes] of Object.entries(pictures))
  for (const what of ['place', 'all'] as const)
    test(`${name}: without ${what}, no trace of the place, and every pixel as it was`, async () => {
      expect(await placesIn(bytes)).not.toBe('none')
      const copy = (await copyOf(bytes, what)) ?? bytes
      expect(tracesOfPlace(copy)).toEqual([])
      expect(await pixels(copy)).toBe(await pixels(bytes))
      expect(await told(copy)).toMatchObject({ place: { known: 'none' }, others: [], unread: [] })
    })

test('the place is told wherever it is kept, compressed or not', async () => {
  for (const name of ['eXIf', 'iTXt with XMP', 'iTXt, compressed', 'Exif in hexadecimal'])
    expect(await placesIn(pictures[name] ?? plain), name).toContain(place)
})

test('the time and the program stay without the place, and go with all', async () => {
  const bytes = pngWith(plain, [
    chunk('tEXt', text('Creation Time\0Sat, 19 Apr 2025 21:14:05 -0700')),
    chunk('tEXt', text('Software\0Plates 2')),
  ])
  const time = { known: 'told', value: { value: '2025-04-19T21:14:05', clock: 'local' } }
  expect((await told(bytes)).time).toEqual(time)
  expect((await told((await copyOf(bytes, 'place')) ?? bytes)).time).toEqual(time)
  const bare = Buffer.from((await copyOf(bytes, 'all')) ?? [])
  expect(bare.equals(plain)).toBe(true)
})

test('PNG’s own time is in UTC', async () => {
  const bytes = pngWith(plain, [chunk('tIME', Buffer.from([7, 233, 4, 20, 4, 14, 5]))])
  expect((await told(bytes)).time).toMatchObject({ value: { value: '2025-04-20T04:14:05', clock: 'utc' } })
})

test('a chunk whose sum is wrong, or that claims more than there is, is dropped whole', async () => {
  const block = exifBlock({ littleEndian: true })
  const wrongSum = pngWith(plain, [
    chunk('eXIf', block, block.length, 7),
    chunk('tEXt', text('Software\0NULL ISLAND'), undefined, 7),
  ])
  expect((await told(wrongSum)).unread).not.toEqual([])
  const copy = Buffer.from((await copyOf(wrongSum, 'place')) ?? [])
  expect(copy.equals(plain)).toBe(true)
  const swallowing = pngWith(plain, [], [chunk('eXIf', block, 0x7fffffff)])
  expect((await told(swallowing)).unread).not.toEqual([])
  expect(await copyOf(swallowing, 'place')).toBeUndefined()
  expect(await copyOf(pngWith(plain, [chunk('eXIf', block, 0x7fffffff)]), 'place')).toBeUndefined()
})

test('a text that unpacks to more than a megabyte, or not at all, may hold anything', async () => {
  const { deflateSync } = await import('node:zlib')
  const bomb = Buffer.concat([text('Comment\0\0'), deflateSync(Buffer.alloc(3_000_000))])
  for (const content of [bomb, text('Comment\0\0not packed')])
    expect((await told(pngWith(plain, [chunk('zTXt', content)]))).unread).not.toEqual([])
})

test('a picture cut anywhere holds no place afterwards', async () => {
  const bytes = pictures['everything, before the pixels and after, and behind the end'] ?? plain
  for (let length = 33; length < bytes.length - 30; length += 17) {
    const cut = bytes.subarray(0, length)
    expect((await told(cut)).unread, `${length} bytes`).not.toEqual([])
    const copy = await copyOf(cut, 'place')
    if (copy) expect(tracesOfPlace(copy), `${length} bytes`).toEqual([])
  }
})

test('a chunk of no known name goes, even one made of letters of known names', async () => {
  const bytes = pngWith(plain, [chunk('R PL', text('x')), chunk('IHDT', text('x'))])
  expect(Buffer.from((await copyOf(bytes, 'all')) ?? []).equals(plain)).toBe(true)
})

test('any bytes at all: read without an error, and copied without one', async () => {
  const types = fc.constantFrom('eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME', 'IDAT')
  const chunks = fc.array(fc.tuple(types, fc.uint8Array({ maxLength: 60 }), fc.option(fc.nat())), { maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(chunks, async (list) => {
      const made = list.map(([type, content, claim]) => chunk(type, content, claim ?? undefined))
      await told(pngWith(plain, made))
      await copyOf(pngWith(plain, made), 'place')
    }),
  )
})
