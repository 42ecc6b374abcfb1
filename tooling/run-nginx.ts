import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limits } from '../server/policy/limits.ts'
import { findProgram, nginxBrotliModule } from './programs.ts'

export interface RunningNginx {
  /** Of the master process; its worker is a child process. */
  readonly pid: number
  readonly stop: () => Promise<void>
}

/** Creates a folder for a test's sockets and files; the caller removes it. */
export function createTemporaryDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'site-'))
}

/**
 * Runs nginx with a generated configuration, in the foreground, with one worker. Waits until `listening`, a port or a
 * socket path of the configuration, accepts connections. `by` is a command that runs the command after it.
 */
export async function runNginx(
  configuration: string,
  listening: string | number,
  by: readonly string[] = [],
): Promise<RunningNginx> {
  const program = findProgram('nginx') // Installs its module as well, which is searched for next.
  const folder = createTemporaryDirectory()
  const main = [
    ...(existsSync(nginxBrotliModule) ? [`load_module ${nginxBrotliModule};`] : []),
    // Otherwise its workers could not read a build in root's own folders.
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
  await Promise.race([waitForConnection(listening), ended.then(() => Promise.reject(new Error('nginx ended at once')))])
  const stop = async () => {
    child.kill('SIGQUIT')
    await ended
    rmSync(folder, { recursive: true })
  }
  return { pid: child.pid ?? 0, stop }
}

/** Waits until a port of this machine, or a socket, accepts connections. */
export async function waitForConnection(listening: string | number): Promise<void> {
  const socket = typeof listening === 'number' ? connect(listening, '127.0.0.1') : connect(listening)
  const [outcome] = await Promise.race([
    once(socket, 'connect').then(() => ['connected']),
    new Promise<[string]>((resolve) => socket.once('error', () => resolve(['refused']))),
  ])
  socket.destroy()
  if (outcome === 'connected') return
  await new Promise((resolve) => setImmediate(resolve))
  return waitForConnection(listening)
}
