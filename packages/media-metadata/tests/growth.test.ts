// What makes a file expensive to read: twice as many parts may take twice as long, not four times.
import { deflateSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { createWorkLimiter, readMetadata, removeMetadata } from '../src/media-metadata.ts'
import { codecs } from '../src/mp4-codecs.ts'
import { bombs } from './support/bombs.ts'
import { createChunk, createPng, readExampleFile } from './support/fixtures.ts'
import { getFormat } from './support/reading.ts'

for (const [name, create] of Object.entries(bombs))
  test(`${name}: four times as many take less than nine times as long, in steps and in processor time`, async () => {
    const measure = async (n: number) => {
      const bytes = Uint8Array.from(create(n))
      const before = process.cpuUsage()
      const limiter = createWorkLimiter()
      await readMetadata(bytes, getFormat(bytes), limiter)
      await removeMetadata(bytes, getFormat(bytes), 'all')
      const { user, system } = process.cpuUsage(before)
      return { steps: limiter.spent, time: user + system }
    }
    await measure(200)
    const [one, two, four] = [await measure(200), await measure(400), await measure(800)]
    expect(two.steps).toBeLessThan(one.steps * 3)
    expect(four.steps).toBeLessThan(two.steps * 3)
    // What a machine does beside cannot hide a square, which would be sixteen.
    expect(four.time).toBeLessThan(one.time * 9 + 200_000)
    // Steps are counted where the time goes: none takes longer than a microsecond here.
    expect(four.time).toBeLessThan(four.steps * 8 + 500_000)
  })

test('units of the parameters of pictures are counted', () => {
  const head = new Uint8Array(23)
  head[22] = 1
  const limiter = createWorkLimiter()
  codecs.hvcC?.(Buffer.concat([head, Buffer.from([32, 0xff, 0xff]), new Uint8Array(2 * 65_535)]), limiter)
  expect(limiter.spent).toBeGreaterThan(65_535)
})

test('compressed texts that expand to a gigabyte are more than is read', async () => {
  const text = createChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(900_000, 120))]))
  const file = Uint8Array.from(createPng(readExampleFile('plain.png'), Array(800).fill(text)))
  expect((await readMetadata(file, 'png')).unknownParts).toContain('more parts than are read')
})
