import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { readBuild } from '../server/build-files.ts'
import { nginxConfiguration } from '../server/nginx.ts'
import { runNginx, temporaryFolder } from '../server/trial/run-nginx.ts'
import { tool } from '../tests/tools.ts'
import { median } from './median.ts'

const dist = fileURLToPath(new URL('../dist', import.meta.url))
const start = fileURLToPath(new URL('../server/start.ts', import.meta.url))
const rounds = 5
const seconds = 4

interface Load {
  readonly perSecond: number
  /** Milliseconds within which 99 of 100 answers came. */
  readonly p99: number
}

/**
 * Requests per second of the server and of nginx with the generated configuration: the home page by brotli, 32
 * connections, one core each, the load on another, both writing their access log to a file. The rounds alternate, so
 * that whatever else the machine does befalls both; medians, and nginx as the unit, since requests per second of one
 * machine say nothing about another.
 */
export async function measureRequests(say: (line: string) => void): Promise<void> {
  const folder = temporaryFolder()
  const [ours, theirs] = [await freePort(), await freePort()]
  const server = spawn('taskset', ['-c', '0', process.execPath, start, dist], {
    env: { ...process.env, PORT: String(ours) },
    stdio: 'ignore',
  })
  const site = { root: dist, name: '_', listen: `127.0.0.1:${theirs}`, log: join(folder, 'access.log') }
  const nginx = await runNginx(nginxConfiguration(readBuild(dist), site), theirs, ['taskset', '-c', '0'])
  await accepts(ours)
  const loads: { ours: Load[]; theirs: Load[] } = { ours: [], theirs: [] }
  for (let round = 0; round < rounds; round++) {
    loads.ours.push(await load(ours))
    loads.theirs.push(await load(theirs))
  }
  await ended(server)
  await nginx.stop()
  rmSync(folder, { recursive: true })
  const [mine, nginxs] = [typical(loads.ours), typical(loads.theirs)]
  say(`requests per second, / by brotli, one core each, median of ${rounds} rounds of ${seconds} s`)
  say(`  npm start  ${mine.perSecond.toFixed(0).padStart(7)}/s  p99 ${mine.p99.toFixed(2)} ms`)
  say(`  nginx      ${nginxs.perSecond.toFixed(0).padStart(7)}/s  p99 ${nginxs.p99.toFixed(2)} ms`)
  say(`  ratio      ${(mine.perSecond / nginxs.perSecond).toFixed(2).padStart(7)}`)
}

async function load(port: number): Promise<Load> {
  const how = ['-t1', '-c32', `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br', `http://127.0.0.1:${port}/`]
  const { stdout } = await promisify(execFile)('taskset', ['-c', '1', tool('wrk'), ...how])
  const perSecond = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]
  const [, p99, unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  if (!perSecond || !p99 || /Non-2xx|Socket errors/.test(stdout))
    throw new Error(`wrk was not answered well:\n${stdout}`)
  return { perSecond: Number(perSecond), p99: Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN) }
}

function typical(loads: readonly Load[]): Load {
  return { perSecond: median(loads.map(({ perSecond }) => perSecond)), p99: median(loads.map(({ p99 }) => p99)) }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

async function accepts(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  const reached = await new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  })
  socket.destroy()
  if (!reached) return accepts(port)
}

async function ended(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}
