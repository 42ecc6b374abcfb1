import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { createFixtureBuild } from '../../tests/support/hosting/fixture-build.ts'
import { sendRequest } from '../../tests/support/hosting/http-client.ts'
import { sendRaw } from '../../tests/support/hosting/raw-http.ts'
import { findFreePort } from '../../tooling/free-port.ts'
import { nodeFlags } from '../../tooling/node-flags.ts'
import { limits } from '../policy/limits.ts'
import { createAccessLog } from './access-log.ts'

const start = fileURLToPath(new URL('../start.ts', import.meta.url))
const getLines = (text: string) => text.split('\n').filter((line) => / GET \/ 200 1$/.test(line)).length
const getDroppedCount = (text: string) =>
  [...text.matchAll(/ dropped (\d+) lines$/gm)].reduce((sum, [, n]) => sum + Number(n), 0)

/** A stream that writes only when the test lets it. */
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

test('unread lines are queued up to a limit, then dropped and counted in the next line', async () => {
  const reader = new Reader()
  const log = createAccessLog(reader)
  log('GET', '/', 200, 1)
  await expect.poll(() => getLines(reader.heard)).toBe(1)
  for (let i = 0; i < 100_000; i++) log('GET', '/', 200, 1)
  reader.read()
  await expect.poll(() => getDroppedCount(reader.heard)).toBeGreaterThan(90_000)
  expect(reader.biggest).toBeLessThan(limits.maxLogBufferBytes + 200)
  expect(getLines(reader.heard) + getDroppedCount(reader.heard)).toBe(100_001)
})

const ways: [what: string, stdout: () => 'pipe' | number][] = [
  ['a full disk', () => openSync('/dev/full', 'w')],
  ['a reader that is gone', () => 'pipe'],
]

for (const [what, stdout] of ways) {
  test(`${what} does not stop the site`, async () => {
    const [dist, port] = [createFixtureBuild(), await findFreePort()]
    const child = spawn(process.execPath, [...nodeFlags, start, dist], {
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
      stdio: ['ignore', stdout(), 'pipe'],
    })
    const complaints: string[] = []
    createInterface({ input: child.stderr as NonNullable<typeof child.stderr> }).on('line', (line) =>
      complaints.push(line),
    )
    child.stdout?.destroy()
    const answered = () =>
      sendRequest({ port }, { path: '/', headers: { connection: 'close' } }).then(
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

test('a reader that reads nothing takes a limited amount of memory', async () => {
  const dist = createFixtureBuild()
  const child = spawn(process.execPath, [...nodeFlags, start, dist], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [address] = await once(child.stdout, 'data')
  child.stdout.pause()
  const port = Number(new URL(String(address).trim()).port)
  const request = 'HEAD /about HTTP/1.1\r\nHost: a\r\n\r\n'
  let text = ''
  await sendRaw({ port }, request.repeat(20_000))
  child.stdout.on('data', (chunk) => {
    text += chunk
  })
  child.stdout.resume()
  // More lines are logged, so that the first ones are written.
  await expect
    .poll(async () => {
      await sendRequest({ port }, { path: '/', headers: { connection: 'close' } })
      return getDroppedCount(text)
    })
    .toBeGreaterThan(5_000)
  child.kill('SIGTERM')
  await once(child, 'exit')
  // The kernel's pipe buffer, one write in progress, and the queue.
  expect(text.length).toBeLessThan(3 * limits.maxLogBufferBytes)
  rmSync(dist, { recursive: true })
})
