import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ElementHandle, launch } from 'puppeteer-core'
import { findProgram } from '../../../tooling/programs.ts'
import type { Driver } from './visitor.ts'

/**
 * Starts the installed Firefox without a window, its viewport `width` by `height` CSS px. Puppeteer drives it by
 * WebDriver BiDi, which Firefox itself implements; `preferences` are those of about:config. Throws a one-line message with what to install if it is missing.
 */
export async function startFirefox(
  width: number,
  height: number,
  preferences: Readonly<Record<string, number | boolean | string>> = {},
  profileFiles: Readonly<Record<string, string>> = {},
): Promise<Driver> {
  const executablePath = findProgram('firefox-esr')
  const downloads = mkdtempSync(join(tmpdir(), 'saved-'))
  const profile = mkdtempSync(join(tmpdir(), 'profile-'))
  for (const [name, text] of Object.entries(profileFiles)) writeFileSync(join(profile, name), text)
  const browser = await launch({
    userDataDir: profile,
    browser: 'firefox',
    executablePath,
    defaultViewport: { width, height },
    extraPrefsFirefox: {
      // Puppeteer 24 cannot set Firefox's download folder. 2 means this folder instead of the desktop or the user's own.
      'browser.download.dir': downloads,
      'browser.download.folderList': 2,
      // The list of downloads would take the focus from the page.
      'browser.download.alwaysOpenPanel': false,
      ...preferences,
    },
  })
  const page = await browser.newPage()
  // A page with unsaved answers may ask before it is left.
  page.on('dialog', (dialog) => dialog.accept())
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return {
    downloads,
    open: async (url) => {
      complaints.splice(0)
      await page.goto(url)
    },
    // Puppeteer's types cannot express that a function's own arguments are passed to it.
    run: (task, ...args) => page.evaluate(task as (...args: readonly unknown[]) => never, ...args),
    clickAt: (x, y, count = 1) => page.mouse.click(x, y, { count }),
    drag: async (from, to) => {
      await page.mouse.move(...from)
      await page.mouse.down()
      await page.mouse.move(...to, { steps: 4 })
      await page.mouse.up()
    },
    type: (text) => page.keyboard.type(text),
    pressEscape: () => page.keyboard.press('Escape'),
    attach: async (files) => {
      const input = await page.waitForSelector('input[type=file]')
      await (input as ElementHandle<HTMLInputElement>).uploadFile(...files)
    },
    readComplaints: async () => complaints,
    close: async () => {
      await browser.close()
      for (const folder of [downloads, profile]) rmSync(folder, { recursive: true })
    },
  }
}
