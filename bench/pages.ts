import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { runServer } from '../server/trial/run-server.ts'
import { pages } from '../src/site.ts'
import { chromiumHere } from '../tests/browser.ts'
import { median } from './median.ts'

/** Not in package.json: with its 150 packages it would be heavier than everything else. npx fetches it for a bench. */
const lighthouse = 'lighthouse@13.5.0'
const runs = 3
const slowdowns = [4, 8]

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

/** Lighthouse's mobile figures for every page at two CPU slowdowns: medians of three runs, with the simulated slow 4G. */
export async function measurePages(say: (line: string) => void): Promise<void> {
  const server = await runServer(dist)
  say(`${lighthouse}, mobile, simulated slow 4G, median of ${runs}`)
  say(`page       CPU  perf  a11y  best  seo  ${Object.values(audits).join('  ')}`)
  for (const { path } of pages) {
    for (const slowdown of slowdowns) {
      const reports: Report[] = []
      for (let run = 0; run < runs; run++) reports.push(await audit(`http://localhost:${server.port}${path}`, slowdown))
      say(row(path, slowdown, reports))
    }
  }
  await server.stop()
}

async function audit(url: string, slowdown: number): Promise<Report> {
  const { executablePath = chromium.executablePath(), args = [] } = chromiumHere()
  const how = ['--quiet', '--output=json', `--throttling.cpuSlowdownMultiplier=${slowdown}`]
  const flags = `--chrome-flags=${['--headless=new', ...args].join(' ')}`
  const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, url, ...how, flags], {
    env: { ...process.env, CHROME_PATH: executablePath },
    maxBuffer: 64_000_000,
  })
  return JSON.parse(stdout)
}

function row(path: string, slowdown: number, reports: readonly Report[]): string {
  const score = (name: string) => median(reports.map(({ categories }) => (categories[name]?.score ?? Number.NaN) * 100))
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
    score(name).toFixed(0).padStart(4),
  )
  const figures = Object.entries(audits).map(([name, title]) => {
    const value = median(reports.map((report) => report.audits[name]?.numericValue ?? Number.NaN))
    return value.toFixed(name === 'cumulative-layout-shift' ? 3 : 0).padStart(title.length)
  })
  return `${path.padEnd(10)} ${`${slowdown}x`.padStart(3)}  ${scores.join('  ')}  ${figures.join('  ')}`
}
