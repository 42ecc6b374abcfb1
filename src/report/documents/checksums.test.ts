import { createHash } from 'node:crypto'
import { crc32 as zlibCrc32 } from 'node:zlib'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { computeChecksums, computeChecksumsSync } from './checksums.ts'

const expected = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

test('the checksums equal those of independent programs for arbitrary bytes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
      const sums = { sha256: expected(bytes), crc32: zlibCrc32(bytes) }
      expect(computeChecksumsSync(bytes)).toEqual(sums)
      expect(await computeChecksums(new Blob([bytes]))).toEqual(sums)
    }),
  )
})

test('a file of several chunks gets one checksum, with progress for every byte', async () => {
  const bytes = Uint8Array.from({ length: 1_300_000 }, (_, index) => index * 7 + (index >> 8))
  let bytesRead = 0
  const checksums = await computeChecksums(new Blob([bytes]), { onBytesRead: (count) => (bytesRead += count) })
  expect(checksums).toEqual({ sha256: expected(bytes), crc32: zlibCrc32(bytes) })
  expect(bytesRead).toBe(bytes.length)
})
