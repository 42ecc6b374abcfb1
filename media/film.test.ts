import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { compareImages, expectSimilar, filmTolerance } from '../tests/support/image-similarity.ts'
import { findProgram } from '../tooling/programs.ts'
import { decodeGray, type GrayImage, scaleImage } from './encode-images.ts'
import { runFfmpeg, runFfprobe, splitOptions } from './ffmpeg.ts'
import { type Cut, createCarpetStrip, filmCuts, frameCount, frameRate, renderFrame } from './film.ts'

// Computing, decoding and comparing pictures takes long under load.
test.describe.configure({ timeout: 120_000 })

const folder = join(import.meta.dirname, 'film')

test.beforeAll(() => {
  findProgram('ffprobe')
})

test('the generator reproduces the published frames and poster of the film for phones', async () => {
  const [, , cut] = filmCuts
  const strip = createCarpetStrip(cut)
  const [first, last] = [0, frameCount - 1].map((k) => renderFrame(strip, k)) as [GrayImage, GrayImage]
  // The film loops.
  expect(compareImages(first, renderFrame(strip, frameCount))).toEqual({ mean: 0, percentile99: 0 })
  for (const format of ['webm', 'mp4'])
    for (const [i, shown] of (await readFrames(cut, format, [0, frameCount - 1])).entries())
      expectSimilar(shown, [first, last][i] as GrayImage, `${cut.name}.${format}`, filmTolerance)
  const poster = 'poster-portrait-480.webp'
  expectSimilar(await decodeGray(join(folder, poster)), await scaleImage(first, 480), poster)
})

for (const cut of filmCuts) {
  for (const [format, codec, level] of [
    ['webm', 'av1', 8],
    ['mp4', 'h264', 40],
  ] as const)
    test(`${cut.name}.${format} is ${codec}, silent, ${frameCount} frames of ${cut.width}x${cut.height}, one of them key`, async () => {
      const file = join(folder, `${cut.name}.${format}`)
      const probe = JSON.parse(
        await runFfprobe([...splitOptions('-count_packets -show_streams -show_format -of json'), file]),
      )
      expect(probe.streams).toHaveLength(1)
      expect(probe.streams[0]).toMatchObject({
        codec_name: codec,
        width: cut.width,
        height: cut.height,
        pix_fmt: 'yuv420p',
        color_range: 'tv',
        color_transfer: 'iec61966-2-1',
        color_primaries: 'bt709',
        r_frame_rate: `${frameRate}/1`,
        nb_read_packets: String(frameCount),
      })
      expect(probe.streams[0].level, 'a level that the type in the page names').toBeLessThanOrEqual(level)
      expect(Number(probe.format.duration)).toBeCloseTo(frameCount / frameRate, 2)
      const flags = await runFfprobe([...splitOptions('-show_entries packet=flags -of csv=p=0'), file])
      expect(flags.match(/K/g)).toHaveLength(1)
    })

  test(`${cut.name}.mp4 has its index first`, () => {
    const bytes = readFileSync(join(folder, `${cut.name}.mp4`))
    expect(bytes.indexOf('moov')).toBeGreaterThan(0)
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
  })
}

/** Returns some frames of a film file, decoded to grays in full range. */
async function readFrames(
  { name, width, height }: Cut,
  format: string,
  wanted: readonly number[],
): Promise<GrayImage[]> {
  const select = `select=${wanted.map((k) => `eq(n\\,${k})`).join('+')}`
  const filter = ['-vf', `${select},scale=flags=accurate_rnd+bitexact:out_range=pc,format=gray`]
  const file = join(folder, `${name}.${format}`)
  const raw = await runFfmpeg(['-i', file, ...filter, ...splitOptions('-fps_mode passthrough -f rawvideo -')])
  const size = width * height
  return wanted.map((_, i) => ({ width, height, pixels: raw.subarray(i * size, (i + 1) * size) }))
}
