import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { pages } from '../src/site.ts'
import { getChromiumOptions } from '../tooling/chromium.ts'
import { runServer } from '../tooling/run-server.ts'
import { measureMainThread, sumBlockedTime } from './main-thread.ts'
import { computeMedian } from './median.ts'

/** Not in package.json, because it brings 150 packages; npx fetches it for a benchmark. */
const lighthouse = 'lighthouse@13.5.0'
const runs = 3
const slowdowns = [4, 8]
const traces = 9

/** Chromium applies the page's `connect-src 'none'` to Lighthouse's own fetch of robots.txt (GoogleChrome/lighthouse#16597). */
const unanswerable = 'robots-txt'
const empty = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Empty</title><h1>Empty</h1>'

const dist = fileURLToPath(new URL('../dist', import.meta.url))
const audits = {
  'first-contentful-paint': 'first paint ms',
  'largest-contentful-paint': 'largest paint ms',
  'total-blocking-time': 'blocked ms',
  'cumulative-layout-shift': 'shift',
} as const

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly score: number | null }>>
}

/**
 * Measures the main thread's work on every page, and Lighthouse's mobile figures at two CPU slowdowns with simulated
 * slow 4G, as medians. First come those of a page with one word and with the site's headers: the part of the tool, the
 * machine and the policy.
 */
export async function measurePages(say: (line: string) => void): Promise<void> {
  const server = await runServer(dist)
  const sent = new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
  const floor = createServer((_, response) => response.setHeaders(sent).end(empty)).listen(0)
  await once(floor, 'listening')
  const places = [
    { name: 'one word', url: `http://localhost:${(floor.address() as AddressInfo).port}/` },
    ...pages.map(({ path }) => ({ name: path, url: `http://localhost:${server.port}${path}` })),
  ]
  say(`Main thread, processor ms: in all, then blocked ms at ${slowdowns.join('x, ')}x; median of ${traces}`)
  for (const { name, url } of places) {
    const visits: (readonly number[])[] = []
    for (let run = 0; run < traces; run++) visits.push(await measureMainThread(url))
    const all = computeMedian(visits.map((tasks) => tasks.reduce((total, task) => total + task, 0)))
    const blocked = slowdowns.map((slowdown) => computeMedian(visits.map((tasks) => sumBlockedTime(tasks, slowdown))))
    say(`${name.padEnd(10)} ${[all, ...blocked].map((figure) => figure.toFixed(0).padStart(5)).join('')}`)
  }
  say(`${lighthouse} without its audit ${unanswerable}, mobile, simulated slow 4G, median of ${runs}`)
  say(`page       CPU  perf  a11y  best  seo  ${Object.values(audits).join('  ')}`)
  for (const { name, url } of places) {
    for (const slowdown of slowdowns) {
      const reports: Report[] = []
      for (let run = 0; run < runs; run++) reports.push(await audit(url, slowdown))
      say(row(name, slowdown, reports))
    }
  }
  floor.close()
  await server.stop()
}

async function audit(url: string, slowdown: number): Promise<Report> {
  const { executablePath = chromium.executablePath(), args = [] } = getChromiumOptions()
  const how = [
    '--quiet',
    '--output=json',
    `--skip-audits=${unanswerable}`,
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
  ]
  const flags = `--chrome-flags=${['--headless=new', ...args].join(' ')}`
  const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, url, ...how, flags], {
    env: { ...process.env, CHROME_PATH: executablePath },
    maxBuffer: 64_000_000,
  })
  return JSON.parse(stdout)
}

function row(path: string, slowdown: number, reports: readonly Report[]): string {
  const score = (name: string) =>
    computeMedian(reports.map(({ categories }) => (categories[name]?.score ?? Number.NaN) * 100))
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
    score(name).toFixed(0).padStart(4),
  )
  const figures = Object.entries(audits).map(([name, title]) => {
    const value = computeMedian(reports.map((report) => report.audits[name]?.numericValue ?? Number.NaN))
    return value.toFixed(name === 'cumulative-layout-shift' ? 3 : 0).padStart(title.length)
  })
  return `${path.padEnd(10)} ${`${slowdown}x`.padStart(3)}  ${scores.join('  ')}  ${figures.join('  ')}`
}
