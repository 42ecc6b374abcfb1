import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { install } from './tools.ts'

/** Drawn to Arial's and Times New Roman's widths, as the fonts that stand in for ours must be until those arrive. */
const fonts = '/usr/share/fonts/truetype/liberation*/LiberationSans-Regular.ttf'

/**
 * Chromium without the parts that draw a window: what Playwright itself runs its tests in. Beside the whole browser, which
 * it equals in what a page can do, twelve blank tabs cost a quarter of the processor time (2026-11-21).
 */
const headlessShell = '/usr/bin/chromium-headless-shell'
const elsewhere = [headlessShell, '/usr/bin/chromium', '/usr/bin/google-chrome', '/snap/bin/chromium']

/** Root has no sandbox to give; a test browser needs none of the services that Chromium calls at its start. */
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
 * How to start Chromium on this machine. Gives Playwright's own where it has been downloaded, else the system's. `whole` is
 * the browser with everything: the headless shell keeps no page for the way back.
 */
export function chromiumHere(whole = false): { channel?: string; executablePath?: string; args?: string[] } {
  // Else the headless shell rounds each letter to whole pixels, as no visitor's browser does (seen in Chromium 156).
  const args = { args: ['--font-render-hinting=none', ...(process.getuid?.() === 0 ? argumentsAsRoot : [])] }
  if (existsSync(chromium.executablePath())) return whole ? { channel: 'chromium', ...args } : args
  const here = whole ? elsewhere.filter((file) => file !== headlessShell) : elsewhere
  const executablePath = [process.env.CHROMIUM, ...here].find((file) => file && existsSync(file))
  return executablePath ? { executablePath, ...args } : args
}

/**
 * The features of Chromium that Playwright turns off and a page of ours could meet (1.65), and one more. The policy that
 * gives a page no opener gives it a new process, too, in place of the blank tab's: a fifth of what a short test costs (60
 * visits to /about: 13.9 s, without it 11.1, 2026-11-22).
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
 * The same Chromium for many short tests. Of two lists of features Chromium takes the last, which is this one. Under the
 * policy the site is seen in the whole browser (the page cache's tests, Orca's journeys) and in the other engines.
 */
export function quickChromiumHere(): ReturnType<typeof chromiumHere> {
  const { args = [], ...which } = chromiumHere()
  return { ...which, args: [...args, `--disable-features=${leftOut}`] }
}

/**
 * Makes sure that there is a Chromium: Playwright's own or the system's; missing, Playwright's per-user download;
 * where that cannot be reached and we are root on Debian, the Debian package. Throws one line when all of that fails.
 * Neither brings the fonts that a Debian without a desktop lacks; they come, too, where we may install them.
 */
export function needChromium(): void {
  const found = () => existsSync(chromium.executablePath()) || chromiumHere().executablePath !== undefined
  const download = ['node_modules/@playwright/test/cli.js', 'install', 'chromium']
  if (!found()) spawnSync(process.execPath, download, { stdio: 'ignore' })
  const own = existsSync(chromium.executablePath())
  if (!own && !(existsSync(headlessShell) && chromiumHere(true).executablePath))
    install(['chromium', 'chromium-headless-shell'])
  if (globSync(fonts).length === 0) install(['fonts-liberation'])
  if (!found()) throw new Error('The tests need Chromium. Install it: npx playwright install chromium')
}
