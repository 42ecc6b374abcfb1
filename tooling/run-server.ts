import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { nodeFlags } from './node-flags.ts'

const start = fileURLToPath(new URL('../server/start.ts', import.meta.url))

export interface RunningServer {
  readonly port: number
  readonly process: ChildProcess
  /** The lines of standard output so far, without the first, which begins with its URL. */
  readonly lines: readonly string[]
  /** The lines of standard error so far. */
  readonly errorLines: readonly string[]
  /** Sends SIGTERM and returns the exit code. */
  readonly stop: () => Promise<number | null>
}

/** Runs `server/start.ts` over a build as `npm start` does, on a port that the system picks. `flags` are for Node. */
export async function runServer(
  dist: string,
  env: NodeJS.ProcessEnv = {},
  flags: readonly string[] = [],
): Promise<RunningServer> {
  const child = spawn(process.execPath, [...flags, ...nodeFlags, start, dist], {
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [lines, complaints]: [string[], string[]] = [[], []]
  createInterface({ input: child.stderr }).on('line', (line) => complaints.push(line))
  const reader = createInterface({ input: child.stdout })
  const [line]: string[] = await once(reader, 'line')
  const [url = ''] = line?.split(' ') ?? []
  reader.on('line', (line) => lines.push(line))
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    const [code] = await ended
    return code
  }
  return { port: Number(new URL(url).port), process: child, lines, errorLines: complaints, stop }
}
