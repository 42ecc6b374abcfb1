// `npm run visual-diff [commit]`: builds that commit (HEAD, where none is given) and this tree, takes pictures of every page and
// form state of both, and writes visual-diff/index.html with those that differ. A person judges it; it fails nothing.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Browser, chromium, type Page } from '@playwright/test'
import { notFound, pages } from '../src/site.ts'
import { ensureChromium, getChromiumOptions } from '../tooling/chromium.ts'
import { nodeFlags } from '../tooling/node-flags.ts'
import { formScenarios } from './support/form-scenarios.ts'
import { createPageActions } from './support/page-actions.ts'
import { renderVisualDiffPage, type VisualDifference } from './support/visual-diff-page.ts'

const commit = process.argv[2] ?? 'HEAD'
const out = 'visual-diff'
const npm = process.env.npm_execpath ?? 'npm'
const views = [1440, 390].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme, name: `${width} px, ${colorScheme}` })),
)
const subjects = [
  ...[...pages, notFound].map(({ path }) => ({ name: path, path, reach: async () => {} })),
  ...formScenarios.map(({ name, path, reach }) => ({
    name,
    path,
    reach: (page: Page) => reach(createPageActions(page)),
  })),
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

async function takePictures(browser: Browser, folder: string): Promise<Pictures> {
  const server = spawn(process.execPath, [...nodeFlags, 'server/start.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: '0' },
  })
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
function findDifferences(before: Pictures, after: Pictures): VisualDifference[] {
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

ensureChromium()
rmSync(out, { recursive: true, force: true })
mkdirSync(out)
const folder = join(mkdtempSync(join(tmpdir(), 'visual-diff-')), 'tree')
try {
  checkOut(folder)
  build('.')
  const browser = await chromium.launch(getChromiumOptions())
  const before = await takePictures(browser, folder)
  const after = await takePictures(browser, '.')
  await browser.close()
  const found = findDifferences(before, after)
  writeFileSync(join(out, 'index.html'), renderVisualDiffPage(commit, found, after.size))
  process.stdout.write(`${found.length} of ${after.size} pictures differ: ${out}/index.html\n`)
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', folder], { stdio: 'ignore' })
}
