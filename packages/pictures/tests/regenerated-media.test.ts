// One plate and one portrait; `pictures.test.ts` checks that all others match their inputs.
import { join } from 'node:path'
import { test } from '@playwright/test'
import { findProgram } from '../../../tooling/programs.ts'
import { decodeGray, scaleImage } from '../src/encode-images.ts'
import { renderFringes, toneMap } from '../src/fringe-pattern.ts'
import { plateOutputs, renderPlate } from '../src/plates.ts'
import { getPortraitView, readPortraitModel } from '../src/portraits.ts'
import { expectSimilar, portraitTolerance } from './image-similarity.ts'

const folder = 'media'

test.beforeAll(() => {
  findProgram('ffprobe')
})

test('npm run generate -- plates/resonance writes the published plate', async () => {
  const plate = plateOutputs.find(({ name }) => name === 'resonance')
  if (!plate) throw new Error('There is no such plate.')
  const made = await scaleImage(renderPlate(plate, 1440), 960)
  for (const format of ['avif', 'webp']) {
    const file = `plates/${plate.name}-960.${format}`
    expectSimilar(await decodeGray(join(folder, file)), made, file)
  }
})

test('npm run generate -- portraits/08 writes the published portrait', async () => {
  // With spectacles and a direction of its own.
  const model = await readPortraitModel(join(folder, 'portraits'), '08')
  const made = toneMap(renderFringes(model, getPortraitView('08'), 400))
  for (const format of ['avif', 'webp']) {
    const file = `portraits/08-400.${format}`
    expectSimilar(await decodeGray(join(folder, file)), made, file, portraitTolerance)
  }
})
