import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { runFfmpeg, splitOptions, srgbOptions } from './ffmpeg.ts'

/**
 * The encoding of one film file: its path without the extension, its frames' size and rate, and AV1's and H.264's CRF.
 */
export interface FilmEncoding {
  readonly path: string
  readonly width: number
  readonly height: number
  readonly rate: number
  readonly quality: { readonly av1: number; readonly h264: number }
}

/**
 * Encodes frames of planar 4:2:0 in limited range as AV1 in WebM and as H.264 in MP4, with its index first so that it
 * plays while it loads. H.264 stays at level 4.0, which old phones decode in hardware. Only the first frame is a key
 * frame. The number of threads is fixed because x264's output depends on it.
 */
export async function encodeFilm(encoding: FilmEncoding, frames: () => Iterable<Uint8Array>): Promise<void> {
  await mkdir(dirname(encoding.path), { recursive: true })
  const { width, height, rate, quality } = encoding
  const source = splitOptions(`-f rawvideo -pix_fmt yuv420p -s ${width}x${height} -r ${rate} -i -`)
  const common = [
    ...splitOptions('-g 9999 -threads 2 -color_range tv -map_metadata -1 -fflags +bitexact'),
    ...srgbOptions,
  ]
  const av1 = splitOptions(`-c:v libaom-av1 -cpu-used 3 -lag-in-frames 48 -row-mt 1 -b:v 0 -crf ${quality.av1}`)
  const h264 = splitOptions(`-c:v libx264 -preset veryslow -level 4.0 -movflags +faststart -crf ${quality.h264}`)
  // The unit removed is x264's list of its own settings: 700 bytes that no player reads.
  const bare = splitOptions('-bsf:v filter_units=remove_types=6')
  await runFfmpeg([...source, ...av1, ...common, `${encoding.path}.webm`], frames())
  await runFfmpeg([...source, ...h264, ...bare, ...common, `${encoding.path}.mp4`], frames())
}
