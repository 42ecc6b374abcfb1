import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from 'puppeteer-core'
import { findProgram } from '../../../tooling/programs.ts'
import { type Program, startProgram } from '../../support/engines/program.ts'
import type { Desktop } from './desktop.ts'

export type BrowserName = 'firefox' | 'chromium'

/** Preferences that keep a fresh Firefox from prompts and completions that Orca would read out. */
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
export interface BrowserWindow extends Program {
  /** Opens a page in a new tab, as a link in another program would. */
  show(url: string): void
  /** Sets the file of the page's file input without the system's dialog; only Chromium can. */
  readonly giveFile?: (path: string) => Promise<void>
}

/** Opens a browser with a window 1400 px wide on a desktop, and a blank page in it. */
export function openBrowserWindow(browser: BrowserName, desktop: Desktop): BrowserWindow {
  const profile = join(desktop.folder, 'profile')
  mkdirSync(profile)
  const options = { env: desktop.env, stdio: 'ignore' } as const
  const [file, args] = browser === 'firefox' ? firefox(profile) : chromium(profile)
  const program = startProgram(file, [...args, 'about:blank'], options)
  // Started with the same profile again, both forward the URL to the open window.
  const show = (url: string) => void spawn(file, [...args, url], options)
  // Chromium's file dialog belongs to another program, which this desktop may lack, and takes no keys.
  return browser === 'firefox'
    ? { ...program, show }
    : { ...program, show, giveFile: (path) => giveFile(profile, path) }
}

/** Sets the file through Chromium's debugging protocol, in whichever tab has a file input for several files. */
async function giveFile(profile: string, path: string): Promise<void> {
  const [port] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')
  const browser = await connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null })
  for (const page of await browser.pages()) await (await page.$('input[type=file][multiple]'))?.uploadFile(path)
  await browser.disconnect()
}

function firefox(profile: string): [string, string[]] {
  const preferences = Object.entries(quietFirefox).map(([name, value]) => `user_pref("${name}", ${value});`)
  writeFileSync(join(profile, 'user.js'), preferences.join('\n'))
  return [findProgram('firefox-esr'), ['--profile', profile, '--width', '1400', '--height', '950']]
}

function chromium(profile: string): [string, string[]] {
  const size = ['--window-size=1400,950', '--window-position=0,0']
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return [findProgram('chromium'), [...root, ...quietChromium, ...size, `--user-data-dir=${profile}`]]
}
