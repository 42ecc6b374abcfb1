import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, type TestInfo } from '@playwright/test'
import { tool } from '../../machine/tools.ts'

let archives = 0

/** Has a program that is not ours check and unpack a ZIP. Gives the folder, one of its own for each archive. */
export function unzip(archive: Uint8Array, info: TestInfo): string {
  archives += 1
  const folder = info.outputPath(`unpacked-${archives}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}.zip`, archive)
  const { status, stderr } = spawnSync(tool('unzip'), ['-oq', `${folder}.zip`, '-d', folder], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  return folder
}
