import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { generateMap } from '../src/us-outline.ts'

const svg = readFileSync('media/map/us-outline.svg', 'utf8')

test('npm run generate -- map writes the published outline', async ({ browserName: _ }, info) => {
  await generateMap(info.outputDir)
  expect(readFileSync(info.outputPath('us-outline.svg'), 'utf8')).toBe(svg)
})
