import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { expect, test } from '@playwright/test'
import { endRun, leftBehind, markOfRun } from './support/left-behind.ts'

test.skip(process.platform !== 'linux', 'Only Linux shows who started a process.')

/** A program that starts another in a group of its own, says its number, and ends or stays. */
const leaves = (then: string) => `
  const { spawn } = require('node:child_process')
  const left = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' })
  left.unref()
  process.stdout.write(left.pid + "\\n")
  ${then}`

const steps = JSON.stringify(new URL('./support/steps.ts', import.meta.url).href)

/** A run of one step, in a process of its own. Gives what it wrote and, once it has ended, its exit code. */
function runOf(step: string) {
  const run = `const { inTurn } = await import(${steps}); process.exit(await inTurn([{ name: 'The step', args: ['-e', ${JSON.stringify(step)}] }], 500))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', run], { stdio: ['ignore', 'pipe', 'pipe'] })
  const lines = createInterface(child.stdout)
  let complaints = ''
  child.stderr.on('data', (part) => {
    complaints += part
  })
  const code = once(child, 'close').then(([code]) => code)
  const started = once(lines, 'line').then(([line]) => {
    expect(line).toMatch(/^\d+$/)
    return Number(line)
  })
  return { child, started, code, complaints: () => complaints }
}

/** Whether a process still runs. One that has ended stands in the list until its parent has asked how. */
function runs(pid: number): boolean {
  const state = `/proc/${pid}/stat`
  return existsSync(state) && !/^.*\) Z/s.test(readFileSync(state, 'utf8'))
}

test('what a run has started is found, though whoever started it has ended, and is ended', async () => {
  const mark = markOfRun()
  const parent = spawn(process.execPath, ['-e', leaves('')], { env: { ...process.env, ...mark } })
  await once(parent, 'close')
  const [left, ...others] = leftBehind(mark)
  expect(left?.command).toBe('sleep 600')
  expect(others).toEqual([])
  expect(await endRun(mark, 0)).toEqual([left])
  expect(leftBehind(mark)).toEqual([])
  expect(leftBehind(markOfRun())).toEqual([])
})

test('a run that passes and leaves a process behind fails, and says which', async () => {
  const { started, code, complaints } = runOf(leaves(''))
  const pid = await started
  expect(await code).toBe(1)
  expect(complaints()).toContain(`Left behind, and ended now: ${pid} sleep 600`)
  expect(runs(pid)).toBe(false)
})

test('a run that is killed outright leaves nothing behind', async () => {
  const { child, started, code } = runOf(leaves('setInterval(() => {}, 1000)'))
  const pid = await started
  child.kill('SIGKILL')
  await code
  await expect.poll(() => runs(pid)).toBe(false)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  test(`a run that ${signal} interrupts leaves nothing behind, though its step does not listen`, async () => {
    const { child, started, code } = runOf(leaves(`process.on('${signal}', () => {}); setInterval(() => {}, 1000)`))
    const pid = await started
    child.kill(signal)
    expect(await code).toBe(signal === 'SIGINT' ? 130 : 143)
    expect(runs(pid)).toBe(false)
  })
