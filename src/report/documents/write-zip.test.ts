import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { unzip } from '../../../tests/support/unzip.ts'
import { crc32 } from '../../reference/checksums.ts'
import { createZip } from './write-zip.ts'

const entry = (path: string, content: Uint8Array<ArrayBuffer>) => ({
  path,
  content: new Blob([content]),
  crc32: crc32(content),
})

test('an independent program extracts every byte under every name', async ({ browserName: _ }, info) => {
  const name = fc.stringMatching(/^[\p{L}\p{N} ._-]{0,40}[\p{L}]$/u)
  const files = fc.array(fc.tuple(name, fc.uint8Array({ maxLength: 300 })), { minLength: 1, maxLength: 5 })
  const samples = fc.sample(files, 40)
  const entries = samples.flatMap((list, folder) => {
    return list.map(([own, bytes], index) => entry(`${folder}/${index}${own}`, bytes as Uint8Array<ArrayBuffer>))
  })
  const folder = unzip(await createZip(entries).bytes(), info)
  for (const { path, content } of entries)
    expect(new Uint8Array(readFileSync(join(folder, path)))).toEqual(await content.bytes())
})
