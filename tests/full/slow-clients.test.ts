// Clients that are slow on purpose. What they wait for takes as long as the limits in server/start.ts say.
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import { expect, test } from '@playwright/test'
import { runServer } from '../../tooling/run-server.ts'
import { createFixtureBuild } from '../support/hosting/fixture-build.ts'
import { formatRequest, sendRaw } from '../support/hosting/raw-http.ts'

const clients = [
  { name: 'sends nothing', bytes: '', seconds: 10 },
  { name: 'sends the beginning of a head', bytes: 'GET / HTTP/1.1\r\nX: ', seconds: 10 },
]

for (const { name, bytes, seconds } of clients)
  test(`a client that ${name} is disconnected after ${seconds} seconds, and 500 of them delay nobody`, async () => {
    test.setTimeout(120_000)
    const dist = createFixtureBuild()
    const server = await runServer(dist)
    const start = performance.now()
    const crowd = Array.from({ length: 500 }, () => connect(server.port, '127.0.0.1').on('error', () => {}))
    const closed = crowd.map((socket) => {
      socket.write(bytes)
      return once(socket.resume(), 'close')
    })
    for (let count = 0; count < 60; count++)
      expect(await sendRaw(server.port, formatRequest('/about', 'Host: a'))).toMatch(/^HTTP\/1\.1 200 /)
    await Promise.all(closed)
    expect((performance.now() - start) / 1000).toBeGreaterThan(seconds - 1)
    expect(await server.stop()).toBe(0)
    rmSync(dist, { recursive: true })
  })
