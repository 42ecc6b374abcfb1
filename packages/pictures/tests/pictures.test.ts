import { expect, test } from '@playwright/test'
import { computeHashes, readHashes } from '../src/pictures.ts'

const [computed, recorded] = [computeHashes('.'), readHashes('.')]

for (const name of Object.keys(computed))
  test(`parameters, colors and files are those of the last npm run generate -- ${name}`, () => {
    expect(computed[name]).toBe(recorded[name])
  })
