// What makes a file expensive to read: twice as many parts may take twice as long, not four times.
import { expect, test } from '@playwright/test'
import { hasLayout } from '../src/layouts.ts'
import { boxLayouts } from '../src/mp4-layouts.ts'
import { createTiffBlock, type TiffField } from './support/exif-block.ts'
import * as fixtures from './support/fixtures.ts'
import { listParts } from './support/needles.ts'
import { clean, read } from './support/reading.ts'
import { createVideoWithReadings } from './support/samples.ts'

const { createBox, createChunk, createExifSegment, createJpeg, createPng, createSegment, createVideo } = fixtures
const [jpeg, png] = [fixtures.readExampleFile('plain.jpg'), fixtures.readExampleFile('plain.png')]
const repeat = (n: number, part: Uint8Array | string) => Buffer.from(Buffer.from(part).toString('hex').repeat(n), 'hex')
const field: TiffField = [8, 2, Buffer.from('1\0')]
const directories = { fields: Array(28).fill([34853, 4, { fields: Array(120).fill(field) }]) }
const scan = jpeg.subarray(jpeg.indexOf(Buffer.from([0xff, 0xda])), -2)

const inJpeg = (n: number, segment: Uint8Array) => createJpeg(jpeg, [repeat(n, segment)])
const nest = (n: number, type: string) =>
  Array.from({ length: n }).reduce<Buffer>((box) => createBox(type, box), Buffer.of())
const emptyFragment = createBox('moof', createBox('traf', createBox('tfhd', Buffer.alloc(8))))

const files: Readonly<Record<string, (n: number) => Buffer>> = {
  segments: (n) => inJpeg(n * 50, createSegment(0xfe, Buffer.from('x'))),
  'markers that begin nothing': (n) => Buffer.concat([jpeg.subarray(0, -2), Buffer.alloc(n * 500, 0xff)]),
  scans: (n) => Buffer.concat([jpeg.subarray(0, -2), repeat(n, scan), jpeg.subarray(-2)]),
  'parts of a color profile': (n) => inJpeg(n * 20, createSegment(0xe2, Buffer.from('ICC_PROFILE\0xxx'))),
  'directories of Exif': (n) => inJpeg(n / 50, createExifSegment(createTiffBlock(directories, true))),
  'pictures behind the picture': (n) => Buffer.concat([jpeg, repeat(n, jpeg)]),
  'films behind the picture': (n) => Buffer.concat([jpeg, repeat(n, fixtures.readExampleFile('recording.mp4'))]),
  'beginnings of pictures behind it': (n) => Buffer.concat([jpeg, repeat(n * 100, Buffer.of(0xff, 0xd8, 0xff))]),
  'beginnings of films behind it': (n) => Buffer.concat([jpeg, repeat(n * 100, createBox('ftyp', Buffer.of(0)))]),
  chunks: (n) => createPng(png, [repeat(n * 50, createChunk('abCd', Buffer.of()))]),
  boxes: (n) => createVideo([], [repeat(n * 50, createBox('free', Buffer.of()))]),
  'boxes in boxes': (n) => createVideo([nest(n * 5, 'moov')]),
  'a long name': (n) => createVideo([], [createBox('hdlr', Buffer.alloc(n * 1000, ' '), Buffer.from('x'))]),
  'user data in user data': (n) => createVideo([nest(n * 5, 'udta')]),
  'notes in user data': (n) => createVideo([createBox('udta', repeat(n * 20, fixtures.deviceNotes[0] ?? Buffer.of()))]),
  tracks: (n) => createVideo(Array.from({ length: n }, (_, index) => fixtures.createReadingsTrack([60], 0, index + 9))),
  samples: (n) => createVideoWithReadings(Buffer.alloc(n * 20, 'x'), n * 20),
  fragments: (n) => Buffer.concat([fixtures.readExampleFile('fragmented.mp4'), repeat(n * 5, emptyFragment)]),
}

/** Expects that four times as much takes less than nine times as long: linear is four, a square sixteen. */
async function expectLinearGrowth(run: (n: number) => unknown): Promise<void> {
  const measure = async (n: number) => {
    const before = process.cpuUsage()
    await run(n)
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  await measure(200)
  const [one, four] = [await measure(200), await measure(800)]
  expect(four).toBeLessThan(one * 9 + 100_000)
}

for (const [name, create] of Object.entries(files))
  test(`${name}: four times as many take less than nine times as long`, async () => {
    const made = new Map([200, 800].map((n) => [n, create(n)]))
    await expectLinearGrowth(async (n) => {
      const bytes = made.get(n) ?? jpeg
      await read(bytes)
      await clean(bytes)
    })
  })

const films = 'film.mp4 hevc.mp4 av1.mp4 fragmented.mp4 recording.mp4'.split(' ').map(fixtures.readExampleFile)
/** What stands in each kind of box, and bytes that look like the beginnings of many of its parts. */
const contents = films.flatMap((film) =>
  listParts(film).map(({ contentStart, end }) => film.subarray(contentStart, end)),
)
const seeds = ['00', '01', 'ff', '000001b001', '00000120ff', '0000000c75726c2000000001', '0280', '03ff', '0a0100'].map(
  (hex) => Buffer.from(hex, 'hex'),
)

test('a box of any kind is compared with its layout in time that grows no faster than the box', async () => {
  for (const [type, layout] of Object.entries(boxLayouts))
    for (const seed of seeds)
      for (const start of [Buffer.of(), ...contents.filter((content) => hasLayout(layout, content)).slice(0, 1)])
        await expectLinearGrowth((n) => {
          // The last byte fits nowhere, so that every way to read the others is tried.
          const bytes = Buffer.concat([start, repeat(n * 5, seed), Buffer.from('A')])
          expect([type, hasLayout(layout, bytes)]).toContain(type)
        })
})

test('the longest box of any kind is compared without an error, and the tables of a film of hours have their layout', () => {
  const repeated = Object.entries(boxLayouts).filter(([, layout]) => layout?.includes(')*'))
  for (const [type, layout] of repeated)
    for (const seed of seeds.slice(0, 4))
      expect([type, hasLayout(layout, repeat(Math.floor(2 ** 21 / seed.length), seed))]).toContain(type)
  for (const type of ['stts', 'stss', 'trun', 'stsz'])
    expect([type, hasLayout(boxLayouts[type], Buffer.alloc(8 + 8 * 200_000))]).toEqual([type, true])
})

test('a table that claims 2^32 samples is read at once, and there is no copy', async () => {
  for (const size of [0, 1, 2 ** 32 - 1]) {
    const film = Buffer.from(fixtures.readExampleFile('film.mp4'))
    fixtures.encodeNumbers(size, 2 ** 32 - 1).copy(film, film.indexOf('stsz') + 8)
    expect((await read(film)).location).toEqual({ status: 'unknown' })
    expect(await clean(film)).toBeUndefined()
  }
})
