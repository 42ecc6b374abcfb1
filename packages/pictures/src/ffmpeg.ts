import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** The sRGB transfer curve, named so that no player assumes television's. */
export const srgbOptions = splitOptions('-colorspace bt709 -color_primaries bt709 -color_trc iec61966-2-1')

/**
 * Runs Debian's ffmpeg from PATH with `chunks` on its standard input, and returns its standard output. Rejects with a
 * one-line message if it is not installed, and with ffmpeg's own message if it fails.
 */
export async function runFfmpeg(args: readonly string[], chunks: Iterable<Uint8Array> = []): Promise<Buffer> {
  const options = ['-hide_banner', '-loglevel', 'error', '-nostdin', '-y', ...args]
  const child = spawn('ffmpeg', options, { stdio: 'pipe' })
  const started = once(child, 'spawn').catch((cause: unknown) => {
    throw new Error('ffmpeg is not on PATH; install it (Debian: apt-get install ffmpeg) and run this again.', { cause })
  })
  const ended = once(child, 'close')
  // A rejection is reported by `started`; without a handler here it would also end the process.
  ended.catch(() => undefined)
  const [output, words] = [collect(child.stdout), collect(child.stderr)]
  await started
  // ffmpeg may stop reading before the input ends; its exit code shows whether it succeeded.
  await pipeline(Readable.from(chunks), child.stdin).catch(() => undefined)
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg failed (${code}): ${(await words).toString().trim()}`)
  return output
}

async function collect(stream: Readable): Promise<Buffer> {
  return Buffer.concat(await stream.toArray())
}

/** Returns options written as on a command line as an array; none may contain a space. */
export function splitOptions(options: string): string[] {
  return options.split(' ')
}
