// What devices write, and what makes a file expensive to read.
import { expect, test } from '@playwright/test'
import { readMetadata, removeMetadata } from '../src/media-metadata.ts'
import { createWorkLimiter } from '../src/work-limiter.ts'
import {
  createGoProVideo,
  createUnsortedPhoto,
  photosWithLocation,
  unreadableFiles,
  videosWithLocation,
} from './support/devices.ts'
import { readExampleFile } from './support/fixtures.ts'
import { createMetadataReader, emptyReport, getFormat } from './support/reading.ts'

const place = '37.7750° N, 122.4251° W'

for (const [name, bytes, location] of [
  ['an unsorted Exif block of a Nokia', createUnsortedPhoto(), [place]],
  ['readings of a GoPro', createGoProVideo(), [place]],
  ...Object.entries({ ...videosWithLocation, ...photosWithLocation }).map(
    ([name, bytes]) => [name, bytes, 'unknown'] as const,
  ),
] as const)
  test(`the location in ${name} is found or unknown, and gone from a copy that records nothing`, async () => {
    const { locationsIn, read, clean } = createMetadataReader(getFormat(bytes))
    expect(await locationsIn(bytes)).toEqual(location)
    const copy = await clean(bytes, 'all')
    expect(copy && (await read(copy))).toEqual(emptyReport)
  })

test('the place of a GoPro that receives no satellites is not where it is', async () => {
  expect(await createMetadataReader('mp4').locationsIn(createGoProVideo(false))).toBe('unknown')
})

for (const [name, bytes] of Object.entries(unreadableFiles))
  test(`the location in ${name} is unknown, and a copy is without it`, async () => {
    const { locationsIn, read, clean } = createMetadataReader(getFormat(bytes))
    expect(await locationsIn(bytes)).toBe('unknown')
    const copy = await clean(bytes, 'location')
    expect((await read(copy ?? bytes)).location).toEqual({ status: 'none' })
  })

/** A video whose table of sizes claims to have more samples than there are bytes in it. */
function claiming(samples: number, size: number): Buffer {
  const film = Buffer.from(readExampleFile('film.mp4'))
  const stsz = film.indexOf('stsz')
  film.writeUInt32BE(size, stsz + 8)
  film.writeUInt32BE(samples, stsz + 12)
  return film
}

test('a table that claims 2^32 samples takes no more steps than the video', async () => {
  const limited = createWorkLimiter()
  await readMetadata(Uint8Array.from(readExampleFile('film.mp4')), 'mp4', limited)
  for (const size of [0, 1, 2 ** 32 - 1]) {
    const limiter = createWorkLimiter()
    const bytes = Uint8Array.from(claiming(2 ** 32 - 1, size))
    expect((await readMetadata(bytes, 'mp4', limiter)).location).toEqual({ status: 'unknown' })
    expect(limiter.spent).toBeLessThan(limited.spent * 2)
    expect(await removeMetadata(bytes, 'mp4', 'location')).toBeUndefined()
  }
})
