import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limits } from '../server/policy/limits.ts'
import { brotliModule, tool } from './tools.ts'

export interface RunningNginx {
  /** Of the master process; its worker is its child. */
  readonly pid: number
  readonly stop: () => Promise<void>
}

/** A place for a test's sockets and files; the caller removes it. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'site-'))
}

/**
 * Runs the real nginx over a generated configuration, in the foreground, with one worker. Waits until `listening`, a port
 * or a socket path that the configuration names, takes connections. `by` is a command that runs the command after it.
 */
export async function runNginx(
  configuration: string,
  listening: string | number,
  by: readonly string[] = [],
): Promise<RunningNginx> {
  const program = tool('nginx') // Brings its module, which is looked for next.
  const folder = temporaryFolder()
  const main = [
    ...(existsSync(brotliModule) ? [`load_module ${brotliModule};`] : []),
    // Else its workers could not read a build in root's own folders.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `daemon off; pid ${folder}/pid; worker_processes 1; error_log ${folder}/error.log;`,
    `worker_rlimit_nofile ${2 * limits.connections}; events { worker_connections ${limits.connections}; }`,
    `http { include ${folder}/site.conf;`,
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`),
    '}',
  ]
  writeFileSync(join(folder, 'site.conf'), configuration)
  writeFileSync(join(folder, 'nginx.conf'), main.join('\n'))
  const command = [...by, program, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]
  const child = spawn(command[0] ?? '', command.slice(1), {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = once(child, 'exit')
  await Promise.race([accepts(listening), ended.then(() => Promise.reject(new Error('nginx ended at once')))])
  const stop = async () => {
    child.kill('SIGQUIT')
    await ended
    rmSync(folder, { recursive: true })
  }
  return { pid: child.pid ?? 0, stop }
}

async function accepts(listening: string | number): Promise<void> {
  const socket = typeof listening === 'number' ? connect(listening, '127.0.0.1') : connect(listening)
  const [outcome] = await Promise.race([
    once(socket, 'connect').then(() => ['connected']),
    new Promise<[string]>((resolve) => socket.once('error', () => resolve(['refused']))),
  ])
  socket.destroy()
  if (outcome === 'connected') return
  await new Promise((resolve) => setImmediate(resolve))
  return accepts(listening)
}
