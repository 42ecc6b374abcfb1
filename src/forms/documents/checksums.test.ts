import { createHash } from 'node:crypto'
import { crc32 as zlibCrc32 } from 'node:zlib'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { crc32 } from '../bytes/crc32.ts'
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

test('the checksum is CRC-32, at once or continued', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.uint8Array(), (one, other) => {
      expect(crc32(other, crc32(one))).toBe(zlibCrc32(Buffer.concat([one, other])))
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

test('reading stops when it is canceled', async () => {
  const cancel = new AbortController()
  let bytesRead = 0
  const work = computeChecksums(new Blob([new Uint8Array(5_000_000)]), {
    signal: cancel.signal,
    onBytesRead: (count) => {
      bytesRead += count
      cancel.abort()
    },
  })
  await expect(work).rejects.toThrow(/aborted/i)
  expect(bytesRead).toBeLessThan(1_000_000)
})
