import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

/** The variable that every process of one run carries, given on from parent to child. */
const name = 'SITE_RUN'

/** A process that a run has started and that is still there. */
export interface Left {
  readonly pid: number
  readonly command: string
}

/** A run's own mark: what to put into the environment of everything that it starts. */
export function markOfRun(): NodeJS.ProcessEnv {
  return { [name]: randomUUID() }
}

/**
 * What a run has started and not ended: every process whose environment carries its mark, whatever its group or parent,
 * and what those have started (a browser writes its own name over its environment), without the process that asks. Linux
 * alone shows environments (`/proc`); elsewhere gives nothing.
 */
export function leftBehind(mark: NodeJS.ProcessEnv): Left[] {
  const all = processes()
  const marked = new Set<number>()
  for (const { pid, environment } of all)
    if (environment.includes(`${name}=${mark[name]}`) && pid !== process.pid) marked.add(pid)
  for (let before = -1; before !== marked.size; ) {
    before = marked.size
    for (const { pid, parent } of all) if (marked.has(parent)) marked.add(pid)
  }
  // A process that has ended and waits for its parent to ask how holds nothing any more.
  return all.filter(({ pid, state }) => marked.has(pid) && state !== 'Z').map(({ pid, command }) => ({ pid, command }))
}

/**
 * Waits until nothing of a run is left, for `patience` milliseconds at most, then ends the rest by force. Gives what had to
 * be ended.
 */
export async function endRun(mark: NodeJS.ProcessEnv, patience: number): Promise<Left[]> {
  const end = Date.now() + patience
  while (leftBehind(mark).length > 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 100))
  const stayed = leftBehind(mark)
  // What is killed may have been about to start another.
  for (let left = stayed; left.length > 0; left = leftBehind(mark)) {
    for (const { pid } of left) kill(pid)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return stayed
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    // It has ended by itself in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function processes() {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc').flatMap((entry) => {
    const pid = Number(entry)
    if (!pid) return []
    try {
      const of = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8')
      // `pid (name) state parent …`, where the name may hold anything, parentheses too.
      const [state = '', parent] = of('stat')
        .replace(/^.*\) /s, '')
        .split(' ')
      const command = of('cmdline').replaceAll('\0', ' ').trim()
      return [{ pid, parent: Number(parent), state, command, environment: of('environ').split('\0') }]
    } catch {
      // It has ended, or is another user's.
      return []
    }
  })
}
