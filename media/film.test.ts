import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { tool } from '../machine/tools.ts'
import { compare, expectLike, ofFilm } from '../tests/support/likeness.ts'
import { ffmpeg, ffprobe, words } from './ffmpeg.ts'
import { type Cut, cuts, frameStill, frames, rate, rollOf } from './film.ts'
import { decodeGray, type Gray, scaled } from './still.ts'

// Pictures are computed, decoded and compared here; a busy machine takes its time over that.
test.describe.configure({ timeout: 120_000 })

const folder = join(import.meta.dirname, 'film')

test.beforeAll(() => {
  tool('ffprobe')
})

for (const cut of cuts) {
  // Computing a period takes as long as all that is asked of it.
  test(`${cut.name}: the recipe scrolls down for one period, and both films and every poster show what it makes`, async () => {
    const roll = rollOf(cut)
    const wanted = [0, 191, frames - 1]
    const stills = wanted.map((k) => frameStill(roll, k))
    const [first] = stills as [Gray]
    const [third, middle, last] = [2, frames / 2, frames].map((k) => frameStill(roll, k))
    expect(compare(first, last as Gray)).toEqual({ mean: 0, most: 0 })
    expect(compare(first, middle as Gray).mean).toBeGreaterThan(20)
    const moved = 2 * cut.step * cut.width
    expect(third?.pixels.subarray(moved)).toEqual(first.pixels.subarray(0, -moved))

    for (const format of ['webm', 'mp4']) {
      const shown = await framesOf(cut, format, wanted)
      for (const [i, k] of wanted.entries())
        expectLike(shown[i] as Gray, stills[i] as Gray, `${cut.name}.${format}, frame ${k}`, ofFilm)
    }
    for (const { width, quality } of cut.posters) {
      const still = await scaled(first, width)
      for (const format of Object.keys(quality)) {
        const poster = `poster-${cut.name.replace(/-\d+$/, '')}-${width}.${format}`
        expectLike(await decodeGray(join(folder, poster)), still, poster)
      }
    }
  })

  for (const [format, codec, level] of [
    ['webm', 'av1', 8],
    ['mp4', 'h264', 40],
  ] as const)
    test(`${cut.name}.${format} is ${codec}, silent, ${frames} frames of ${cut.width}x${cut.height}, one of them key`, async () => {
      const file = join(folder, `${cut.name}.${format}`)
      const told = JSON.parse(await ffprobe([...words('-count_packets -show_streams -show_format -of json'), file]))
      expect(told.streams).toHaveLength(1)
      expect(told.streams[0]).toMatchObject({
        codec_name: codec,
        width: cut.width,
        height: cut.height,
        pix_fmt: 'yuv420p',
        color_range: 'tv',
        color_transfer: 'iec61966-2-1',
        color_primaries: 'bt709',
        r_frame_rate: `${rate}/1`,
        nb_read_packets: String(frames),
      })
      expect(told.streams[0].level, 'a level that the type in the page names').toBeLessThanOrEqual(level)
      expect(Number(told.format.duration)).toBeCloseTo(frames / rate, 2)
      const flags = await ffprobe([...words('-show_entries packet=flags -of csv=p=0'), file])
      expect(flags.match(/K/g)).toHaveLength(1)
    })

  test(`${cut.name}.mp4 has its index in front`, () => {
    const bytes = readFileSync(join(folder, `${cut.name}.mp4`))
    expect(bytes.indexOf('moov')).toBeGreaterThan(0)
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
  })
}

/** Some frames of a film file, decoded to grays in full range. */
async function framesOf({ name, width, height }: Cut, format: string, wanted: readonly number[]): Promise<Gray[]> {
  const select = `select=${wanted.map((k) => `eq(n\\,${k})`).join('+')}`
  const filter = ['-vf', `${select},scale=flags=accurate_rnd+bitexact:out_range=pc,format=gray`]
  const file = join(folder, `${name}.${format}`)
  const raw = await ffmpeg(['-i', file, ...filter, ...words('-fps_mode passthrough -f rawvideo -')])
  const size = width * height
  return wanted.map((_, i) => ({ width, height, pixels: raw.subarray(i * size, (i + 1) * size) }))
}
