import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { mutants } from './mutants.ts'

test('every mutant applies at one place, and its killing test exists', () => {
  expect(mutants.length).toBeGreaterThanOrEqual(20)
  const list = ['node_modules/@playwright/test/cli.js', 'test', '--list']
  const all = spawnSync(process.execPath, list, { encoding: 'utf8' }).stdout.replaceAll(' › ', ' ').split('\n')
  for (const { description, file, original, killedBy } of mutants) {
    expect(readFileSync(file, 'utf8').split(original).length, `${description}: ${file} has ${original} once`).toBe(2)
    if (!killedBy) continue
    const found = all.some((line) => killedBy.every((words) => line.includes(words)))
    expect(found, `${description}: there is ${killedBy.join(', ')}`).toBe(true)
  }
})
