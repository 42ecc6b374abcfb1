// A measured number that stands on several pages is the same on each.
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { getPageFile, pages } from '../src/site.ts'

/** Numbers that prose states in more than one place, each with every way in which it is put. */
const facts = [
  ['how often the boundary of UNCHARTED was walked', /walked (\d+) times|boundary of UNCHARTED (\d+) times/g],
  ['how many readings THRESHOLD has', /measured (\d+) times from both|All (\d+) readings/g],
] as const

for (const [fact, pattern] of facts)
  test(`the pages agree on ${fact}`, () => {
    const stated = pages.flatMap((page) => {
      const text = readFileSync(`dist/${getPageFile(page)}`, 'utf8').replace(/<[^>]+>/g, '')
      return [...text.matchAll(pattern)].map(([, first, second]) => ({ path: page.path, number: first ?? second }))
    })
    const message = [...new Set(stated.map(({ path, number }) => `${path} says ${number}`))].join(', ')
    expect(new Set(stated.map(({ path }) => path)).size, `${fact} is stated on two pages at least`).toBeGreaterThan(1)
    expect(new Set(stated.map(({ number }) => number)).size, `${message}: ${fact} is one number.`).toBe(1)
  })
