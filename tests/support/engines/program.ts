import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** A program that runs with everything it starts. */
export interface Program {
  readonly process: ChildProcess
  /** Ends the program and all it has started, and waits until it is gone. */
  end(): Promise<void>
}

/**
 * Starts a program at the head of a group of its own. A browser is a dozen processes, and one that only its first process
 * was told to end has been seen an hour later: the group ends as a whole, with this process at the latest.
 */
export function startProgram(file: string, args: readonly string[], options: SpawnOptions): Program {
  const child = spawn(file, args, { ...options, detached: true })
  const gone = once(child, 'exit')
  const kill = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
  process.once('exit', kill)
  return {
    process: child,
    end: async () => {
      process.off('exit', kill)
      kill()
      await gone
    },
  }
}

/** Those of some programs that have ended by themselves, each with how: nothing where all still run. */
export function ended(programs: readonly Program[]): string {
  return programs
    .map(({ process: { spawnfile, exitCode, signalCode } }) => ({ spawnfile, how: signalCode ?? exitCode }))
    .flatMap(({ spawnfile, how }) => (how === null ? [] : [`${spawnfile} has ended (${how}).`]))
    .join('\n')
}

/** The first line that a program writes to the pipe with this number. */
export async function firstLine({ process }: Program, pipe: number): Promise<string> {
  const [line] = await once(createInterface(process.stdio[pipe] as Readable), 'line')
  return String(line)
}
