// tests/sentences/ has what the site says. A person reads it in the diff; nothing of it is computed here a second time.
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { globSync } from 'tinyglobby'
import { readSentences } from '../build/sentences.ts'
import { dist } from '../tooling/dist.ts'

test('each page, and what programs read, says what a person has read in tests/sentences/', () => {
  test.skip(process.env.RECORD !== undefined, 'A record of another year says something else.')
  const folder = 'tests/sentences'
  const read = new Map(
    globSync('**', { cwd: folder }).map((path) => [
      path,
      readFileSync(`${folder}/${path}`, 'utf8').trimEnd().split(/\r?\n/),
    ]),
  )
  const published = readSentences(dist)
  for (const path of new Set([...published.keys(), ...read.keys()])) {
    const [before, now] = [read.get(path) ?? [], published.get(path) ?? []]
    const line = Array.from({ length: 1 + before.length }).findIndex((_, index) => before[index] !== now[index])
    const difference = `${folder}/${path}, line ${line + 1}:\n- ${before[line] ?? ''}\n+ ${now[line] ?? ''}\nWhere you mean it: npm run accept\n`
    expect.soft(now, difference).toEqual(before)
  }
})
