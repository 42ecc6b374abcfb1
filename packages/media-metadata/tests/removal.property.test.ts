// A location, a time or a device hidden anywhere in a photo or a video is not in its copy.
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { filesWithMetadata } from './support/hidden-metadata.ts'
import { createMetadataReader } from './support/reading.ts'

test('nothing that was hidden in a file is in its copy, and no copy records anything', async () => {
  const copied = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(filesWithMetadata, async ({ kind, bytes, needle }) => {
      const { read, clean } = createMetadataReader(kind)
      const copy = await clean(bytes, 'all')
      if (!copy) return
      copied.set(kind, (copied.get(kind) ?? 0) + 1)
      expect(Buffer.from(copy).indexOf(needle)).toBe(-1)
      expect(await read(copy)).toMatchObject({ location: { status: 'none' }, unknownParts: [] })
    }),
    { seed: 656, numRuns: 600 },
  )
  // Most can be cleaned: else nothing would be shown by this.
  for (const kind of ['jpeg', 'png', 'mp4']) expect(copied.get(kind), kind).toBeGreaterThan(100)
})
