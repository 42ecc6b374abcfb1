// What src/forms/metadata/needles.test.ts does with the same files every time, with new ones, and judged by exiftool.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { tool } from '../../machine/tools.ts'
import { reading } from '../support/evidence/reading.ts'
import { haystacks } from '../support/metadata/needles.ts'

test('exiftool finds no place, time or device in any copy', async ({ browserName: _ }, info) => {
  const folder = info.outputPath('copies')
  mkdirSync(folder)
  let count = 0
  await fc.assert(
    fc.asyncProperty(haystacks, async ({ kind, bytes, needle }) => {
      const copy = await reading(kind).copyOf(bytes, 'all')
      if (!copy) return
      expect(Buffer.from(copy).indexOf(needle)).toBe(-1)
      count += 1
      writeFileSync(join(folder, `${count}.${kind}`), copy)
    }),
    { numRuns: 2000 },
  )
  const names = ['GPS*', 'Location*', '*Date*', '*Time*', 'Make', '*Model*', '*Latitude*', '*Comment*', 'City']
  const asked = [...names.map((name) => `-${name}`), '--File:all', '--System:all', '--Duration', '--*TimeScale']
  const said = execFileSync(tool('exiftool'), ['-json', '-ee', '-a', '-G', ...asked, folder], {
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const told: readonly Record<string, unknown>[] = JSON.parse(said.toString())
  expect(told).toHaveLength(count)
  const left = told.flatMap(({ SourceFile, ...tags }) =>
    // A film's clocks are set to nothing, and are still there.
    Object.entries(tags).filter(([, value]) => !/^(0000:00:00|0 s$)/.test(String(value))),
  )
  expect(left).toEqual([])
})
