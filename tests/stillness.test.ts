// What has been drawn stands still, whatever comes after it.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, type Page, test } from '@playwright/test'
import { pages } from '../src/site.ts'

/** Between two parts of a page that comes slowly, in milliseconds: long enough to draw what is there. */
const pause = 50

/** How far things have moved by themselves since the page was opened: cumulative layout shift. */
function moved(tab: Page): Promise<number> {
  return tab.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0
        const sum = (entries: PerformanceObserverEntryList) => {
          for (const entry of entries.getEntries()) total += (entry as PerformanceEntry & { value: number }).value
        }
        new PerformanceObserver(sum).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)))
      }),
  )
}

for (const page of pages) {
  test(`nothing on ${page.path} moves when the fonts arrive`, async ({ page: tab }) => {
    await tab.goto(page.path, { waitUntil: 'networkidle' })
    expect(await moved(tab)).toBeLessThan(0.005)
  })

  test(`nothing on ${page.path} moves while the page itself arrives part by part`, async ({ page: tab, baseURL }) => {
    const slow = createServer(async (asked, answer) => {
      const got = await fetch(new URL(asked.url ?? '/', baseURL))
      answer.setHeader('Content-Type', got.headers.get('Content-Type') ?? '')
      if (asked.url !== page.path) return answer.end(Buffer.from(await got.arrayBuffer()))
      for (const part of (await got.text()).split(/(?<=<\/(?:h1|p|nav)>)/)) {
        answer.write(part)
        await setTimeout(pause)
      }
      answer.end()
    }).listen(0)
    await once(slow, 'listening')
    await tab.goto(`http://localhost:${(slow.address() as AddressInfo).port}${page.path}`, { waitUntil: 'networkidle' })
    expect(await moved(tab)).toBeLessThan(0.005)
    slow.close()
    slow.closeAllConnections()
  })
}
