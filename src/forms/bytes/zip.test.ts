import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { unzip } from '../../../tests/support/unzip.ts'
import { fingerprintBytes } from '../finished/fingerprint.ts'
import { safeNames } from '../finished/safe-names.ts'
import { zip } from './zip.ts'

const entry = (path: string, content: Uint8Array<ArrayBuffer>) => ({
  path,
  content,
  size: content.length,
  crc32: fingerprintBytes(content).crc32,
})

test('an independent program gives back every byte under every name', async ({ browserName: _ }, info) => {
  const name = fc.string({ unit: 'grapheme', maxLength: 40 })
  const files = fc.array(fc.tuple(name, fc.uint8Array({ maxLength: 300 })), { minLength: 1, maxLength: 5 })
  const lists = fc.sample(files, 40)
  const entries = lists.flatMap((list, folder) => {
    const names = safeNames(list.map(([own]) => ({ name: own, kind: 'pdf' })))
    return list.map(([, bytes], index) => entry(`${folder}/${names[index]}`, bytes as Uint8Array<ArrayBuffer>))
  })
  const folder = unzip(await zip(entries).bytes(), info)
  for (const { path, content } of entries) expect(readFileSync(join(folder, path))).toEqual(Buffer.from(content))
})

test('the same entries make the same archive', async () => {
  const make = () => zip([entry('a.txt', new TextEncoder().encode('a'))]).bytes()
  expect(await make()).toEqual(await make())
})

test('what is in a file is stored as it is, from memory or from disk', async () => {
  const content = new Blob(['abc'])
  const archive = zip([{ path: 'a', content, size: 3, crc32: 0x352441c2 }])
  expect(await archive.bytes()).toEqual(await zip([entry('a', await content.bytes())]).bytes())
  expect(archive.type).toBe('application/zip')
})
