// What devices write, and what makes a file dear to read.
import { deflateSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { films, photos, unreadable, unsortedPhoto } from '../../../tests/support/evidence/devices.ts'
import { nothing, reading } from '../../../tests/support/evidence/reading.ts'
import {
  box,
  chunk,
  exampleFile,
  filmWith,
  jpegWith,
  pngWith,
  segment,
} from '../../../tests/support/metadata/traces.ts'
import type { EvidenceKind } from '../bytes/file-kind.ts'
import { effortFor } from './effort.ts'
import { type ReadableKind, tracesIn, withoutTraces } from './what-a-file-tells.ts'

const place = '37.7750° N, 122.4251° W'
const kindOf = (bytes: Buffer): ReadableKind => (bytes[0] === 0xff ? 'jpeg' : bytes[0] === 0x89 ? 'png' : 'mp4')

for (const [name, bytes] of Object.entries({ 'a Nokia’s unsorted record': unsortedPhoto(), ...films, ...photos }))
  test(`${name}: the place is named, and gone from a copy that tells nothing`, async () => {
    const { placesIn, told, copyOf } = reading(kindOf(bytes))
    expect(await placesIn(bytes)).toEqual([place])
    const copy = await copyOf(bytes, 'all')
    expect(copy && (await told(copy))).toEqual(nothing)
  })

for (const [name, bytes] of Object.entries(unreadable))
  test(`${name}: nobody says that there is no place, and a copy has lost it`, async () => {
    const { placesIn, told, copyOf } = reading(kindOf(bytes))
    expect(await placesIn(bytes)).toBe('unread')
    const copy = await copyOf(bytes, 'place')
    expect((await told(copy ?? bytes)).place).toEqual({ known: 'none' })
  })

/** A film whose table of sizes claims to have more samples than there are bytes in it. */
function claiming(samples: number, size: number): Buffer {
  const film = Buffer.from(exampleFile('film.mp4'))
  const stsz = film.indexOf('stsz')
  film.writeUInt32BE(size, stsz + 8)
  film.writeUInt32BE(samples, stsz + 12)
  return film
}

test('a claim of 2^32 samples costs no more than the film', async () => {
  const honest = effortFor()
  await tracesIn(Uint8Array.from(exampleFile('film.mp4')), 'mp4', honest)
  for (const size of [0, 1, 2 ** 32 - 1]) {
    const effort = effortFor()
    const bytes = Uint8Array.from(claiming(2 ** 32 - 1, size))
    expect((await tracesIn(bytes, 'mp4', effort)).place).toEqual({ known: 'unread' })
    expect(effort.spent).toBeLessThan(honest.spent * 2)
    expect(await withoutTraces(bytes, 'mp4', 'place')).toBeUndefined()
  }
})

/** Files of n parts each, of kinds that once took as long as n squared, or held the page for good. */
const bombs: Readonly<Record<string, (n: number) => Buffer>> = {
  comments: (n) => jpegWith(exampleFile('plain.jpg'), Array(n * 20).fill(segment(0xfe, Buffer.from('x')))),
  'markers that begin nothing': (n) =>
    Buffer.concat([exampleFile('plain.jpg').subarray(0, -2), Buffer.alloc(n * 100, 0xff)]),
  'starts of XMP': (n) => Buffer.concat([exampleFile('plain.jpg'), Buffer.from('<x:xmpmeta a:b="c"'.repeat(n))]),
  'starts of Exif': (n) =>
    Buffer.concat([exampleFile('plain.jpg'), Buffer.from('Exif\0\0II*\0\x08\0\0\0\xff\xff'.repeat(n), 'latin1')]),
  'starts of freeGPS': (n) => Buffer.concat([exampleFile('plain.jpg'), Buffer.from('freeGPS '.repeat(n * 10))]),
  'signs and digits': (n) =>
    Buffer.concat([exampleFile('plain.jpg'), Buffer.from('+12.123456789+123.1CRSxxxx'.repeat(n * 5))]),
  'words without a colon': (n) =>
    jpegWith(
      exampleFile('plain.jpg'),
      Array(Math.ceil(n / 40)).fill(segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${'a'.repeat(60_000)}`))),
    ),
  'empty boxes': (n) => filmWith([], Array(n * 20).fill(box('free', Buffer.alloc(0)))),
  'boxes in boxes': (n) =>
    filmWith([
      Array(n)
        .fill(0)
        .reduce<Buffer>((inner) => box('meta', inner), Buffer.alloc(0)),
    ]),
  'packed texts': (n) =>
    pngWith(
      exampleFile('plain.png'),
      Array(n).fill(chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync('x'.repeat(2000))]))),
    ),
}

for (const [name, make] of Object.entries(bombs))
  test(`${name}: twice as many cost less than three times as much, in steps and in processor time`, async () => {
    const kind: EvidenceKind = kindOf(make(1))
    const cost = async (n: number) => {
      const bytes = Uint8Array.from(make(n))
      const before = process.cpuUsage()
      const effort = effortFor()
      await tracesIn(bytes, kind, effort)
      await withoutTraces(bytes, kind, 'all')
      const { user, system } = process.cpuUsage(before)
      return { steps: effort.spent, time: user + system }
    }
    await cost(200)
    const [one, two, four] = [await cost(200), await cost(400), await cost(800)]
    // At the most that is spent on a file nothing grows any more.
    expect(two.steps).toBeLessThan(4_000_000)
    expect(two.steps).toBeLessThan(one.steps * 3)
    expect(four.steps).toBeLessThan(two.steps * 3)
    // Two doublings: what a machine does beside cannot hide a square, which would be sixteen.
    expect(four.time).toBeLessThan(one.time * 9 + 200_000)
  })

test('a bomb of packed texts is said to be more than this page reads', async () => {
  const text = chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(900_000, 120))]))
  const traces = await tracesIn(Uint8Array.from(pngWith(exampleFile('plain.png'), Array(200).fill(text))), 'png')
  expect(traces.unread).toContain('more parts than this page reads')
})
