import { rmSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { createFixtureBuild } from '../../tests/support/hosting/fixture-build.ts'
import { findFailedRows, httpExceptions, httpTable } from '../../tests/support/hosting/http-table.ts'
import { runServer } from '../../tooling/run-server.ts'

test('the server conforms to RFC 9110, 9111 and 9112 with the listed exceptions', async () => {
  const dist = createFixtureBuild()
  const server = await runServer(dist)
  const failed = await findFailedRows({ port: server.port })
  await server.stop()
  rmSync(dist, { recursive: true })
  const unexpected = [...failed].filter(([name]) => !(name in httpExceptions))
  expect(unexpected).toEqual([])
  const exceptions = Object.keys(httpExceptions)
  expect(
    exceptions.filter((name) => !failed.has(name)),
    'exceptions that are none any more',
  ).toEqual([])
  expect(httpTable.length).toBeGreaterThanOrEqual(170)
})
