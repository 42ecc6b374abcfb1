import { expect, test } from '@playwright/test'
import { iconColors } from '../src/icons.ts'
import { computeHashes, pictures, readHashes } from '../src/pictures.ts'

const [computed, recorded] = [computeHashes('.'), readHashes('.')]

for (const name of Object.keys(computed))
  test(`parameters, colors and files are those of the last npm run generate -- ${name}`, () => {
    expect(computed[name]).toBe(recorded[name])
  })

test('a color of the site is an input of exactly the pictures that show it', () => {
  const findShowing = (color: string) =>
    Object.keys(pictures).filter((name) => JSON.stringify(pictures[name]?.inputs).includes(color))
  const shareImages = Object.keys(pictures).filter((name) => name.startsWith('share/'))
  expect(findShowing(iconColors.redOnPaper)).toEqual(['icons'])
  for (const color of [iconColors.ink, iconColors.silver, iconColors.redOnPlate])
    expect(findShowing(color)).toEqual(['icons', ...shareImages])
})
