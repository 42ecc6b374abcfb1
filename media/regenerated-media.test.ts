// One plate and one portrait; `hashes.test.ts` checks that all others match their generators.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { portraitParameters } from '../src/content/picture-parameters.ts'
import { expectSimilar, portraitTolerance } from '../tests/support/image-similarity.ts'
import { findProgram } from '../tooling/programs.ts'
import { decodeGray, scaleImage } from './encode-images.ts'
import { measureFace, readProfile } from './face-measurement.ts'
import { renderFringes, toneMap } from './fringe-pattern.ts'
import { renderPhaseSteps } from './phase-steps.ts'
import { plateOutputs, renderPlate } from './plates.ts'
import { getPortraitView, readPortraitModel } from './portraits.ts'

const folder = import.meta.dirname

test.beforeAll(() => {
  findProgram('ffprobe')
})

test('the generator reproduces a published plate', async () => {
  const plate = plateOutputs.find(({ name }) => name === 'resonance')
  if (!plate) throw new Error('There is no such plate.')
  const made = await scaleImage(renderPlate(plate, 1440), 960)
  for (const format of ['avif', 'webp']) {
    const file = `plates/${plate.name}-960.${format}`
    expectSimilar(await decodeGray(join(folder, file)), made, file)
  }
})

test('the generator reproduces a published portrait', async () => {
  // With spectacles and a direction of its own.
  const model = await readPortraitModel(join(folder, 'portraits'), '08')
  const made = toneMap(renderFringes(model, getPortraitView('08'), 400))
  for (const format of ['avif', 'webp']) {
    const file = `portraits/08-400.${format}`
    expectSimilar(await decodeGray(join(folder, file)), made, file, portraitTolerance)
  }
})

test('the generator reproduces a published phase step, and exactly the published depth profile', async () => {
  const { example, face, pixelMm } = portraitParameters
  const model = await readPortraitModel(join(folder, 'portraits'), example)
  const [, second] = renderPhaseSteps(model, face, 300)
  for (const format of ['avif', 'webp']) {
    const file = `portraits/step-2-300.${format}`
    expectSimilar(await decodeGray(join(folder, file)), toneMap(second), file, portraitTolerance)
  }
  const { depthMm } = readProfile(measureFace(model))
  expect({ depthMm }).toEqual(JSON.parse(readFileSync(join(folder, 'portraits/depth-profile.json'), 'utf8')))
  // Held against the depth map, which the four pictures were rendered from and the measurement does not read.
  const middle = face.left + face.width / 2
  const given = depthMm.map((_, y) => {
    return (model.heights.values[(face.top + y) * model.heights.width + middle] as number) * pixelMm
  })
  const offset = computeMedian(
    given.map((mm, y) => mm - (depthMm[y] ?? Number.NaN)).filter((each) => !Number.isNaN(each)),
  )
  const apart = depthMm.map((depth, y) => Math.abs((given[y] as number) - offset - (depth ?? Number.NaN)))
  const read = apart.filter((each) => !Number.isNaN(each)).sort((a, b) => a - b)
  expect(read.length, 'nearly the whole line is read').toBeGreaterThan(0.95 * depthMm.length)
  expect(read.length, 'but not the mouth').toBeLessThan(depthMm.length)
  expect(read[Math.floor(0.9 * read.length)], 'nine tenths of it, in mm').toBeLessThan(0.2)
})

/** Returns the middle one of some numbers. */
function computeMedian(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
