// A crowd at the door of the server. It takes minutes on a slow machine; `npm test` has the rest of what strangers may try.
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import { expect, test } from '@playwright/test'
import { type RunningServer, runServer } from '../../machine/run-server.ts'
import { ask } from '../support/hosting/ask.ts'
import { smallBuild } from '../support/hosting/small-build.ts'

let dist: string
let server: RunningServer

test.beforeAll(async () => {
  dist = smallBuild()
  server = await runServer(dist)
})

test.afterAll(async () => {
  await server.stop()
  rmSync(dist, { recursive: true })
})

test('two thousand silent connections are shown out in time, and others served meanwhile', async () => {
  test.slow()
  const shownOut: Promise<unknown>[] = []
  for (let come = 0; come < 2000; come += 250) {
    const sockets = Array.from({ length: 250 }, () => connect(server.port, '127.0.0.1').resume())
    // Listened for from the beginning: on a busy machine the first is shown out before the last has come in.
    shownOut.push(...sockets.map((socket) => new Promise((done) => socket.on('error', () => {}).once('close', done))))
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    for (const [i, socket] of sockets.entries()) if (i % 2 === 0) socket.write('GET / HTTP/1.1\r\nHos')
    // Whoever is answered stood behind them in the queue: the server has them all. Of more than the queue's 511, Linux may
    // let some believe that they are connected (SYN cookies), and nobody would ever show those out.
    expect((await ask({ port: server.port }, { path: '/about', headers: { connection: 'close' } })).status).toBe(200)
  }
  await Promise.all(shownOut)
  expect((await ask({ port: server.port }, { path: '/', headers: { connection: 'close' } })).status).toBe(200)
})
