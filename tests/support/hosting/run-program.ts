import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { waitForConnection } from '../../../tooling/run-nginx.ts'

/** Runs a server in the foreground until it accepts connections on a port. Returns what ends it. */
export async function runProgram(
  command: readonly string[],
  port: number,
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<() => Promise<void>> {
  const [program = '', ...args] = command
  const env = { ...process.env, ...options.env }
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], ...options, env })
  const errors: Buffer[] = []
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk))
  const ended = once(child, 'exit')
  const failed = ended.then(() => Promise.reject(new Error(`${program} ended:\n${Buffer.concat(errors)}`)))
  await Promise.race([waitForConnection(port), failed])
  failed.catch(() => {})
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}
