// A place, a time or a device hidden anywhere that a photo or a film has room for one is not in a copy without them.
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { reading } from '../../../tests/support/evidence/reading.ts'
import { haystacks } from '../../../tests/support/metadata/needles.ts'

test('nothing that was hidden in a file is in its copy, and no copy tells anything', async () => {
  const copied = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(haystacks, async ({ kind, bytes, needle }) => {
      const { told, copyOf } = reading(kind)
      const copy = await copyOf(bytes, 'all')
      if (!copy) return
      copied.set(kind, (copied.get(kind) ?? 0) + 1)
      expect(Buffer.from(copy).indexOf(needle)).toBe(-1)
      expect(await told(copy)).toMatchObject({ place: { known: 'none' }, unread: [] })
    }),
    { seed: 656, numRuns: 600 },
  )
  // Most can be cleaned: else nothing would be shown by this.
  for (const kind of ['jpeg', 'png', 'mp4']) expect(copied.get(kind), kind).toBeGreaterThan(100)
})
