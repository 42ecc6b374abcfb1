import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { globSync } from 'tinyglobby'
import { installPackages } from './programs.ts'

/** Has the widths of Arial and Times New Roman, to which the fallback fonts are adjusted. */
const fonts = '/usr/share/fonts/truetype/liberation*/LiberationSans-Regular.ttf'

/**
 * Chromium without its user interface: what Playwright itself runs tests in. It supports what a page can do, at a
 * quarter of the processor time.
 */
const headlessShell = '/usr/bin/chromium-headless-shell'
const elsewhere = [headlessShell, '/usr/bin/chromium', '/usr/bin/google-chrome', '/snap/bin/chromium']

/** Root cannot use the sandbox; a test browser needs none of the services that Chromium contacts at its start. */
const argumentsAsRoot = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Returns the launch options of Chromium on this machine: of Playwright's own if it is downloaded, else of the
 * system's. `isFullBrowser` selects the one with a user interface, because the headless shell has no back/forward
 * cache.
 */
export function getChromiumOptions(isFullBrowser = false): {
  channel?: string
  executablePath?: string
  args?: string[]
} {
  // Otherwise the headless shell rounds each letter to whole pixels, as no visitor's browser does.
  const args = { args: ['--font-render-hinting=none', ...(process.getuid?.() === 0 ? argumentsAsRoot : [])] }
  if (existsSync(chromium.executablePath())) return isFullBrowser ? { channel: 'chromium', ...args } : args
  const here = isFullBrowser ? elsewhere.filter((file) => file !== headlessShell) : elsewhere
  const executablePath = [process.env.CHROMIUM, ...here].find((file) => file && existsSync(file))
  return executablePath ? { executablePath, ...args } : args
}

/**
 * The features of Chromium that Playwright turns off and a page of this site could use, and one more: the policy that
 * gives a page no opener also starts a new process in place of the blank tab's, which slows short tests down.
 */
const leftOut = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'CrossOriginOpenerPolicy',
]

/**
 * Returns the launch options for many short tests. Of two feature lists Chromium takes the last, which is this one. The
 * full browser and the other engines test the site with those features.
 */
export function getTestChromiumOptions(): ReturnType<typeof getChromiumOptions> {
  const { args = [], ...which } = getChromiumOptions()
  // Elements have their computed role and name.
  const names = '--enable-blink-features=ComputedAccessibilityInfo'
  return { ...which, args: [...args, names, `--disable-features=${leftOut}`] }
}

/**
 * Ensures that there is a Chromium: Playwright's own or the system's; if missing, Playwright's per-user download; if
 * that cannot be reached, the Debian package (as root on Debian). Also installs the fonts that a Debian without a
 * desktop lacks. Throws a one-line message if all of that fails.
 */
export default function ensureChromium(): void {
  const found = () => existsSync(chromium.executablePath()) || getChromiumOptions().executablePath !== undefined
  const download = ['node_modules/@playwright/test/cli.js', 'install', 'chromium']
  if (!found()) spawnSync(process.execPath, download, { stdio: 'ignore' })
  const own = existsSync(chromium.executablePath())
  if (!own && !(existsSync(headlessShell) && getChromiumOptions(true).executablePath))
    installPackages(['chromium', 'chromium-headless-shell'])
  if (globSync(fonts).length === 0) installPackages(['fonts-liberation'])
  if (!found()) throw new Error('The tests need Chromium. Install it: npx playwright install chromium')
}
