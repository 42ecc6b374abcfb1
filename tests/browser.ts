import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { install } from './tools.ts'

const elsewhere = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/snap/bin/chromium']

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

/** How to start Chromium on this machine. Gives Playwright's own where it has been downloaded, else the system's. */
export function chromiumHere(): { executablePath?: string; args?: string[] } {
  const args = process.getuid?.() === 0 ? { args: argumentsAsRoot } : {}
  if (existsSync(chromium.executablePath())) return args
  const executablePath = [process.env.CHROMIUM, ...elsewhere].find((file) => file && existsSync(file))
  return executablePath ? { executablePath, ...args } : args
}

/**
 * Makes sure that there is a Chromium: Playwright's own or the system's; missing, Playwright's per-user download;
 * where that cannot be reached and we are root on Debian, the Debian package. Throws one line when all of that fails.
 */
export function needChromium(): void {
  const found = () => existsSync(chromium.executablePath()) || chromiumHere().executablePath !== undefined
  if (found()) return
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { stdio: 'ignore' })
  if (found()) return
  install(['chromium'])
  if (!found()) throw new Error('The tests need Chromium. Install it: npx playwright install chromium')
}
