import { readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { readBuild } from '../server/policy/build-manifest.ts'
import { createFixtureBuild } from '../tests/support/hosting/fixture-build.ts'
import { sendRequest } from '../tests/support/hosting/http-client.ts'
import { createTemporaryDirectory } from '../tooling/run-nginx.ts'
import { runServer } from '../tooling/run-server.ts'
import { addRelease, countKept, goBack, showNewestRelease } from './releases.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const names = (...days: readonly number[]) => days.map((each) => day(each).toISOString().replaceAll(':', '-'))

test('the releases of 30 days are kept, and the two before them', () => {
  expect(countKept(names(100, 90, 80, 71, 69, 60, 50, 40), day(100))).toBe(6)
  // Of releases that are all older, the newest is the one that is shown.
  expect(countKept(names(40, 30, 20, 10), day(100))).toBe(3)
  expect(countKept(names(100), day(100))).toBe(3)
})

test('the server serves the hashed files of every release that is kept, and pages of the newest only', async () => {
  const folder = createTemporaryDirectory()
  const [dist, releases] = [join(folder, 'dist'), join(folder, 'releases')]
  const release = (number: number) => {
    const build = createFixtureBuild(day(number), `script-${number}.js`)
    rmSync(dist, { recursive: true, force: true })
    renameSync(build, dist)
    addRelease(releases, dist, day(number))
    return showNewestRelease(releases, dist, day(number))
  }
  const scripts = () =>
    readBuild(dist)
      .map(({ file }) => file)
      .filter((file) => file.endsWith('.js'))
      .sort()
  for (const number of [1, 2, 3, 4]) release(number)
  // Releases of 30 days, however many.
  expect(scripts()).toEqual([1, 2, 3, 4].map((number) => `assets/script-${number}.js`))
  // Months later the two before the newest, and no other takes space.
  expect(release(200)).toEqual(names(200, 4, 3))
  expect(scripts()).toEqual(['assets/script-200.js', 'assets/script-3.js', 'assets/script-4.js'])
  expect(readdirSync(releases)).toHaveLength(3)

  goBack(releases, day(201))
  expect(showNewestRelease(releases, dist, day(201))).toEqual(names(201, 200, 4, 3))
  expect(
    readBuild(dist)
      .find(({ file }) => file === 'about.html')
      ?.body.toString(),
  ).toContain('script-4.js')
  const server = await runServer(dist)
  for (const [path, status] of [
    ['/assets/script-4.js', 200],
    ['/assets/script-200.js', 200],
    ['/assets/script-3.js', 200],
    ['/assets/script-2.js', 404],
  ] as const)
    expect((await sendRequest({ port: server.port }, { path })).status, path).toBe(status)
  await server.stop()
  rmSync(folder, { recursive: true })
})
