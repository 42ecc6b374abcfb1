import { readdir } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { decodeGray, encodeStills, type Gray } from './still.ts'

/** The widths of a whole portrait, 4:5, and of its face alone, square. */
export const portraitWidths = [240, 480, 720, 960] as const
export const faceWidths = [240, 480, 720] as const

/** Where the face is in every original, in pixels: they were all framed alike. */
const face = { left: 80, top: 20, side: 800 }

/** Scales each original in `folder`/originals to NN-WIDTH, and its face to NN-face-WIDTH, as AVIF and WebP. */
export async function makePortraits(folder: string): Promise<void> {
  const originals = join(folder, 'originals')
  for (const file of (await readdir(originals)).sort()) {
    const { name } = parse(file)
    const whole = await decodeGray(join(originals, file))
    await encodeStills(
      whole,
      portraitWidths.map((width) => still(join(folder, `${name}-${width}`), width)),
    )
    await encodeStills(
      faceOf(whole),
      faceWidths.map((width) => still(join(folder, `${name}-face-${width}`), width)),
    )
  }
}

/** The square around a face: what a portrait shows where there is little room. */
export function faceOf({ width, pixels }: Gray): Gray {
  const rows = Array.from({ length: face.side }, (_, y) => {
    const start = (face.top + y) * width + face.left
    return pixels.subarray(start, start + face.side)
  })
  return { width: face.side, height: face.side, pixels: Buffer.concat(rows) }
}

function still(path: string, width: number) {
  return { path, width, quality: { avif: 32, webp: 48 } }
}
