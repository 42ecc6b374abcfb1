import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { getPageName, pages, report } from '../../../src/site.ts'
import { findProgram } from '../../../tooling/programs.ts'
import { decodeGray } from '../src/encode-images.ts'
import { generateShareImage } from '../src/share-images.ts'
import { compareImages } from './image-similarity.ts'

const published = 'public/share'

test('every page has a share image of 1200x630, and there is no other', async () => {
  findProgram('ffprobe')
  const images = pages.map((page) => `${getPageName(page)}.jpg`)
  expect(readdirSync(published).sort()).toEqual(images.toSorted())
  for (const image of images) {
    const { width, height } = await decodeGray(join(published, image))
    expect([width, height], image).toEqual([1200, 630])
  }
})

test('npm run generate -- share/report writes the published share image', async ({ browserName: _ }, info) => {
  findProgram('ffprobe')
  await generateShareImage('.', info.outputDir, report)
  const [made, old] = await Promise.all(
    [info.outputDir, published].map((folder) => decodeGray(join(folder, 'report.jpg'))),
  )
  // Another Chromium or rasterizer renders the edges of letters slightly differently; a changed title differs far more.
  expect(made && old && compareImages(made, old).mean).toBeLessThan(0.6)
})
