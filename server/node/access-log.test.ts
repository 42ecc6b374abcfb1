import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { freePort } from '../../machine/free-port.ts'
import { ask } from '../../tests/support/hosting/ask.ts'
import { smallBuild } from '../../tests/support/hosting/small-build.ts'
import { talk } from '../../tests/support/hosting/talk.ts'
import { limits } from '../policy/limits.ts'
import { accessLog } from './access-log.ts'

const start = fileURLToPath(new URL('../start.ts', import.meta.url))
const linesOf = (text: string) => text.split('\n').filter((line) => / GET \/ 200 1$/.test(line)).length
const droppedIn = (text: string) =>
  [...text.matchAll(/ dropped (\d+) lines$/gm)].reduce((sum, [, n]) => sum + Number(n), 0)

/** Takes lines when it is told to. */
class Reader extends Writable {
  heard = ''
  biggest = 0
  private release: (() => void) | undefined
  override _write(chunk: Buffer, _: BufferEncoding, done: () => void) {
    this.heard += chunk
    this.biggest = Math.max(this.biggest, chunk.length)
    this.release = done
  }
  read() {
    this.release?.()
  }
}

test('lines that nobody reads wait up to a limit; then they are dropped, and counted when they flow again', async () => {
  const reader = new Reader()
  const log = accessLog(reader)
  log('GET', '/', 200, 1)
  await expect.poll(() => linesOf(reader.heard)).toBe(1)
  for (let i = 0; i < 100_000; i++) log('GET', '/', 200, 1)
  reader.read()
  await expect.poll(() => droppedIn(reader.heard)).toBeGreaterThan(90_000)
  expect(reader.biggest).toBeLessThan(limits.log + 200)
  expect(linesOf(reader.heard) + droppedIn(reader.heard)).toBe(100_001)
})

const ways: [what: string, stdout: () => 'pipe' | number][] = [
  ['a full disk', () => openSync('/dev/full', 'w')],
  ['a reader that is gone', () => 'pipe'],
]

for (const [what, stdout] of ways) {
  test(`${what} does not stop the site`, async () => {
    const [dist, port] = [smallBuild(), await freePort()]
    const child = spawn(process.execPath, [start, dist], {
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
      stdio: ['ignore', stdout(), 'pipe'],
    })
    const complaints: string[] = []
    createInterface({ input: child.stderr as NonNullable<typeof child.stderr> }).on('line', (line) =>
      complaints.push(line),
    )
    child.stdout?.destroy()
    const answered = () =>
      ask({ port }, { path: '/', headers: { connection: 'close' } }).then(
        ({ status }) => status,
        () => 0,
      )
    await expect.poll(answered).toBe(200)
    for (let i = 0; i < 50; i++) expect(await answered()).toBe(200)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
    expect(complaints).toEqual([])
    rmSync(dist, { recursive: true })
  })
}

test('a reader that reads nothing costs a limited amount of memory', async () => {
  const dist = smallBuild()
  const child = spawn(process.execPath, [start, dist], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [address] = await once(child.stdout, 'data')
  child.stdout.pause()
  const port = Number(new URL(String(address).trim()).port)
  const request = 'HEAD /about HTTP/1.1\r\nHost: a\r\n\r\n'
  let text = ''
  await talk(port, request.repeat(20_000))
  child.stdout.on('data', (chunk) => {
    text += chunk
  })
  child.stdout.resume()
  // More lines come, so that those before them are written.
  await expect
    .poll(async () => {
      await ask({ port }, { path: '/', headers: { connection: 'close' } })
      return droppedIn(text)
    })
    .toBeGreaterThan(5_000)
  child.kill('SIGTERM')
  await once(child, 'exit')
  // What the kernel holds of a pipe, one write under way, and what waits.
  expect(text.length).toBeLessThan(3 * limits.log)
  rmSync(dist, { recursive: true })
})
