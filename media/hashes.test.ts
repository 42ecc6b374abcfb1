import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { computeHashes, readHashes } from './hashes.ts'

const root = join(import.meta.dirname, '..')
const [computed, recorded] = [computeHashes(root), readHashes(root)]

for (const name of Object.keys(computed))
  test(`parameters and files are those of the last npm run generate -- ${name}`, () => {
    expect(computed[name]).toBe(recorded[name])
  })
