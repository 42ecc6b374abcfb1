// Lighthouse's mobile scores of every page, with simulated slow 4G and a processor slowed four times. Needs a build.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { pages } from '../src/site.ts'
import { getChromiumOptions } from '../tooling/chromium.ts'
import { runServer } from '../tooling/run-server.ts'

/** Not in package.json, because it brings 150 packages; npx fetches it for a benchmark. The newest that runs on Node 20. */
const lighthouse = 'lighthouse@12.8.2'
/** Chromium applies the page's `connect-src 'none'` to Lighthouse's own fetch of robots.txt (GoogleChrome/lighthouse#16597). */
const skippedAudit = 'robots-txt'
const runs = 3

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

async function audit(url: string): Promise<Report> {
  const { executablePath = chromium.executablePath(), args = [] } = getChromiumOptions(true)
  const options = ['--quiet', '--output=json', `--skip-audits=${skippedAudit}`, '--throttling.cpuSlowdownMultiplier=4']
  const flags = `--chrome-flags=${['--headless=new', ...args].join(' ')}`
  const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, url, ...options, flags], {
    env: { ...process.env, CHROME_PATH: executablePath },
    maxBuffer: 64_000_000,
  })
  return JSON.parse(stdout)
}

const takeMiddle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const server = await runServer('dist')
process.stdout.write(`${lighthouse}, median of ${runs}: scores, then largest paint and blocked time in ms, and shift\n`)
for (const { path } of pages) {
  const reports: Report[] = []
  for (let run = 0; run < runs; run++) reports.push(await audit(`http://localhost:${server.port}${path}`))
  const scores = categories.map(
    (name) => takeMiddle(reports.map((report) => report.categories[name]?.score ?? 0)) * 100,
  )
  const [paint = 0, blocked = 0, shift = 0] = audits.map((name) =>
    takeMiddle(reports.map((report) => report.audits[name]?.numericValue ?? Number.NaN)),
  )
  const columns = [...scores, paint, blocked].map((value) => value.toFixed(0).padStart(5))
  process.stdout.write(`${path.padEnd(10)}${columns.join('')} ${shift.toFixed(3)}\n`)
}
await server.stop()
