import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createNginxConfiguration } from '../server/hosts/nginx.ts'
import { readBuild } from '../server/policy/build-manifest.ts'
import { findFreePort } from '../tooling/free-port.ts'
import { nodeFlags } from '../tooling/node-flags.ts'
import { findProgram } from '../tooling/programs.ts'
import { createTemporaryDirectory, runNginx } from '../tooling/run-nginx.ts'
import { computeMedian } from './median.ts'

const dist = fileURLToPath(new URL('../dist', import.meta.url))
const start = fileURLToPath(new URL('../server/start.ts', import.meta.url))
const rounds = 20
const seconds = 1

interface Load {
  readonly perSecond: number
  /** Requests per second of processor time that the server used. */
  readonly perCpuSecond: number
  /** The 99th percentile of response times, in milliseconds. */
  readonly p99: number
}

/**
 * Measures requests per second of the server and of nginx with the generated configuration: the home page in brotli, 32
 * connections, one core each, with access logs. Rounds alternate and are short, and each has a ratio of its own (of
 * requests per second of processor time), because other processes on the machine change that time from second to
 * second. Returns medians.
 */
export async function measureRequests(say: (line: string) => void): Promise<void> {
  const folder = createTemporaryDirectory()
  const [ours, theirs] = [await findFreePort(), await findFreePort()]
  const server = spawn('taskset', ['-c', '0', process.execPath, ...nodeFlags, start, dist], {
    env: { ...process.env, PORT: String(ours) },
    stdio: 'ignore',
  })
  const site = { root: dist, name: '_', listen: `127.0.0.1:${theirs}`, log: join(folder, 'access.log') }
  const nginx = await runNginx(createNginxConfiguration(readBuild(dist), site), theirs, ['taskset', '-c', '0'])
  await accepts(ours)
  const loads: { ours: Load[]; theirs: Load[] } = { ours: [], theirs: [] }
  for (let round = 0; round < rounds; round++) {
    loads.ours.push(await load(ours, server.pid ?? 0))
    loads.theirs.push(await load(theirs, nginx.pid))
  }
  await ended(server)
  await nginx.stop()
  rmSync(folder, { recursive: true })
  const [mine, nginxs] = [typical(loads.ours), typical(loads.theirs)]
  const ratios = loads.ours.map(({ perCpuSecond }, i) => perCpuSecond / (loads.theirs[i]?.perCpuSecond ?? Number.NaN))
  say(`requests for / by brotli, one core each, median of ${rounds} rounds of ${seconds} s`)
  say(`  npm start  ${described(mine)}`)
  say(`  nginx      ${described(nginxs)}`)
  say(`  npm start does ${computeMedian(ratios).toFixed(2)} of what nginx does with the same processor time`)
}

function described({ perSecond, perCpuSecond, p99 }: Load): string {
  const [rate, cpu] = [perSecond, perCpuSecond].map((each) => each.toFixed(0).padStart(7))
  return `${rate} a second, p99 ${p99.toFixed(2)} ms; ${cpu} per second of processor time`
}

async function load(port: number, pid: number): Promise<Load> {
  const how = ['-t1', '-c32', `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br', `http://127.0.0.1:${port}/`]
  const before = cpuSeconds(pid)
  const { stdout } = await promisify(execFile)('taskset', ['-c', '1', findProgram('wrk'), ...how])
  const used = cpuSeconds(pid) - before
  const requests = /(\d+) requests in/.exec(stdout)?.[1]
  const perSecond = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]
  const [, p99, unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  if (!requests || !perSecond || !p99 || /Non-2xx|Socket errors/.test(stdout))
    throw new Error(`wrk fared ill:\n${stdout}`)
  const milliseconds = { us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN
  return { perSecond: Number(perSecond), perCpuSecond: Number(requests) / used, p99: Number(p99) * milliseconds }
}

/**
 * Returns the processor time that a process and its children have used (proc(5): utime and stime, in ticks of 10 ms).
 */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return (
    (Number(fields[11]) + Number(fields[12])) / 100 + children.reduce((sum, each) => sum + cpuSeconds(Number(each)), 0)
  )
}

function typical(loads: readonly Load[]): Load {
  const of = (name: keyof Load) => computeMedian(loads.map((load) => load[name]))
  return { perSecond: of('perSecond'), perCpuSecond: of('perCpuSecond'), p99: of('p99') }
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
