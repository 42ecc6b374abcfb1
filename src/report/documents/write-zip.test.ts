import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { unzip } from '../../../tests/support/unzip.ts'
import { findProgram } from '../../../tooling/programs.ts'
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

/** Packs the file `report.txt` and prints its year. Python refuses what is older than 1980. */
const repack = `
import zipfile
with zipfile.ZipFile("again.zip", "w") as archive:
    archive.write("report.txt")
    print(archive.infolist()[0].date_time[0])
`

test('what is unpacked in one time zone can be packed again in another, where no file is of 1979', async ({
  browserName: _,
}, info) => {
  const archive = await createZip([entry('report.txt', new Uint8Array(9))]).bytes()
  for (const unpacked of ['UTC', 'Asia/Tokyo', 'Pacific/Kiritimati']) {
    const folder = unzip(archive, info, unpacked)
    expect(statSync(join(folder, 'report.txt')).mtime.getUTCFullYear()).toBe(1980)
    for (const zone of ['America/Los_Angeles', 'America/New_York', 'Pacific/Honolulu', 'Pacific/Pago_Pago']) {
      const options = { cwd: folder, encoding: 'utf8' as const, env: { ...process.env, TZ: zone } }
      expect(execFileSync(findProgram('python3'), ['-c', repack], options).trim(), zone).toBe('1980')
    }
  }
})
