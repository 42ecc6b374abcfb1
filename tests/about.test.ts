// What /about says of how the site is tested, and of what it records.
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { globSync } from 'tinyglobby'
import { aboutText } from '../src/pages/about/about.text.ts'

/** The titles of all tests, as they are written in the code: `${page.path}` stands for each page. */
const titles = globSync('{build,packages,server,src,tests}/**/*.test.ts')
  .filter((file) => file !== 'tests/about.test.ts')
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^ *test\(\s*(['`])(.*?)\1/gms)])
  .map(([, , title = '']) => title)

for (const { text, tests } of aboutText.privacy.claims)
  test(`tests hold the sentence “${text}”`, () => {
    expect(tests.length).toBeGreaterThan(0)
    for (const part of tests)
      expect(
        titles.filter((title) => title.includes(part)),
        part,
      ).toHaveLength(1)
  })
