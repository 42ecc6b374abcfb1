import { once } from 'node:events'
import type { RunningServer } from '../../../tooling/run-server.ts'

export interface MemoryUsage {
  /** Bytes in use after a full collection: objects and their buffers. */
  readonly bytes: number
  /** Open connections. */
  readonly sockets: number
}

const report = `process.on('SIGUSR2', () => {
  gc()
  const { heapUsed, external } = process.memoryUsage()
  const sockets = process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length
  process.stderr.write(JSON.stringify({ bytes: heapUsed + external, sockets }) + '\\n')
})`

/** Node's flags for a server whose memory is measured: it writes its memory usage when it receives SIGUSR2. */
export const memoryFlags = ['--expose-gc', '--import', `data:text/javascript,${encodeURIComponent(report)}`]

/** Reads the memory usage of a server that runs with `memoryFlags`. */
export async function readMemoryUsage({ process, errorLines }: RunningServer): Promise<MemoryUsage> {
  const before = errorLines.length
  process.kill('SIGUSR2')
  while (errorLines.length === before && process.stderr) await once(process.stderr, 'data')
  return JSON.parse(errorLines.at(-1) ?? '')
}
