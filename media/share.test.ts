import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { tool } from '../machine/tools.ts'
import { nameOf, pages } from '../src/site.ts'
import { compare } from '../tests/support/likeness.ts'
import { makeCards } from './share.ts'
import { decodeGray } from './still.ts'

// Pictures are computed, decoded and compared here; a busy machine takes its time over that.
test.describe.configure({ timeout: 120_000 })

const root = join(import.meta.dirname, '..')
const published = join(root, 'public/share')

test('every page has a card of 1200x630 under 80 kB, the recipe makes it as published, and there is no other', async ({
  browserName: _,
}, info) => {
  tool('ffprobe')
  await makeCards(root, info.outputDir)
  const cards = pages.map((page) => `${nameOf(page)}.jpg`)
  expect(readdirSync(published).sort()).toEqual(cards.toSorted())
  for (const card of cards) {
    const [made, old] = [await decodeGray(join(info.outputDir, card)), await decodeGray(join(published, card))]
    expect([old.width, old.height], card).toEqual([1200, 630])
    // Another Chromium or another rasterizer sets the edges of letters a little otherwise; a changed title is far more.
    expect.soft(compare(made, old).mean, card).toBeLessThan(0.6)
    expect(statSync(join(published, card)).size, card).toBeLessThanOrEqual(80_000)
  }
})
