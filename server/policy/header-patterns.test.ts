import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { readBuild } from './build-manifest.ts'
import { listHeaderPatterns } from './header-patterns.ts'
import { getPolicyHeaders, headerRules } from './policy-headers.ts'
import { describeResponse } from './response-kind.ts'

const files = readBuild(fileURLToPath(new URL('../../dist', import.meta.url)))

test('the last rule that matches a file has the header that the policy gives it', () => {
  const rules = listHeaderPatterns(files)
  for (const built of files) {
    const own = new Map(getPolicyHeaders(describeResponse(built), true))
    for (const { name } of headerRules) {
      const last = rules.findLast((rule) => rule.name === name && RegExp(rule.pattern ?? '').test(built.file))
      expect(last?.value, `${built.file} ${name}`).toBe(own.get(name))
    }
  }
  // Few enough to be read, and fewer than a rule for every file.
  expect(rules.length).toBeLessThan(40)
})

test('an asset of an earlier release has the headers of an asset', () => {
  const matching = listHeaderPatterns(files).filter(({ pattern = '' }) =>
    RegExp(pattern).test('assets/form-EARLIER1.js'),
  )
  const headers = Object.fromEntries(matching.map(({ name, value }) => [name, value]))
  expect(headers['Cache-Control']).toBe('public, max-age=31536000, immutable')
  expect(headers['Cross-Origin-Resource-Policy']).toBe('same-origin')
})
