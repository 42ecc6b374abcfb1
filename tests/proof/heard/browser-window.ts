import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Program, startProgram } from '../../support/engines/program.ts'
import { tool } from '../../support/tools.ts'
import type { Desktop } from './desktop.ts'

export type Browser = 'firefox' | 'chromium'

/** What keeps a fresh Firefox from asking, offering or completing anything that Orca would then read out. */
const quietFirefox = {
  'accessibility.force_disabled': -1,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
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
]

/** A browser's window on a desktop. */
export interface Window extends Program {
  /** Shows a page in a new tab, as a link in another program would. */
  show(url: string): void
}

/** Opens a browser with a window 1400 px wide on a desktop, and a blank page in it. */
export function openWindow(browser: Browser, desktop: Desktop): Window {
  const profile = join(desktop.folder, 'profile')
  mkdirSync(profile)
  const options = { env: desktop.env, stdio: 'ignore' } as const
  const [file, args] = browser === 'firefox' ? firefox(profile) : chromium(profile)
  const program = startProgram(file, [...args, 'about:blank'], options)
  // Told to open the same profile again, both hand the address to the window that is there.
  return { ...program, show: (url) => void spawn(file, [...args, url], options) }
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
