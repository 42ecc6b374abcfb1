import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A gray picture: one byte a pixel, full range, row by row from the top. */
export interface Gray {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** The three still formats and the quality each is given: AV1's CRF (less is better), WebP's percent, JPEG's q:v. */
export interface Quality {
  readonly avif: number
  readonly webp: number
  readonly jpg?: number
}

/** Where and how to encode one still. `path` has no extension; one file is written for each format in `quality`. */
export interface Still {
  readonly path: string
  readonly width: number
  readonly quality: Quality
}

/**
 * Runs Debian's ffmpeg from PATH, `chunks` on its standard input, and gives back its standard output.
 * Rejects with one line that names the program when it is not installed, and with its own words when it fails.
 */
export async function ffmpeg(args: readonly string[], chunks: Iterable<Uint8Array> = []): Promise<Buffer> {
  return run('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-nostdin', '-y', ...args], chunks)
}

/** `ffmpeg`, for ffprobe: gives back what it prints. */
export async function ffprobe(args: readonly string[]): Promise<string> {
  return (await run('ffprobe', ['-loglevel', 'error', ...args], [])).toString()
}

async function run(program: string, args: readonly string[], chunks: Iterable<Uint8Array>): Promise<Buffer> {
  const child = spawn(program, args, { stdio: 'pipe' })
  const started = once(child, 'spawn').catch((cause: unknown) => {
    throw new Error(`${program} is not on PATH; install it (Debian: apt-get install ffmpeg) and run this again.`, {
      cause,
    })
  })
  const ended = once(child, 'close')
  // A rejection is reported by `started`; without a handler here it would also end the process.
  ended.catch(() => undefined)
  const [output, words] = [collect(child.stdout), collect(child.stderr)]
  await started
  // ffmpeg may have all it wants before the input ends; whether it succeeded is told by its exit code.
  await pipeline(Readable.from(chunks), child.stdin).catch(() => undefined)
  const [code] = await ended
  if (code !== 0) throw new Error(`${program} failed (${code}): ${(await words).toString().trim()}`)
  return output
}

async function collect(stream: Readable): Promise<Buffer> {
  return Buffer.concat(await stream.toArray())
}

/** Encodes a gray picture, scaled down to each still's width, as AVIF, WebP and (where asked for) JPEG. */
export async function encodeStills(picture: Gray, stills: readonly Still[]): Promise<void> {
  const source = ['-f', 'rawvideo', '-pix_fmt', 'gray', '-s', `${picture.width}x${picture.height}`, '-i', '-']
  for (const { path, width, quality } of stills) {
    await mkdir(dirname(path), { recursive: true })
    const write = (format: string, args: readonly string[]) =>
      ffmpeg([...source, '-frames:v', '1', '-map_metadata', '-1', ...args, `${path}.${format}`], [picture.pixels])
    await write('avif', avif(width, quality.avif))
    await write('webp', webp(width, quality.webp))
    if (quality.jpg) await write('jpg', jpg(width, quality.jpg))
  }
}

// One scale filter does size, range and format together. A format that the encoder has to convert again loses the range
// without a word: AVIF then claims full range for grays of 16 to 235 (ffmpeg 5.1).
function scale(width: number, range: 'pc' | 'tv', format: string): string[] {
  const size = `scale=${width}:-1:flags=lanczos+accurate_rnd+bitexact`
  return ['-vf', `${size}:in_range=pc:out_range=${range},format=${format}`]
}

/** The sRGB curve by its name, so that no browser takes these grays for television's. */
const srgb = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'iec61966-2-1']

function avif(width: number, crf: number): string[] {
  const still = ['-c:v', 'libaom-av1', '-still-picture', '1', '-cpu-used', '1', '-crf', `${crf}`, '-b:v', '0']
  return [...scale(width, 'pc', 'yuv420p'), ...still, '-color_range', 'pc', ...srgb]
}

/** WebP knows no full range: its grays are 16 to 235 by definition. */
function webp(width: number, quality: number): string[] {
  const still = ['-c:v', 'libwebp', '-preset', 'photo', '-compression_level', '6', '-quality', `${quality}`]
  return [...scale(width, 'tv', 'yuv420p'), ...still]
}

function jpg(width: number, quality: number): string[] {
  const still = ['-c:v', 'mjpeg', '-huffman', 'optimal', '-flags', '+bitexact', '-q:v', `${quality}`]
  return [...scale(width, 'pc', 'yuvj420p'), ...still]
}
