import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ffmpeg, srgb, words } from './ffmpeg.ts'

/** How to encode one film file: its path without the extension, its frames' size and rate, and AV1's and H.264's CRF. */
export interface Reel {
  readonly path: string
  readonly width: number
  readonly height: number
  readonly rate: number
  readonly quality: { readonly av1: number; readonly h264: number }
}

/**
 * Encodes frames of planar 4:2:0 in limited range as AV1 in WebM and as H.264 in MP4, its index in front so that it plays
 * while it loads. H.264 keeps to level 4.0, which the chips of old phones decode. One key frame: the first. The number of
 * threads is fixed because x264's output depends on it.
 */
export async function encodeFilm(reel: Reel, frames: () => Iterable<Uint8Array>): Promise<void> {
  await mkdir(dirname(reel.path), { recursive: true })
  const { width, height, rate, quality } = reel
  const source = words(`-f rawvideo -pix_fmt yuv420p -s ${width}x${height} -r ${rate} -i -`)
  const common = [...words('-g 9999 -threads 2 -color_range tv -map_metadata -1 -fflags +bitexact'), ...srgb]
  const av1 = words(`-c:v libaom-av1 -cpu-used 3 -lag-in-frames 48 -row-mt 1 -b:v 0 -crf ${quality.av1}`)
  const h264 = words(`-c:v libx264 -preset veryslow -level 4.0 -movflags +faststart -crf ${quality.h264}`)
  // The unit taken out is x264's list of its own settings: 700 bytes that no player reads.
  const bare = words('-bsf:v filter_units=remove_types=6')
  await ffmpeg([...source, ...av1, ...common, `${reel.path}.webm`], frames())
  await ffmpeg([...source, ...h264, ...bare, ...common, `${reel.path}.mp4`], frames())
}
