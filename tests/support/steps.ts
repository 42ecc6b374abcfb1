import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { endRun, markOfRun } from './left-behind.ts'

/** One Node program that a run starts and waits for. */
export interface Step {
  /** As the sentence "… failed." names it. */
  readonly name: string
  readonly args: readonly string[]
  readonly env?: NodeJS.ProcessEnv
}

/**
 * Runs programs in turn until one fails, and leaves none of their processes behind: not when they pass, not when they
 * fail, not when the run is interrupted. Gives the exit code: 1 also when all passed and left something running, which is
 * then named and ended. `patience` is how long, in milliseconds, whatever was asked to end may take to do so.
 */
export async function inTurn(steps: readonly Step[], patience = 10_000): Promise<number> {
  const mark = markOfRun()
  // Killed outright, this process could not end what it has started.
  const watch = [join(import.meta.dirname, 'end-orphans.ts'), JSON.stringify(mark)]
  spawn(process.execPath, watch, { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  let child: ChildProcess | undefined
  let interrupted = 0
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      interrupted = 128 + constants.signals[signal]
      child?.kill(signal)
      // Whoever does not end when asked is ended below, which waits for the step to be over: this ends the step, too.
      void endRun(mark, patience)
    })
  let code = 0
  for (const { name, args, env } of steps) {
    child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env, ...mark } })
    code = await ended(child)
    if (code === 0) continue
    if (!interrupted) process.stderr.write(`\n${name} failed.\n`)
    break
  }
  const stayed = await endRun(mark, patience)
  if (interrupted) return interrupted
  for (const { pid, command } of stayed) process.stderr.write(`Left behind, and ended now: ${pid} ${command}\n`)
  return code || (stayed.length > 0 ? 1 : 0)
}

function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
