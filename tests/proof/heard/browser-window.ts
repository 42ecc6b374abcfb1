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

/** Opens a browser with a window on a desktop: 1400 px wide, or a phone's width. */
export function openWindow(browser: Browser, desktop: Desktop, width: number): Program {
  const profile = join(desktop.folder, `profile-${width}`)
  mkdirSync(profile)
  if (browser === 'firefox') {
    const preferences = Object.entries(quietFirefox).map(([name, value]) => `user_pref("${name}", ${value});`)
    writeFileSync(join(profile, 'user.js'), preferences.join('\n'))
    const size = ['--width', String(width), '--height', '950']
    const args = ['--no-remote', '--new-instance', '--profile', profile, ...size, 'about:blank']
    return startProgram(tool('firefox-esr'), args, { env: desktop.env, stdio: 'ignore' })
  }
  const size = [`--window-size=${width},950`, '--window-position=0,0']
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const args = [...root, ...quietChromium, ...size, `--user-data-dir=${profile}`, 'about:blank']
  return startProgram(tool('chromium'), args, { env: desktop.env, stdio: 'ignore' })
}
