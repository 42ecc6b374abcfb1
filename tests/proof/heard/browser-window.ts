import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tool } from '../../../machine/tools.ts'
import { connectBidi } from '../../support/engines/bidi.ts'
import { type Program, startProgram } from '../../support/engines/program.ts'
import type { Desktop } from './desktop.ts'

export type Browser = 'firefox' | 'chromium'

/** What keeps a fresh Firefox from asking, offering or completing anything that Orca would then read out. */
const quietFirefox = {
  'accessibility.force_disabled': -1,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.download.alwaysOpenPanel': false,
  'browser.download.panel.shown': true,
  'browser.formfill.enable': false,
  'browser.newtabpage.enabled': false,
  'browser.preonboarding.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.tabs.warnOnClose': false,
  'browser.translations.automaticallyPopup': false,
  'browser.urlbar.autoFill': false,
  'browser.urlbar.suggest.engines': false,
  'browser.urlbar.suggest.history': false,
  'browser.urlbar.suggest.searches': false,
  'browser.urlbar.suggest.topsites': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'datareporting.policy.dataSubmissionPolicyBypassNotification': true,
  'extensions.update.enabled': false,
  'media.autoplay.default': 0,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'sidebar.revamp': false,
  'signon.autofillForms': false,
  'termsofuse.bypassNotification': true,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'widget.use-xdg-desktop-portal.file-picker': 0,
} as const

const quietChromium = [
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  '--disable-quic',
  '--disable-features=Translate,AutofillServerCommunication',
  '--password-store=basic',
  '--force-renderer-accessibility',
  '--remote-debugging-port=0',
]

/** A browser's window on a desktop. */
export interface Window extends Program {
  /** Shows a page in a new tab, as a link in another program would. */
  show(url: string): void
  /** Gives a file to the page's picker without the dialog of the system; only Chromium has it. */
  readonly giveFile?: (path: string) => Promise<void>
}

/** Opens a browser with a window 1400 px wide on a desktop, and a blank page in it. */
export function openWindow(browser: Browser, desktop: Desktop): Window {
  const profile = join(desktop.folder, 'profile')
  mkdirSync(profile)
  const options = { env: desktop.env, stdio: 'ignore' } as const
  const [file, args] = browser === 'firefox' ? firefox(profile) : chromium(profile)
  const program = startProgram(file, [...args, 'about:blank'], options)
  // Told to open the same profile again, both hand the address to the window that is there.
  const show = (url: string) => void spawn(file, [...args, url], options)
  // The dialog that Chromium opens is another program's, and takes no keys on a desktop without that program.
  return browser === 'firefox'
    ? { ...program, show }
    : { ...program, show, giveFile: (path) => giveFile(profile, path) }
}

/** Over the browser's own protocol for debugging, to the tab that was shown last. */
async function giveFile(profile: string, path: string): Promise<void> {
  const [port] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')
  const tabs: readonly Record<string, string>[] = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()
  const tab = tabs.find(({ type }) => type === 'page')
  const { send } = await connectBidi(tab?.webSocketDebuggerUrl ?? '')
  const picker = await send('Runtime.evaluate', { expression: 'document.querySelector("input[type=file][multiple]")' })
  const { objectId } = picker.result as { objectId: string }
  await send('DOM.setFileInputFiles', { files: [path], objectId })
}

function firefox(profile: string): [string, string[]] {
  const preferences = Object.entries(quietFirefox).map(([name, value]) => `user_pref("${name}", ${value});`)
  writeFileSync(join(profile, 'user.js'), preferences.join('\n'))
  return [tool('firefox-esr'), ['--profile', profile, '--width', '1400', '--height', '950']]
}

function chromium(profile: string): [string, string[]] {
  const size = ['--window-size=1400,950', '--window-position=0,0']
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return [tool('chromium'), [...root, ...quietChromium, ...size, `--user-data-dir=${profile}`]]
}
