import { readFileSync } from 'node:fs'
import { clean } from '../packages/media-metadata/tests/support/reading.ts'
import { jpegsWithLocation, pngsWithLocation } from '../packages/media-metadata/tests/support/samples.ts'
import { members } from '../src/content/team.ts'
import { home, notFound, pages, team } from '../src/site.ts'
import { readBuiltPage } from './support/built-page.ts'
import { readPixels } from './support/pixels.ts'
import { expect, test } from './support/site.ts'

for (const deviceScaleFactor of [1, 3])
  test.describe(`on a screen of ${deviceScaleFactor} pixels to one`, () => {
    test.use({ viewport: { width: 1440, height: 1000 }, deviceScaleFactor })

    // Scaled fringes show moiré, so the screen must show the pixels that the generator computed.
    test('a portrait is shown px for px', async ({ page: tab }) => {
      await tab.goto(team.path)
      const portraits = tab.getByRole('main').getByRole('listitem').getByRole('img')
      await expect(portraits).toHaveCount(members.length)
      for (const portrait of await portraits.all()) {
        await portrait.scrollIntoViewIfNeeded()
        const { scale, fit } = await portrait.evaluate(async (image: HTMLImageElement) => {
          await image.decode()
          const { width = 0 } = await createImageBitmap(image)
          const { objectFit } = getComputedStyle(image)
          return { scale: width / Number(image.getAttribute('width')), fit: objectFit }
        })
        expect([scale, fit]).toEqual([deviceScaleFactor, 'none'])
      }
    })
  })

test('every picture has an alternative text, a portrait that of its provenance, no two on a page the same; only the poster, behind words, has none', () => {
  for (const page of [...pages, notFound]) {
    const texts = [...readBuiltPage(page).querySelectorAll('main img')].map((image) => image.getAttribute('alt'))
    const described = texts.filter(Boolean)
    expect(texts.length - described.length, page.path).toBe(page === home ? 1 : 0)
    expect(new Set(described).size, page.path).toBe(described.length)
  }
  const provenance = readFileSync('media/portraits/PROVENANCE.md', 'utf8')
  for (const { name, portrait, alt } of members) {
    // Otherwise a screen reader says the name twice.
    expect(alt).not.toContain(name.split(' ').at(-1))
    const [, who, age] = RegExp(`^\\| \`${portrait}\\.png\` *\\| (\\w+) *\\| ([^|]+?) *\\|`, 'm').exec(provenance) ?? []
    // Whose lines hide the age has none in words.
    expect(alt).toMatch(RegExp(`^A ${who} (with|.*${age})`))
  }
})

const withProfile = new URL('../packages/media-metadata/tests/support/files/icc-monitor.jpg', import.meta.url)
const pictures = {
  jpeg: { ...jpegsWithLocation, 'a color profile': readFileSync(withProfile) },
  png: pngsWithLocation,
}

for (const [format, files] of Object.entries(pictures))
  test(`each ${format} shows the same pixels without its metadata`, async ({ page: tab }) => {
    for (const [name, bytes] of Object.entries(files)) {
      const shown = await readPixels(tab, bytes)
      const copy = await clean(bytes)
      expect(await readPixels(tab, copy ?? new Uint8Array()), name).toEqual(shown)
    }
  })
