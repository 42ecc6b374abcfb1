import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** A program together with the processes that it starts. */
export interface Program {
  readonly process: ChildProcess
  /** Ends the program and its processes, and waits until they have exited. */
  end(): Promise<void>
}

/**
 * Starts a program as the leader of a process group. A browser has a dozen processes, some of which survive the first
 * one; the group ends together, with this process at the latest.
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

/**
 * Returns those of some programs that have exited by themselves, each with its exit code or signal; undefined if all
 * run.
 */
export function findExitedPrograms(programs: readonly Program[]): string {
  return programs
    .map(({ process: { spawnfile, exitCode, signalCode } }) => ({ spawnfile, how: signalCode ?? exitCode }))
    .flatMap(({ spawnfile, how }) => (how === null ? [] : [`${spawnfile} has ended (${how}).`]))
    .join('\n')
}

/** Returns the first line that a program writes to the pipe with this number. */
export async function readFirstLine({ process }: Program, pipe: number): Promise<string> {
  const [line] = await once(createInterface(process.stdio[pipe] as Readable), 'line')
  return String(line)
}
