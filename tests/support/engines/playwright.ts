import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { consoleOf } from '../console.ts'
import type { Driver } from './driver.ts'

/** Drives a browser that Playwright has started, in a new tab. */
export async function driveByPlaywright(browser: Browser, width: number, height: number): Promise<Driver> {
  const downloads = mkdtempSync(join(tmpdir(), 'saved-'))
  const tab = await browser.newPage({ viewport: { width, height }, locale: 'en-US' })
  const said = consoleOf(tab)
  const asked: string[] = []
  tab.on('request', (request) => asked.push(request.url()))
  tab.on('download', (download) => download.saveAs(join(downloads, download.suggestedFilename())))
  return {
    downloads,
    open: async (url) => {
      said.splice(0)
      asked.splice(0)
      await tab.goto(url)
    },
    run: (task, ...args) =>
      tab
        .evaluate(`(async () => JSON.stringify(await (${task})(...${JSON.stringify(args)})))()`)
        .then((result) => (typeof result === 'string' ? JSON.parse(result) : undefined)),
    clickAt: (x, y) => tab.mouse.click(x, y),
    type: (text) => tab.keyboard.type(text),
    press: (key) => tab.keyboard.press(key),
    attach: (selector, files) => tab.setInputFiles(selector, [...files]),
    complaints: async () => said,
    requests: () => asked,
    close: async () => {
      await browser.close()
      rmSync(downloads, { recursive: true })
    },
  }
}
