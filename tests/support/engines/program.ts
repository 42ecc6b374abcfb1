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

/** Returns the first line that a program writes to the pipe with this number. */
export async function readFirstLine({ process }: Program, pipe: number): Promise<string> {
  const [line] = await once(createInterface(process.stdio[pipe] as Readable), 'line')
  return String(line)
}

/**
 * Starts a virtual display and returns its X11 name: the first number that no other display of this machine uses.
 * `-noreset` keeps it from a reset when its last client disconnects, which would end the window manager.
 * @param program the file of `Xvfb`
 * @param size width and height in px
 */
export async function startVirtualDisplay(
  program: string,
  size: `${number}x${number}`,
): Promise<{ screen: Program; name: string }> {
  const args = ['-displayfd', '3', '-noreset', '-screen', '0', `${size}x24`, '-nolisten', 'tcp']
  const screen = startProgram(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  return { screen, name: `:${await readFirstLine(screen, 3)}` }
}
