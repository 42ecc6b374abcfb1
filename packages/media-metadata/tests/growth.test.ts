// What makes a file expensive to read: twice as many parts may take twice as long, not four times.
import { expect, test } from '@playwright/test'
import { createTiffBlock, type TiffField } from './support/exif-block.ts'
import * as fixtures from './support/fixtures.ts'
import { expectLinearGrowth, repeat } from './support/growth.ts'
import { clean, read } from './support/reading.ts'
import { createVideoWithReadings } from './support/samples.ts'

const { createBox, createChunk, createExifSegment, createJpeg, createPng, createSegment, createVideo } = fixtures
const [jpeg, png] = [fixtures.readExampleFile('plain.jpg'), fixtures.readExampleFile('plain.png')]
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

for (const [name, create] of Object.entries(files))
  test(`${name}: four times as many take less than nine times as long`, async () => {
    const made = new Map([200, 800].map((n) => [n, create(n)]))
    await expectLinearGrowth(async (n) => {
      const bytes = made.get(n) ?? jpeg
      await read(bytes)
      await clean(bytes)
    })
  })

test('a table that claims 2^32 samples is read at once, and there is no copy', async () => {
  for (const size of [0, 1, 2 ** 32 - 1]) {
    const film = Buffer.from(fixtures.readExampleFile('film.mp4'))
    fixtures.encodeNumbers(size, 2 ** 32 - 1).copy(film, film.indexOf('stsz') + 8)
    expect((await read(film)).location).toEqual({ status: 'unknown' })
    expect(await clean(film)).toBeUndefined()
  }
})
