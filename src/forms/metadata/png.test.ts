import { expect, type Page, test } from '@playwright/test'
import fc from 'fast-check'
import { exifBlock } from './exif.example.ts'
import { pngTraces, pngWithout } from './png.ts'
import { chunk, exampleFile, pngWith, tellingChunks, tracesOfPlace } from './traces.example.ts'

const plain = exampleFile('plain.png')
const blob = (bytes: Uint8Array) => new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'image/png' })
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

async function pixels(page: Page, bytes: Uint8Array): Promise<string> {
  return page.evaluate(async (base64) => {
    const data = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([data], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
    canvas?.drawImage(picture, 0, 0)
    return `${picture.width}x${picture.height} ${canvas?.getImageData(0, 0, picture.width, picture.height).data.join()}`
  }, Buffer.from(bytes).toString('base64'))
}

for (const [name, bytes] of Object.entries(pictures))
  for (const what of ['place', 'all'] as const)
    test(`${name}: without ${what}, no trace of the place, and every pixel as it was`, async ({ page }) => {
      const before = await pngTraces(blob(bytes))
      expect(before.places.length + before.others.length).toBeGreaterThan(0)
      const copy = (await (await pngWithout(blob(bytes), what))?.bytes()) ?? bytes
      expect(tracesOfPlace(copy)).toEqual([])
      expect(await pixels(page, copy)).toBe(await pixels(page, bytes))
      const after = await pngTraces(blob(copy))
      expect([after.places, after.others, after.damaged]).toEqual([[], [], false])
    })

test('the place is told wherever it is kept, compressed or not', async () => {
  for (const name of ['eXIf', 'iTXt with XMP', 'iTXt, compressed', 'Exif in hexadecimal'])
    expect((await pngTraces(blob(pictures[name] ?? plain))).places, name).toContain(place)
})

test('the time and the program stay without the place, and go with all', async () => {
  const bytes = blob(
    pngWith(plain, [
      chunk('tEXt', text('Creation Time\0Sat, 19 Apr 2025 21:14:05 -0700')),
      chunk('tEXt', text('Software\0Plates 2')),
    ]),
  )
  const time = { value: '2025-04-19T21:14:05', clock: 'local' }
  expect((await pngTraces(bytes)).time).toEqual(time)
  expect((await pngTraces((await pngWithout(bytes, 'place')) ?? bytes)).time).toEqual(time)
  const bare = Buffer.from((await (await pngWithout(bytes, 'all'))?.bytes()) ?? [])
  expect(bare.equals(plain)).toBe(true)
})

test('PNG’s own time is in UTC', async () => {
  const bytes = pngWith(plain, [chunk('tIME', Buffer.from([7, 233, 4, 20, 4, 14, 5]))])
  expect((await pngTraces(blob(bytes))).time).toEqual({ value: '2025-04-20T04:14:05', clock: 'utc' })
})

test('a chunk whose sum is wrong, or that claims more than there is, is dropped whole', async () => {
  const block = exifBlock({ littleEndian: true })
  const wrongSum = pngWith(plain, [
    chunk('eXIf', block, block.length, 7),
    chunk('tEXt', text('Software\0NULL ISLAND'), undefined, 7),
  ])
  expect((await pngTraces(blob(wrongSum))).damaged).toBe(true)
  const copy = Buffer.from((await (await pngWithout(blob(wrongSum), 'place'))?.bytes()) ?? [])
  expect(copy.equals(plain)).toBe(true)
  const swallowing = pngWith(plain, [], [chunk('eXIf', block, 0x7fffffff)])
  expect((await pngTraces(blob(swallowing))).damaged).toBe(true)
  const rest = (await (await pngWithout(blob(swallowing), 'place'))?.bytes()) ?? swallowing
  expect(tracesOfPlace(rest)).toEqual([])
  expect(await pngWithout(blob(pngWith(plain, [chunk('eXIf', block, 0x7fffffff)])), 'place')).toBeUndefined()
})

test('a text that unpacks to more than a megabyte, or not at all, is called damaged', async () => {
  const { deflateSync } = await import('node:zlib')
  const bomb = Buffer.concat([text('Comment\0\0'), deflateSync(Buffer.alloc(3_000_000))])
  for (const content of [bomb, text('Comment\0\0not packed')])
    expect((await pngTraces(blob(pngWith(plain, [chunk('zTXt', content)])))).damaged).toBe(true)
})

test('a picture cut anywhere holds no place afterwards', async () => {
  const bytes = pictures['everything, before the pixels and after, and behind the end'] ?? plain
  for (let length = 33; length < bytes.length - 30; length += 17) {
    const cut = blob(bytes.subarray(0, length))
    expect((await pngTraces(cut)).damaged, `${length} bytes`).toBe(true)
    const copy = await pngWithout(cut, 'place')
    if (copy) expect(tracesOfPlace(await copy.bytes()), `${length} bytes`).toEqual([])
  }
})

test('a chunk of no known name goes, even one made of letters of known names', async () => {
  const bytes = pngWith(plain, [chunk('R PL', text('x')), chunk('IHDT', text('x'))])
  expect(Buffer.from((await (await pngWithout(blob(bytes), 'all'))?.bytes()) ?? []).equals(plain)).toBe(true)
})

test('any bytes at all: read without an error, and copied without one', async () => {
  const types = fc.constantFrom('eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME', 'IDAT')
  const chunks = fc.array(fc.tuple(types, fc.uint8Array({ maxLength: 60 }), fc.option(fc.nat())), { maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(chunks, async (list) => {
      const made = list.map(([type, content, claim]) => chunk(type, content, claim ?? undefined))
      await pngTraces(blob(pngWith(plain, made)))
      await pngWithout(blob(pngWith(plain, made)), 'place')
    }),
  )
})
