import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect } from '@playwright/test'
import { findFreePort } from '../../../tooling/free-port.ts'
import { findProgram } from '../../../tooling/programs.ts'
import { startProgram, startVirtualDisplay } from './program.ts'
import type { Driver } from './visitor.ts'

interface WebKitDriver extends Driver {
  /** Opens what is folded, and returns the roles of those elements that are shown, as a screen reader gets them. */
  readRoles(selector: string): Promise<readonly string[]>
}

/** The Escape key, as WebDriver encodes it in text (WebDriver, section 17.4.2). */
const escapeKey = '\uE00C'

/** Sends a command to a WebDriver, or asks it, and returns the value of its answer. Throws the error that it reports. */
async function send(url: string, command?: object): Promise<unknown> {
  const response = await fetch(url, command && { method: 'POST', body: JSON.stringify(command) })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
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
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser' } }
  const { sessionId } = (await send(`${server}/session`, { capabilities })) as { sessionId: string }
  const session = `${server}/session/${sessionId}`
  const act = async (device: object) => void (await send(`${session}/actions`, { actions: [device] }))
  await send(`${session}/window/rect`, { x: 0, y: 0, width, height })
  const run: Driver['run'] = async (task, ...args) => {
    const script = `(${listen})(); return (async () => JSON.stringify(await (${task})(...arguments)))(...arguments)`
    const result = await send(`${session}/execute/sync`, { script, args })
    return typeof result === 'string' ? JSON.parse(result) : undefined
  }
  const type = (text: string) =>
    act({
      type: 'key',
      id: 'keyboard',
      actions: [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
    })
  return {
    downloads,
    open: async (url) => void (await send(`${session}/url`, { url })),
    run,
    clickAt: (x, y, count = 1) =>
      act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          ...Array.from({ length: count }, () => ['pointerDown', 'pointerUp'])
            .flat()
            .map((type) => ({ type, button: 0 })),
        ],
      }),
    drag: (from, to) => {
      const move = ([x, y]: readonly [number, number], duration = 0) =>
        ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration }) as const
      const [down, up] = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))
      return act({ type: 'pointer', id: 'mouse', actions: [move(from), down, move(to, 200), up] })
    },
    type,
    pressEscape: () => type(escapeKey),
    // WebKitWebDriver adds files one at a time, each with a `change` event of its own, unlike a dialog.
    attach: (files) =>
      run(
        chooseFiles,
        files.map((file) => ({ name: basename(file), base64: readFileSync(file, 'base64') })),
      ),
    readComplaints: () => run(() => (window as unknown as { complaints: string[] }).complaints),
    readRoles: async (selector) => {
      await run(() => {
        for (const details of document.querySelectorAll('details')) details.open = true
      })
      const roles: string[] = []
      const found = await send(`${session}/elements`, { using: 'css selector', value: selector })
      for (const [id] of (found as object[]).map(Object.values)) {
        // What is shown at other widths alone has no role.
        if (!(await send(`${session}/element/${id}/displayed`))) continue
        // WebKit decides whether a list is one when it looks at its items, as it does for a name.
        await send(`${session}/element/${id}/computedlabel`)
        roles.push(String(await send(`${session}/element/${id}/computedrole`)))
      }
      return roles
    },
    close: async () => {
      await fetch(session, { method: 'DELETE' })
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
