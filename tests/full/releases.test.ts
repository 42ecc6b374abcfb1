// Pages that were opened before a release, on every way of docs/deploy.md: what they request later is still there.
import { appendFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, expect, test } from '@playwright/test'
import { createNginxConfiguration } from '../../server/hosts/nginx.ts'
import { readBuild } from '../../server/policy/build-manifest.ts'
import { findFreePort } from '../../tooling/free-port.ts'
import { runNginx } from '../../tooling/run-nginx.ts'
import { runServer } from '../../tooling/run-server.ts'
import { recordConsole } from '../support/console.ts'
import { delayScript, getEvidenceItems } from '../support/form-page.ts'
import { fillReport } from '../support/report-answers.ts'
import { hallway } from '../support/sample-files.ts'
import { WorkingCopy } from '../support/working-copy.ts'

/** Serves a build on a port, and returns what ends that. */
const hosts: Readonly<Record<string, (dist: string, port: number) => Promise<() => Promise<unknown>>>> = {
  'the server': async (dist, port) => (await runServer(dist, { PORT: String(port) })).stop,
  nginx: async (dist, port) => {
    const site = { root: dist, name: '_', listen: `127.0.0.1:${port}`, log: 'off' }
    return (await runNginx(createNginxConfiguration(readBuild(dist), site), port)).stop
  },
}

/** Changes the hash of every script of the form and of every plate. */
function changeEverything(copy: WorkingCopy, release: number) {
  for (const script of ['loader.ts', 'start-form.tsx', 'file-worker/file.worker.ts']) {
    const file = `src/forms/${script}`
    copy.write(file, `${copy.read(file)}\nReflect.set(globalThis, 'release', ${release})\n`)
  }
  const plates = join(copy.folder, 'media/plates')
  for (const name of readdirSync(plates).filter((each) => /\.(avif|webp)$/.test(each)))
    appendFileSync(join(plates, name), String(release))
}

function release(copy: WorkingCopy, ...options: readonly string[]) {
  const { status, output } = copy.npm(['run', '--silent', 'release', '--', ...options])
  expect(status, output).toBe(0)
}

async function openReport(context: BrowserContext, port: number) {
  const page = await context.newPage()
  const messages = recordConsole(page)
  const letFormLoad = await delayScript(page)
  await page.goto(`http://localhost:${port}/report`)
  return { page, messages, letFormLoad }
}

async function finishReport({ page, messages, letFormLoad }: Awaited<ReturnType<typeof openReport>>) {
  letFormLoad()
  await fillReport(page)
  await page.getByLabel('Supporting documentation').setInputFiles(hallway)
  await expect(getEvidenceItems(page)).toContainText(['No place, time, device or owner is recorded in it.'])
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await expect(page.getByRole('region', { name: 'Check your report' })).toContainText('hallway.jpg')
  expect(messages).toEqual([])
}

let copy: WorkingCopy
let stops: (() => Promise<unknown>)[] = []

async function stopHosts() {
  for (const stop of stops) await stop()
  stops = []
}

test.beforeAll(() => {
  copy = new WorkingCopy()
})
test.afterAll(async () => {
  await stopHosts()
  copy.remove()
})

test('a page that was opened before three releases loads its form, worker and pictures, and so does one opened before going back', async ({
  context,
}) => {
  test.setTimeout(600_000)
  const dist = join(copy.folder, 'dist')
  const ports = await Promise.all(Object.keys(hosts).map(findFreePort))
  const serve = async () => {
    await stopHosts()
    for (const [index, start] of Object.values(hosts).entries()) stops.push(await start(dist, ports[index] ?? 0))
  }
  release(copy)
  await serve()
  const first = readBuild(dist)
  const reports = await Promise.all(ports.map((port) => openReport(context, port)))
  const records = await Promise.all(ports.map(() => context.newPage()))
  for (const [index, page] of records.entries()) await page.goto(`http://localhost:${ports[index]}/research`)

  for (const number of [2, 3, 4]) {
    changeEverything(copy, number)
    release(copy)
    await serve()
  }
  const newest: Readonly<Record<string, string>> = JSON.parse(copy.read('dist/.build-manifest.json'))
  const replaced = first.map(({ file }) => file).filter((file) => !(file in newest))
  for (const name of [/loader-.*js$/, /form-.*js$/, /file\.worker-.*js$/, /cascade-.*avif$/])
    expect(replaced).toContainEqual(expect.stringMatching(name))
  for (const report of reports) await finishReport(report)
  for (const page of records) {
    const pictures = page.getByRole('main').getByRole('img').and(page.locator('img'))
    expect(await pictures.count()).toBeGreaterThan(3)
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    }
  }

  const later = await Promise.all(ports.map((port) => openReport(context, port)))
  const shown = copy.read('dist/report.html')
  release(copy, '--back')
  await serve()
  expect(copy.read('dist/report.html')).not.toBe(shown)
  for (const report of later) await finishReport(report)
  for (const port of ports) {
    const again = await openReport(context, port)
    await finishReport(again)
    expect(await again.page.evaluate(() => Reflect.get(globalThis, 'release'))).toBe(3)
  }
})
