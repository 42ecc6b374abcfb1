import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { breakages } from './breakages.ts'

test('every breakage still has its one place to break, and a test that can notice', () => {
  expect(breakages.length).toBeGreaterThanOrEqual(20)
  const list = ['node_modules/@playwright/test/cli.js', 'test', '--list']
  const all = spawnSync(process.execPath, list, { encoding: 'utf8' }).stdout.replaceAll(' › ', ' ').split('\n')
  for (const { what, file, from, caughtBy } of breakages) {
    expect(readFileSync(file, 'utf8').split(from).length, `${what}: ${file} has ${from} once`).toBe(2)
    if (!caughtBy) continue
    const found = all.some((line) => caughtBy.every((words) => line.includes(words)))
    expect(found, `${what}: there is ${caughtBy.join(', ')}`).toBe(true)
  }
})
