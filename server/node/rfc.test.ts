import { rmSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { runServer } from '../../machine/run-server.ts'
import { httpCases, wrongCases } from '../../tests/support/hosting/http/exchange.ts'
import { smallBuild } from '../../tests/support/hosting/small-build.ts'

test('what RFC 9110, 9111 and 9112 decide is decided so, but for the exceptions that are argued', async () => {
  const dist = smallBuild()
  const server = await runServer(dist)
  const wrong = await wrongCases({ port: server.port })
  await server.stop()
  rmSync(dist, { recursive: true })
  const unexpected = [...wrong].filter(([{ exception }]) => exception === undefined)
  expect(unexpected.map(([{ section, what }, fault]) => `${section}, ${what}: ${fault}`)).toEqual([])
  const exceptions = httpCases.filter(({ exception }) => exception !== undefined)
  expect(
    exceptions.filter((each) => !wrong.has(each)).map(({ what }) => what),
    'exceptions that are none any more',
  ).toEqual([])
  expect(httpCases.length).toBeGreaterThanOrEqual(120)
  expect(1 - wrong.size / httpCases.length).toBeGreaterThanOrEqual(0.97)
})
