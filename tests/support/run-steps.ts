import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { setTimeout } from 'node:timers/promises'

/** One Node program that a run starts and waits for. */
export interface RunStep {
  readonly args: readonly string[]
  readonly env?: NodeJS.ProcessEnv
  /** Finds the first fault in what the program printed, if it ends with a summary. It is then printed last. */
  readonly findFault?: (output: string) => string | undefined
}

/**
 * Runs programs in turn until one fails or a signal interrupts the run, and leaves none of their processes running. After a
 * failure the last line is the program's own, or its first fault. Returns the exit code: 1 also when all passed and left a
 * process running, which is then named and killed. `timeoutMs` is how long, in ms, a process may take to end by itself.
 */
export async function runSteps(steps: readonly RunStep[], timeoutMs = 10_000): Promise<number> {
  const run = randomUUID()
  const marker = `SITE_RUN=${run}`
  let child: ChildProcess | undefined
  let interrupted = 0
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      interrupted = 128 + constants.signals[signal]
      child?.kill(signal)
      // A step that does not exit when asked to is killed, so that the run does not wait for it.
      void killOrphans(marker, timeoutMs)
    })
  let code = 0
  let fault: string | undefined
  for (const { args, env, findFault } of steps) {
    const output = findFault ? 'pipe' : 'inherit'
    child = spawn(process.execPath, args, {
      stdio: ['inherit', output, output],
      env: { ...process.env, ...env, SITE_RUN: run },
    })
    let printed = ''
    for (const stream of ['stdout', 'stderr'] as const)
      child[stream]?.setEncoding('utf8').on('data', (text: string) => {
        printed += text
        process[stream].write(text)
      })
    // A pipe stays open as long as any process can write to it, such as one that is left running.
    const closed = once(child, 'close')
    const [status] = await once(child, 'exit')
    code = status ?? 1
    if (code === 0) continue
    await Promise.race([closed, setTimeout(timeoutMs, undefined, { ref: false })])
    fault = findFault?.(printed)
    break
  }
  const orphans = await killOrphans(marker, timeoutMs)
  if (interrupted) return interrupted
  for (const orphan of orphans) process.stderr.write(`\nLeft running, and killed now: ${orphan}\n`)
  if (fault) process.stderr.write(`\n${fault}\n`)
  return code || Math.min(1, orphans.length)
}

/** Waits until no process has `marker` in its environment, `timeoutMs` ms at most, kills the rest and returns their names. */
async function killOrphans(marker: string, timeoutMs: number): Promise<string[]> {
  const end = Date.now() + timeoutMs
  while (findOrphans(marker).length > 0 && Date.now() < end) await setTimeout(50)
  const stayed = findOrphans(marker)
  for (let left = stayed; left.length > 0; left = findOrphans(marker)) {
    for (const { pid } of left)
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // It has exited already, or the next search finds it.
      }
    await setTimeout(50)
  }
  return stayed.map(({ pid, command }) => `${pid} ${command}`)
}

/**
 * Finds the processes that have `marker` in their environment. Only Linux shows environments; elsewhere it finds none.
 */
function findOrphans(marker: string): { readonly pid: number; readonly command: string }[] {
  const names = existsSync('/proc/self/environ') ? readdirSync('/proc').map(Number).filter(Boolean) : []
  return names.flatMap((pid) => {
    try {
      const [environment, command] = ['environ', 'cmdline'].map((file) => readFileSync(`/proc/${pid}/${file}`, 'utf8'))
      return environment?.split('\0').includes(marker) ? [{ pid, command: command?.replaceAll('\0', ' ') ?? '' }] : []
    } catch {
      // The process has exited, or is another user's.
      return []
    }
  })
}
