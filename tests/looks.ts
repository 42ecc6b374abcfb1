// `npm run looks [commit]`: builds that commit (HEAD, where none is given) and this tree, takes pictures of every page and
// form state of both, and writes looks/index.html with those that differ. It is for a human to judge and fails nothing.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumHere, needChromium } from '../machine/browser.ts'
import { notFound, pages } from '../src/site.ts'
import { formStates } from './support/form-states.ts'
import { handsOf } from './support/forms-hands.ts'
import { type Difference, looksPage } from './support/looks-page.ts'

const commit = process.argv[2] ?? 'HEAD'
const out = 'looks'
const npm = process.env.npm_execpath ?? 'npm'
const views = [1440, 390].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme, name: `${width} px, ${colorScheme}` })),
)
const subjects = [
  ...[...pages, notFound].map(({ path }) => ({ name: path, path, reach: async () => {} })),
  ...formStates.map(({ name, path, reach }) => ({ name, path, reach: (page: Page) => reach(handsOf(page)) })),
]

/** The pictures of one build, by subject and view; `undefined` where a state could not be reached in it. */
type Pictures = ReadonlyMap<string, Buffer | undefined>

function build(folder: string) {
  execFileSync(process.execPath, [npm, 'run', '--silent', 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Another commit in a folder of its own, built. What it needs is installed only where its lock file is another. */
function checkOut(folder: string) {
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', folder, commit])
  const sameLock = execFileSync('git', ['diff', '--name-only', commit, '--', 'package-lock.json']).length === 0
  if (sameLock) symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  else execFileSync(process.execPath, [npm, 'ci', '--silent'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  build(folder)
}

async function photograph(browser: Browser, folder: string): Promise<Pictures> {
  const server = spawn(process.execPath, ['server/start.ts'], { cwd: folder, env: { ...process.env, PORT: '0' } })
  const [address] = (await once(createInterface(server.stdout), 'line')) as [string]
  const pictures = new Map<string, Buffer | undefined>()
  for (const { width, colorScheme, name: view } of views)
    for (const { name, path, reach } of subjects) {
      const context = await browser.newContext({
        baseURL: address,
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
        locale: 'en-US',
        timezoneId: 'America/Los_Angeles',
      })
      const page = await context.newPage()
      page.setDefaultTimeout(5000)
      await page.clock.setFixedTime('2025-11-21T12:00:00Z')
      await page.goto(path)
      const picture = await reach(page)
        .then(() => page.evaluate(showPictures))
        .then(() => page.screenshot({ fullPage: true, animations: 'disabled' }))
        .catch(() => undefined)
      pictures.set(`${name}, ${view}`, picture)
      await context.close()
    }
  server.kill()
  return pictures
}

/** Loads what would load when it is scrolled to, and waits for it. */
async function showPictures() {
  for (const image of document.images) image.loading = 'eager'
  await Promise.allSettled([...document.images].map((image) => image.decode()))
}

/** Writes the pictures that differ. Two that are the same byte for byte look the same. */
function differences(before: Pictures, after: Pictures): Difference[] {
  return [...after].flatMap(([name, now], index) => {
    const was = before.get(name)
    if (was && now && was.equals(now)) return []
    const [old, fresh] = (
      [
        ['before', was],
        ['after', now],
      ] as const
    ).map(([side, picture]) => {
      const file = `${index}-${side}.png`
      if (picture) writeFileSync(join(out, file), picture)
      return picture && file
    })
    return [{ name, before: old, after: fresh }]
  })
}

needChromium()
rmSync(out, { recursive: true, force: true })
mkdirSync(out)
const folder = join(mkdtempSync(join(tmpdir(), 'looks-')), 'tree')
try {
  checkOut(folder)
  build('.')
  const browser = await chromium.launch(chromiumHere())
  const before = await photograph(browser, folder)
  const after = await photograph(browser, '.')
  await browser.close()
  const found = differences(before, after)
  writeFileSync(join(out, 'index.html'), looksPage(commit, found, after.size))
  process.stdout.write(`${found.length} of ${after.size} pictures differ: ${out}/index.html\n`)
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', folder], { stdio: 'ignore' })
}
