import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

// Computing, decoding and comparing pictures takes long under load.
test.describe.configure({ timeout: 120_000 })

const folder = 'media/film'
const pairs = [
  ['landscape-1280.webm', 'poster-landscape-1280.avif'],
  ['landscape-1280.mp4', 'poster-landscape-1280.jpg'],
  ['portrait-720.mp4', 'poster-portrait-480.webp'],
] as const

for (const [film, poster] of pairs) {
  test(`in a browser ${film} starts with the grays of ${poster}`, async ({ page }) => {
    const seen = await page.evaluate(
      async ([filmUrl = '', posterUrl = '']) => {
        const image = new Image()
        image.src = posterUrl
        await image.decode()
        const video = document.createElement('video')
        video.muted = true
        video.preload = 'auto'
        document.body.append(video)
        video.src = filmUrl
        // `loadeddata` means that a frame is available, not that it is decoded: under load a canvas can still be black.
        const { mediaTime } = await new Promise<VideoFrameCallbackMetadata>((resolve, reject) => {
          video.requestVideoFrameCallback((_, frame) => resolve(frame))
          video.addEventListener('error', () => reject(new Error(video.error?.message)))
        })
        const draw = (source: CanvasImageSource) => {
          const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight)
          const context = canvas.getContext('2d')
          context?.drawImage(source, 0, 0, canvas.width, canvas.height)
          return context?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray()
        }
        const [still, frame] = [draw(image), draw(video)]
        let [brighter, apart, color] = [0, 0, 0]
        for (let i = 0; i < frame.length; i += 4) {
          const [a = 0, b = 0] = [still[i], frame[i]]
          brighter += b - a
          apart += Math.abs(b - a)
          color = Math.max(color, Math.abs(b - (frame[i + 2] ?? 0)), Math.abs(a - (still[i + 2] ?? 0)))
        }
        const pixels = frame.length / 4
        return { mediaTime, brighter: brighter / pixels, apart: apart / pixels, color, pixels }
      },
      [dataUrl(film), dataUrl(poster)],
    )
    // A wrong range shifts the mean by 7 grays or more; two encoders differ by less than this.
    expect(seen.pixels).toBeGreaterThan(900_000)
    expect(seen.mediaTime, 'the first frame').toBe(0)
    expect(Math.abs(seen.brighter), 'mean of film less poster').toBeLessThan(0.6)
    expect(seen.apart, 'mean difference').toBeLessThan(2.5)
    expect(seen.color, 'distance from gray').toBeLessThanOrEqual(1)
  })
}

function dataUrl(file: string): string {
  const types = { webm: 'video/webm', mp4: 'video/mp4', avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }
  const type = types[file.split('.').at(-1) as keyof typeof types]
  return `data:${type};base64,${readFileSync(join(folder, file)).toString('base64')}`
}
