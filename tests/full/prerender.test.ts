// A form page that Chromium prerenders before anybody has opened it, as it does from the address bar. Playwright, and each
// DevTools session of a page, turn that off: Puppeteer opens the page, and Playwright goes on with it.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium } from '@playwright/test'
import { launch } from 'puppeteer-core'
import { getChromiumOptions } from '../../tooling/chromium.ts'
import { createPageActions, saveDownload } from '../support/report-page.ts'
import { expectReport, reviewReport } from '../support/report-journey.ts'
import { expect, test } from '../support/site.ts'

test('a prerendered report loads its form once it is opened, and is finished', async ({ baseURL }, info) => {
  const requested: string[] = []
  const proxy = createServer(async ({ url = '/' }, answer) => {
    requested.push(url)
    const got = await fetch(new URL(url, baseURL))
    answer.writeHead(got.status, { 'content-type': got.headers.get('content-type') ?? '' })
    answer.end(Buffer.from(await got.arrayBuffer()))
  }).listen(0)
  await once(proxy, 'listening')
  const { executablePath = chromium.executablePath(), args = [] } = getChromiumOptions(true)
  const browser = await launch({ executablePath, args: args.filter((arg) => arg === '--no-sandbox') })
  const start = await browser.newPage()
  await start.goto(`http://localhost:${(proxy.address() as AddressInfo).port}/about`)
  await start.evaluate(() => {
    const rules = Object.assign(document.createElement('script'), { type: 'speculationrules' })
    rules.textContent = JSON.stringify({ prerender: [{ urls: ['/report'], eagerness: 'immediate' }] })
    document.head.append(rules)
  })
  await expect.poll(() => requested.some((url) => url.startsWith('/assets/loader-'))).toBe(true)
  await start.evaluate(() => void setTimeout(() => location.assign('/report')))
  const tabs = await chromium.connectOverCDP(browser.wsEndpoint())
  const findReport = () =>
    tabs
      .contexts()[0]
      ?.pages()
      .find((page) => page.url().endsWith('/report'))
  await expect.poll(findReport).toBeDefined()
  const page = findReport()
  if (!page) throw new Error('The report is not open.')
  await reviewReport(createPageActions(page))
  expectReport((await saveDownload(page, 'Save the file')).bytes, info)
  const { opened, loaded } = await page.evaluate(() => {
    const getStart = (type: string, name: string, member: string) =>
      performance
        .getEntriesByType(type)
        .flatMap((entry) => (entry.name.includes(name) ? [Reflect.get(entry, member)] : []))
    return {
      opened: getStart('navigation', '', 'activationStart')[0],
      loaded: getStart('resource', '/form-', 'startTime')[0],
    }
  })
  expect(opened, 'when the prerendered page was opened').toBeGreaterThan(0)
  expect(loaded, 'when its form was loaded').toBeGreaterThan(opened)
  await browser.close()
  proxy.closeAllConnections()
  proxy.close()
})
