import { rmSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { createFixtureBuild } from '../../tests/support/hosting/fixture-build.ts'
import { findFailedCases, httpCases } from '../../tests/support/hosting/http/run-http-cases.ts'
import { runServer } from '../../tooling/run-server.ts'

test('the server conforms to RFC 9110, 9111 and 9112 with the listed exceptions', async () => {
  const dist = createFixtureBuild()
  const server = await runServer(dist)
  const wrong = await findFailedCases({ port: server.port })
  await server.stop()
  rmSync(dist, { recursive: true })
  const unexpected = [...wrong].filter(([{ exception }]) => exception === undefined)
  expect(unexpected.map(([{ section, what }, fault]) => `${section}, ${what}: ${fault}`)).toEqual([])
  const exceptions = httpCases.filter(({ exception }) => exception !== undefined)
  expect(
    exceptions.filter((exception) => !wrong.has(exception)).map(({ what }) => what),
    'exceptions that are none any more',
  ).toEqual([])
  expect(httpCases.length).toBeGreaterThanOrEqual(120)
  expect(1 - wrong.size / httpCases.length).toBeGreaterThanOrEqual(0.97)
})
