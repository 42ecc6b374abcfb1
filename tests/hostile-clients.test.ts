// What strangers and proxies may send to the process, a table for each.
import { once } from 'node:events'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { basename } from 'node:path'
import { expect, test } from '@playwright/test'
import { type RunningServer, runServer } from '../tooling/run-server.ts'
import { createFixtureBuild, fixtureFilm } from './support/hosting/fixture-build.ts'
import { formatRequest, sendRaw } from './support/hosting/raw-http.ts'

// One server receives all requests, and its open files and connections are counted.
test.describe.configure({ mode: 'default' })

let dist: string
let server: RunningServer

test.beforeAll(async () => {
  dist = createFixtureBuild()
  writeFileSync(`${dist}.txt`, 'This file lies beside the build.')
  server = await runServer(dist)
})

test.afterAll(async () => {
  await server.stop()
  for (const path of [dist, `${dist}.txt`]) rmSync(path, { recursive: true })
})

test.afterEach(async () => {
  expect(await sendRaw(server.port, formatRequest('/', 'Host: a'))).toMatch(/^HTTP\/1\.1 200 /)
  expect(server.errorLines).toEqual([])
})

function getStatuses(received: string): number[] {
  return [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
}

test('no target reaches a file outside the build, or one that hosts read', async () => {
  const beside = `${basename(dist)}.txt`
  for (const [target, status] of [
    [`/../${beside}`, 404],
    [`/..%2f${beside}`, 404],
    [`/%2e%2e%2f${beside}`, 404],
    [`/%c0%ae%c0%ae/${beside}`, 404],
    [`/..\\${beside}`, 404],
    [`/assets/../../${beside}`, 404],
    [`//..//${beside}`, 404],
    [`/${dist}.txt`, 404],
    [`http://a/../${beside}`, 404],
    [`file://${dist}.txt`, 400],
    [beside, 400],
    ['/about%00.html', 404],
    ['/%', 404],
    ['/%5fheaders', 404],
    ['/x/../_headers', 404],
    [`/${'a'.repeat(1_000_000)}`, 431],
  ] as const) {
    const received = await sendRaw(server.port, formatRequest(target, 'Host: a'))
    expect(getStatuses(received), target.slice(0, 60)).toEqual([status])
    expect(received).not.toContain('beside the build')
  }
})

test('a Host that is none gets 400, and no Host changes where a redirect leads', async () => {
  for (const host of ['a b', 'a/b', 'u@a', 'a\\b', 'a, b', '[::1', 'http://a', '"a"', '<a>', `a${'%'.repeat(9)}`])
    expect(getStatuses(await sendRaw(server.port, formatRequest('/', `Host: ${host}`))), host).toEqual([400])
  for (const fields of [['Host: a:8080'], ['Host: [::1]:80'], ['Host: b'], ['Host: a', 'X-Forwarded-Host: b']]) {
    const received = await sendRaw(server.port, formatRequest('/about/', ...fields))
    expect(received).toContain('location: /about\r\n')
  }
})

test('the longest values of the headers that are read delay nobody', async () => {
  const fill = (text: string) => text.repeat(12_000 / text.length)
  for (const [fields, values] of [
    ['Host: a\r\nRange: bytes=', ['0-,', '-', '0', ' ', '0-0,']],
    ['Host: a\r\nIf-None-Match: ', ['W/"', '"a",', ' ', ',', '*,']],
    ['Host: a\r\nAccept-Encoding: ', [';', 'q=0;', ', ', 'br;q=', ' ']],
    ['Host: a\r\nRange: bytes=0-9\r\nIf-Range: ', ['"', ' ', 'W/']],
    ['Host: ', ['.', ':', '[']],
  ] as const)
    for (const value of values) {
      const received = await sendRaw(server.port, formatRequest('/about', fields + fill(value)).repeat(20))
      expect(getStatuses(received), `${fields}${value}…`).toHaveLength(20)
    }
})

test('content is not waited for', async () => {
  for (const fields of [
    'Content-Length: 1000000',
    'Transfer-Encoding: chunked',
    'Expect: 100-continue\r\nContent-Length: 9',
  ]) {
    const socket = connect(server.port, '127.0.0.1')
    socket.write(`POST / HTTP/1.1\r\nHost: a\r\n${fields}\r\n\r\n`)
    expect(getStatuses(String((await once(socket, 'data'))[0])), fields).toEqual([405])
    socket.destroy()
  }
})

test('downloads that are aborted leave no file and no connection open', async () => {
  const countOpenFiles = () => readdirSync(`/proc/${server.process.pid}/fd`).length
  await sendRaw(server.port, formatRequest('/', 'Host: a'))
  const before = countOpenFiles()
  const film = formatRequest(fixtureFilm.path, 'Host: a')
  for (const [bytes, event, abort] of [
    [film, 'data', 'destroy'],
    [film, 'connect', 'resetAndDestroy'],
    [film.repeat(5), 'data', 'destroy'],
    [formatRequest('/about', 'Host: a').repeat(20), 'connect', 'destroy'],
    [formatRequest(fixtureFilm.path, 'Host: a', 'Range: bytes=5-'), 'data', 'resetAndDestroy'],
  ] as const)
    for (let count = 0; count < 25; count++) {
      const socket = connect(server.port, '127.0.0.1')
      socket.on('error', () => {}).write(bytes)
      await once(socket, event)
      socket[abort]()
    }
  await expect.poll(countOpenFiles).toBeLessThanOrEqual(before)
})
