// What a kind of part contains is compared with its layout in a time that a table of hours does not make long.
import { expect, test } from '@playwright/test'
import { hasLayout } from '../../packages/media-metadata/src/layouts.ts'
import { boxLayouts } from '../../packages/media-metadata/src/mp4-layouts.ts'
import { readExampleFile } from '../../packages/media-metadata/tests/support/fixtures.ts'
import { expectLinearGrowth, repeat } from '../../packages/media-metadata/tests/support/growth.ts'
import { listParts } from '../../packages/media-metadata/tests/support/needles.ts'

const films = 'film.mp4 hevc.mp4 av1.mp4 fragmented.mp4 recording.mp4'.split(' ').map(readExampleFile)
/** What stands in each kind of box, and bytes that look like the beginnings of many of its parts. */
const contents = films.flatMap((film) =>
  listParts(film).map(({ contentStart, end }) => film.subarray(contentStart, end)),
)
const seeds = ['00', '01', 'ff', '000001b001', '00000120ff', '0000000c75726c2000000001', '0280', '03ff', '0a0100'].map(
  (hex) => Buffer.from(hex, 'hex'),
)

test('a box of any kind is compared with its layout in time that grows no faster than the box', async () => {
  for (const [type, layout] of Object.entries(boxLayouts))
    for (const seed of seeds)
      for (const start of [Buffer.of(), ...contents.filter((content) => hasLayout(layout, content)).slice(0, 1)])
        await expectLinearGrowth((n) => {
          // The last byte fits nowhere, so that every way to read the others is tried.
          const bytes = Buffer.concat([start, repeat(n * 5, seed), Buffer.from('A')])
          expect([type, hasLayout(layout, bytes)]).toContain(type)
        })
})

test('the longest box of any kind is compared without an error, and the tables of a film of hours have their layout', () => {
  const repeated = Object.entries(boxLayouts).filter(([, layout]) => layout?.includes(')*'))
  for (const [type, layout] of repeated)
    for (const seed of seeds.slice(0, 4))
      expect([type, hasLayout(layout, repeat(Math.floor(2 ** 21 / seed.length), seed))]).toContain(type)
  for (const type of ['stts', 'stss', 'trun', 'stsz'])
    expect([type, hasLayout(boxLayouts[type], Buffer.alloc(8 + 8 * 200_000))]).toEqual([type, true])
})
