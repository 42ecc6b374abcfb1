// Clients that are slow on purpose, against the server and against nginx as docs/deploy.md configures it.
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { createNginxConfiguration } from '../../server/hosts/nginx.ts'
import { readBuild } from '../../server/policy/build-manifest.ts'
import { limits } from '../../server/policy/limits.ts'
import { createTemporaryDirectory, runNginx } from '../../tooling/run-nginx.ts'
import { runServer } from '../../tooling/run-server.ts'
import { createFixtureBuild, fixtureVideoBytes } from '../support/hosting/fixture-build.ts'
import { type ServerAddress, sendRequest } from '../support/hosting/http-client.ts'
import { openConnection } from '../support/hosting/raw-http.ts'

const film = 'GET /assets/film-1.mp4 HTTP/1.1\r\nHost: a\r\n\r\n'

/** Calls a function with nginx serving a fixture build. */
async function withNginx(act: (place: ServerAddress) => Promise<void>) {
  const [dist, folder] = [createFixtureBuild(), createTemporaryDirectory()]
  const socketPath = join(folder, 'nginx')
  const site = { root: dist, name: '_', listen: `unix:${socketPath}`, log: 'off' }
  const nginx = await runNginx(createNginxConfiguration(readBuild(dist), site), socketPath)
  await act({ socketPath })
  await nginx.stop()
  for (const each of [dist, folder]) rmSync(each, { recursive: true })
}

/** Calls a function with `npm start` serving a fixture build. */
async function withServer(act: (place: ServerAddress) => Promise<void>) {
  const dist = createFixtureBuild()
  const server = await runServer(dist)
  await act({ port: server.port })
  expect(await server.stop()).toBe(0)
  rmSync(dist, { recursive: true })
}

for (const [name, run] of [
  ['nginx', withNginx],
  ['the server', withServer],
] as const)
  test(`${name} responds to everyone else while 2,000 connections send nothing or a beginning, and closes them`, async () => {
    test.slow()
    await run(async (place) => {
      const closed: Promise<unknown>[] = []
      for (let come = 0; come < 2000; come += 250) {
        const crowd = Array.from({ length: 250 }, () => openConnection(place).resume())
        // The listeners are added first: under load the first connection is closed before the last one is accepted.
        closed.push(...crowd.map((socket) => new Promise((done) => socket.on('error', () => {}).once('close', done))))
        await Promise.all(crowd.map((socket) => once(socket, 'connect')))
        for (const [i, socket] of crowd.entries()) if (i % 2 === 0) socket.write('GET / HTTP/1.1\r\nX: ')
        for (let probe = 0; probe < 60; probe++)
          expect((await sendRequest(place, { path: '/about', headers: { connection: 'close' } })).status).toBe(200)
      }
      await Promise.all(closed)
    })
  })

test('a client that reads nothing and one that reads 600 bytes a second are disconnected', async () => {
  test.setTimeout(4 * limits.stalledSeconds * 1000)
  await withServer(async (place) => {
    const began = Date.now()
    const [still, drip] = [openConnection(place), openConnection(place)]
    let taken = 0
    for (const socket of [still, drip])
      socket
        .on('error', () => {})
        .pause()
        .write(film)
    const dripping = setInterval(() => {
      taken += (drip.read(600) as Buffer | null)?.length ?? 0
    }, 1000)
    const gone = async (socket: Socket) => {
      // A paused reader does not detect a closed connection; a writer does.
      const asking = setInterval(() => socket.write('\r\n'), 500)
      await new Promise((resolve) => socket.once('close', resolve))
      clearInterval(asking)
      return (Date.now() - began) / 1000
    }
    for (const seconds of await Promise.all([gone(still), gone(drip)])) {
      expect(seconds).toBeGreaterThan(limits.stalledSeconds - 1)
      expect(seconds).toBeLessThan(limits.stalledSeconds + 6)
    }
    clearInterval(dripping)
    expect(taken).toBeLessThan(fixtureVideoBytes)
  })
})

test('a slow client above the minimum rate gets everything', async () => {
  test.slow()
  await withServer(async (place) => {
    const socket = openConnection(place)
    let taken = 0
    socket.write(film.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))
    socket.on('data', (chunk: Buffer) => {
      taken += chunk.length
      socket.pause()
      setTimeout(() => socket.resume(), 20)
    })
    await once(socket, 'close')
    expect(taken).toBeGreaterThan(fixtureVideoBytes)
  })
})
