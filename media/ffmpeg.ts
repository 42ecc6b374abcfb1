import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** The sRGB curve by its name, so that no player takes these grays for television's. */
export const srgb = words('-colorspace bt709 -color_primaries bt709 -color_trc iec61966-2-1')

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

/** Options written as on a command line, none of which may hold a space. */
export function words(options: string): string[] {
  return options.split(' ')
}
