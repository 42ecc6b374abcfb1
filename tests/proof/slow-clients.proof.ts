// Clients that are slow on purpose, against the server and against nginx as docs/deploy.md sets it up.
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { runNginx, temporaryFolder } from '../../machine/run-nginx.ts'
import { runServer } from '../../machine/run-server.ts'
import { nginxConfiguration } from '../../server/hosts/nginx.ts'
import { readBuild } from '../../server/policy/build-files.ts'
import { limits } from '../../server/policy/limits.ts'
import { ask, type Place } from '../support/hosting/ask.ts'
import { httpCases, wrongCases } from '../support/hosting/http/exchange.ts'
import { filmLength, smallBuild } from '../support/hosting/small-build.ts'

const film = 'GET /assets/film-1.mp4 HTTP/1.1\r\nHost: a\r\n\r\n'

/** Runs something over a small build that nginx serves. */
async function withNginx(act: (place: Place) => Promise<void>) {
  const [dist, folder] = [smallBuild(), temporaryFolder()]
  const socketPath = join(folder, 'nginx')
  const site = { root: dist, name: '_', listen: `unix:${socketPath}`, log: 'off' }
  const nginx = await runNginx(nginxConfiguration(readBuild(dist), site), socketPath)
  await act({ socketPath })
  await nginx.stop()
  for (const each of [dist, folder]) rmSync(each, { recursive: true })
}

/** Runs something over a small build that `npm start` serves. */
async function withServer(act: (place: Place) => Promise<void>) {
  const dist = smallBuild()
  const server = await runServer(dist)
  await act({ port: server.port })
  expect(await server.stop()).toBe(0)
  rmSync(dist, { recursive: true })
}

function open(place: Place): Socket {
  return 'port' in place ? connect(place.port, '127.0.0.1') : connect(place.socketPath)
}

for (const [name, run] of [
  ['nginx', withNginx],
  ['the server', withServer],
] as const)
  test(`${name} responds to everyone else while 2,000 connections send nothing but a beginning`, async () => {
    test.slow()
    await run(async (place) => {
      const slow: Socket[] = []
      for (let come = 0; come < 2000; come += 250) {
        const crowd = Array.from({ length: 250 }, () =>
          open(place)
            .on('error', () => {})
            .resume(),
        )
        await Promise.all(crowd.map((socket) => once(socket, 'connect')))
        for (const socket of crowd) socket.write('GET / HTTP/1.1\r\nX: ')
        slow.push(...crowd)
        for (let probe = 0; probe < 60; probe++)
          expect((await ask(place, { path: '/about', headers: { connection: 'close' } })).status).toBe(200)
      }
      for (const socket of slow) socket.destroy()
    })
  })

test('a reader that takes nothing, and one that takes 600 bytes a second, are shown out', async () => {
  test.setTimeout(4 * limits.stalledSeconds * 1000)
  await withServer(async (place) => {
    const began = Date.now()
    const [still, drip] = [open(place), open(place)]
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
      // A paused reader does not notice that the other side is gone; one that writes does.
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
    expect(taken).toBeLessThan(filmLength)
  })
})

test('a reader that takes its time, but more than the least, gets everything', async () => {
  test.slow()
  await withServer(async (place) => {
    const socket = open(place)
    let taken = 0
    socket.write(film.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))
    socket.on('data', (chunk: Buffer) => {
      taken += chunk.length
      socket.pause()
      setTimeout(() => socket.resume(), 20)
    })
    await once(socket, 'close')
    expect(taken).toBeGreaterThan(filmLength)
  })
})

test('nginx decides what the RFCs decide nearly as often as the server', async () => {
  await withNginx(async (place) => {
    const wrong = await wrongCases(place)
    const said = [...wrong].map(([{ section, what }, fault]) => `${section}, ${what}: ${fault.split('\n')[0]}`)
    test.info().annotations.push({ type: 'nginx', description: said.join('\n') })
    process.stdout.write(`nginx: ${httpCases.length - wrong.size} of ${httpCases.length}\n${said.join('\n')}\n`)
    expect(wrong.size / httpCases.length).toBeLessThan(0.1)
  })
})
