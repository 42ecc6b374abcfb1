import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { freePort } from '../../../machine/free-port.ts'
import type { Driver, Json } from './driver.ts'
import { clicking, keys, pressing, typing } from './keystrokes.ts'
import { startProgram } from './program.ts'
import { relay } from './relay.ts'
import { startScreen } from './screen.ts'

/** Where WebKitGTK's programs are on this machine. */
export interface WebKitPrograms {
  readonly driver: string
  readonly browser: string
  readonly display: string
}

/** Starts WebKitGTK's MiniBrowser on a screen of its own and drives it by WebDriver (W3C), one HTTP request a verb. */
export async function startWebKit(
  programs: WebKitPrograms,
  site: string,
  width: number,
  height: number,
): Promise<Driver> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  const downloads = join(home, 'saved')
  mkdirSync(join(home, '.config'))
  mkdirSync(downloads)
  writeFileSync(join(home, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  const through = await relay(site)
  const port = String(await freePort())
  const { screen, name: display } = await startScreen(programs.display, '1600x1200')
  const env = {
    ...process.env,
    DISPLAY: display,
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    // Else it starts a bus and a service for screen readers where they are installed, and leaves both behind.
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    NO_AT_BRIDGE: '1',
    GTK_A11Y: 'none',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  }
  const running = [screen, startProgram(programs.driver, [`--port=${port}`], { env, stdio: 'ignore' })]
  const ask = async (method: string, path: string, body?: Json) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } & Record<string, unknown> }
    if (value?.error) throw new Error(`${value.error}: ${value.message}`)
    return value as unknown
  }
  await answered(() => ask('GET', '/status'))
  const { sessionId } = (await answered(() =>
    ask('POST', '/session', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] } },
      },
    }),
  )) as { sessionId: string }
  const tell = (verb: string, body: Json) => ask('POST', `/session/${sessionId}/${verb}`, body)
  const script = (source: string, args: readonly Json[]) => tell('execute/sync', { script: source, args })
  await tell('window/rect', { width, height })
  const run: Driver['run'] = async (task, ...args) => {
    const result = await script(`return (async () => JSON.stringify(await (${task})(...arguments)))()`, args)
    return typeof result === 'string' ? JSON.parse(result) : undefined
  }
  return {
    downloads,
    open: async (url) => {
      through.asked.splice(0)
      await tell('url', { url: url.replace(site, through.origin) })
    },
    run,
    clickAt: async (x, y) => void (await tell('actions', { actions: [clicking(x, y)] })),
    type: async (text) => void (await tell('actions', { actions: [keys(typing(text))] })),
    press: async (key) => void (await tell('actions', { actions: [pressing(key)] })),
    attach: async (selector, files) => {
      // The driver adds files one at a time, each with a `change` of its own. No dialog does that, and it races with a page
      // that keeps the list of what it holds in the input.
      const contents = files.map((file) => ({ name: basename(file), base64: readFileSync(file, 'base64') }))
      await run(chooseAtOnce, selector, contents)
    },
    complaints: async () => (await script('return window.complaints ?? []', [])) as string[],
    requests: () => through.asked,
    close: async () => {
      await ask('DELETE', `/session/${sessionId}`)
      await Promise.all(running.map((each) => each.end()))
      through.close()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** The first answer of something that takes a moment to be there. Throws its last error after thirty seconds. */
async function answered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const end = Date.now() + 30_000
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

// Runs in the page and sees nothing of this file.
function chooseAtOnce(selector: string, files: readonly { readonly name: string; readonly base64: string }[]) {
  const input = document.querySelector<HTMLInputElement>(selector)
  const chosen = new DataTransfer()
  for (const { name, base64 } of files)
    chosen.items.add(new File([Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))], name))
  if (!input) throw new Error(`${selector} is not on the page.`)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
