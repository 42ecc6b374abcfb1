import { createHash } from 'node:crypto'
import { crc32 as zlibCrc32 } from 'node:zlib'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { computeChecksums } from './checksums.ts'

test('the checksums equal those of independent programs for arbitrary bytes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      expect(await computeChecksums(bytes as Uint8Array<ArrayBuffer>)).toEqual({ sha256, crc32: zlibCrc32(bytes) })
    }),
  )
})
