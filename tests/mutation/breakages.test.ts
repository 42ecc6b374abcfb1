import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { breakages } from './breakages.ts'

test('every breakage still has its one place to break, and a test that can notice', () => {
  expect(breakages.length).toBeGreaterThanOrEqual(20)
  for (const { what, file, from, caughtBy } of breakages) {
    expect(readFileSync(file, 'utf8').split(from).length, `${what}: ${file} has ${from} once`).toBe(2)
    if (caughtBy) expect(existsSync(caughtBy[0]), `${what}: ${caughtBy[0]} exists`).toBe(true)
  }
})
