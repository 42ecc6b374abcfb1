import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { reservedOrigin } from '../src/content/organization.ts'

test('built for another origin, nothing that is published names the reserved one', () => {
  const outDir = test.info().outputPath('site')
  const options = ['build', '--app', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error']
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', ...options], {
    env: { ...process.env, SITE_ORIGIN: 'https://record.example.org' },
  })
  const texts = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|xml|json|csv|txt|js|webmanifest)$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(outDir, name), 'utf8') }))
  expect(texts.filter(({ text }) => text.includes(reservedOrigin)).map(({ name }) => name)).toEqual([])
  // Every page, the feed and the data say where they are; so does the report that a form makes.
  const named = texts.filter(({ text }) => text.includes('https://record.example.org')).map(({ name }) => name)
  expect(named).toEqual(expect.arrayContaining(['index.html', 'feed.xml', 'cases.json', 'report.schema.json']))
  expect(named.some((name) => /^assets.report\.later-.*\.js$/.test(name))).toBe(true)
})
