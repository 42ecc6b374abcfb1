import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { expect, test } from '@playwright/test'
import { nodeFlags } from '../tooling/node-flags.ts'

test.skip(process.platform !== 'linux', 'Only Linux shows the environment of a process.')

const module = JSON.stringify(new URL('./support/run-steps.ts', import.meta.url).href)

/**
 * Starts a run of one step in a process of its own, which starts a program in another process group and then runs
 * `then`.
 */
async function startRun(then: string) {
  const step = `const left = require('node:child_process').spawn('sleep', ['600'], { detached: true, stdio: 'ignore' })
    left.unref()
    process.stdout.write(left.pid + '\\n')
    ${then}`
  const run = `import { runSteps } from ${module}
    process.exit(await runSteps([{ args: ['-e', ${JSON.stringify(step)}] }], 500))`
  const child = spawn(process.execPath, [...nodeFlags, '--input-type=module', '-e', run], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let messages = ''
  child.stderr.on('data', (part) => {
    messages += part
  })
  const code = once(child, 'close').then(([code]) => code)
  const [pid] = await once(createInterface(child.stdout), 'line')
  return { child, pid, code, messages: () => messages }
}

/**
 * Returns whether a process runs. One that has exited stays in the process list until its parent has read its exit
 * code.
 */
function isRunning(pid: string): boolean {
  return existsSync(`/proc/${pid}/stat`) && !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
}

test('a run that passes and leaves a process running kills it, names it and fails', async () => {
  const { pid, code, messages } = await startRun('')
  expect(await code).toBe(1)
  expect(messages()).toContain(`Left running, and killed now: ${pid} sleep 600`)
  expect(isRunning(pid)).toBe(false)
})

test('an interrupted run leaves nothing running, although its step ignores signals', async () => {
  const { child, pid, code } = await startRun(`process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)`)
  child.kill('SIGTERM')
  expect(await code).toBe(143)
  expect(isRunning(pid)).toBe(false)
})
