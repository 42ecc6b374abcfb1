import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, type TestInfo } from '@playwright/test'
import { findProgram } from '../../tooling/programs.ts'

let archives = 0

/** Checks and unpacks a ZIP with an independent program, in a time zone. Returns the folder, one for each archive. */
export function unzip(archive: Uint8Array, info: TestInfo, zone = 'UTC'): string {
  archives += 1
  const folder = info.outputPath(`unpacked-${archives}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}.zip`, archive)
  const { status, stderr } = spawnSync(findProgram('unzip'), ['-oq', `${folder}.zip`, '-d', folder], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8', TZ: zone },
  })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  return folder
}
