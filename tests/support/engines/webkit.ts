import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect } from '@playwright/test'
import { Builder, By, Key } from 'selenium-webdriver'
import { findFreePort } from '../../../tooling/free-port.ts'
import { findProgram } from '../../../tooling/programs.ts'
import { startProgram, startVirtualDisplay } from './program.ts'
import type { Driver } from './visitor.ts'

interface WebKitDriver extends Driver {
  /** Returns the roles of these elements, as a screen reader gets them. */
  readRoles(selector: string): Promise<readonly string[]>
}

/**
 * Starts WebKitGTK's MiniBrowser on a virtual display, its window `width` by `height` CSS px, and drives it by
 * WebDriver. Throws a one-line message with what to install if it is missing.
 */
export async function startWebKit(width: number, height: number): Promise<WebKitDriver> {
  const [program, xvfb] = [findProgram('WebKitWebDriver'), findProgram('Xvfb')]
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  const downloads = join(home, 'saved')
  mkdirSync(join(home, '.config'))
  mkdirSync(downloads)
  writeFileSync(join(home, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  const { screen, name } = await startVirtualDisplay(xvfb, '1600x1200')
  const env = {
    ...process.env,
    DISPLAY: name,
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    // Otherwise it starts a bus and an accessibility service, if they are installed, and leaves both running.
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    NO_AT_BRIDGE: '1',
    GTK_A11Y: 'none',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  }
  const port = await findFreePort()
  const server = `http://127.0.0.1:${port}`
  const webDriver = startProgram(program, [`--port=${port}`], { env, stdio: 'ignore' })
  const isReady = () =>
    fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isReady, { message: 'WebKitWebDriver answers', timeout: 30_000 }).toBe(true)
  const browser = await new Builder().usingServer(server).withCapabilities({ browserName: 'MiniBrowser' }).build()
  await browser.manage().window().setRect({ x: 0, y: 0, width, height })
  const run: Driver['run'] = async (task, ...args) => {
    const call = `(${listen})(); return (async () => JSON.stringify(await (${task})(...arguments)))(...arguments)`
    const result: string | null = await browser.executeScript(call, ...args)
    return result === null ? undefined : JSON.parse(result)
  }
  return {
    downloads,
    open: (url) => browser.get(url),
    run,
    clickAt: (x, y) =>
      browser
        .actions()
        .move({ x: Math.round(x), y: Math.round(y) })
        .click()
        .perform(),
    type: (text) => browser.actions().sendKeys(text).perform(),
    pressEscape: () => browser.actions().sendKeys(Key.ESCAPE).perform(),
    // WebKitWebDriver adds files one at a time, each with a `change` event of its own, unlike a dialog.
    attach: (files) =>
      run(
        chooseFiles,
        files.map((file) => ({ name: basename(file), base64: readFileSync(file, 'base64') })),
      ),
    readComplaints: () => run(() => (window as unknown as { complaints: string[] }).complaints),
    readRoles: async (selector) => {
      const roles: string[] = []
      for (const element of await browser.findElements(By.css(selector))) {
        // WebKit decides whether a list is one when it looks at its items, as it does for a name.
        await element.getAccessibleName()
        roles.push(await element.getAriaRole())
      }
      return roles
    },
    close: async () => {
      await browser.quit()
      for (const each of [webDriver, screen]) await each.end()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

// The functions below run in the page and can use nothing of this file.

/** Records the page's errors, which WebKitWebDriver does not report. Only policy violations are reported afterwards. */
function listen() {
  if ('complaints' in window) return
  const complaints: string[] = []
  Object.assign(window, { complaints })
  addEventListener('error', ({ message }) => complaints.push(`error: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(`rejection: ${reason}`))
  const note = (reports: readonly { body: unknown }[]) =>
    complaints.push(...reports.map(({ body }) => JSON.stringify(body)))
  new ReportingObserver(note as ReportingObserverCallback, { buffered: true, types: ['csp-violation'] }).observe()
  for (const level of ['error', 'warn'] as const) console[level] = (...words) => complaints.push(`${level}: ${words}`)
}

function chooseFiles(files: readonly { readonly name: string; readonly base64: string }[]) {
  const chosen = new DataTransfer()
  for (const { name, base64 } of files)
    chosen.items.add(new File([Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))], name))
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('The page has no file input.')
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
