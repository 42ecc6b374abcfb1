import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { fringeDirections } from '../../../src/content/picture-parameters.ts'
import { members } from '../../../src/content/team.ts'
import { computeHashes, readHashes } from '../src/pictures.ts'
import { portraitTraits } from '../src/portraits.ts'

const [computed, recorded] = [computeHashes('.'), readHashes('.')]

for (const name of Object.keys(computed))
  test(`parameters, colors and files are those of the last npm run generate -- ${name}`, () => {
    expect(computed[name]).toBe(recorded[name])
  })

test('files, parameters and provenance are of portraits that /team shows', () => {
  const shown = members.map(({ portrait }) => portrait)
  const folders = ['media/portraits', 'media/portraits/originals', 'media/portraits/depth']
  const provenance = readFileSync('media/portraits/PROVENANCE.md', 'utf8')
  const found = {
    files: folders.flatMap((folder) => readdirSync(folder)).flatMap((file) => /^\d\d/.exec(file) ?? []),
    fringeDirections: Object.keys(fringeDirections),
    portraitTraits: Object.keys(portraitTraits),
    'PROVENANCE.md': [...provenance.matchAll(/`(\d\d)\.png`/g)].map(([, number = '']) => number),
  }
  for (const [place, numbers] of Object.entries(found))
    expect(
      [...new Set(numbers)].filter((number) => !shown.includes(number)),
      place,
    ).toEqual([])
})
