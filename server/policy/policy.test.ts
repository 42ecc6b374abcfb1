import { expect, test } from '@playwright/test'
import { contact, home, report, team } from '../../src/site.ts'
import { permissions, used } from './permissions.ts'
import { policyHeaders } from './policy.ts'
import { subjectOf } from './subject.ts'

const body = Buffer.from('<!doctype html><title>x</title>')
const headers = (file: string, tls = true) => Object.fromEntries(policyHeaders(subjectOf({ file, body }), tls))

// Written out a second time, so that a slip is seen. MDN's Observatory gave these the best of its grades (November 2026).
test('the headers of a page', () => {
  const { 'Content-Security-Policy': csp, 'Permissions-Policy': closed, ...others } = headers('team.html')
  expect(others).toEqual({
    'Cache-Control': 'no-cache',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Speculation-Rules': '"/speculation-rules.json"',
  })
  expect(csp).toMatch(/^default-src 'none'; .*frame-ancestors 'none'.*; upgrade-insecure-requests$/)
  expect(closed).toMatch(/^accelerometer=\(\), .*camera=\(\)/)
})

test('HSTS only where TLS is in front, and nothing fetched ahead from a form', () => {
  expect(headers('team.html', false)).not.toHaveProperty('Strict-Transport-Security')
  expect(headers('report.html')).not.toHaveProperty('Speculation-Rules')
})

test('what keeps, what is embedded, what anyone may read', () => {
  const shown = (file: string) => {
    const {
      'Cache-Control': kept,
      'Cross-Origin-Resource-Policy': by,
      'Access-Control-Allow-Origin': read,
    } = headers(file)
    return [kept, by, read]
  }
  expect(shown('assets/a-1.js')).toEqual(['public, max-age=31536000, immutable', 'same-origin', undefined])
  expect(shown('share/home.png')).toEqual(['public, max-age=86400', 'cross-origin', undefined])
  expect(shown('cases.json')).toEqual(['no-cache', 'cross-origin', '*'])
  expect(shown('favicon.svg')).toEqual(['public, max-age=86400', 'same-origin', undefined])
})

/** The Chromium whose doors permissions.ts lists. */
const listedFor = 156

test('every door that Chromium knows is shut or used, on every page, without a word in the console', async ({
  page: tab,
  browser,
}) => {
  // One from before the list knows doors that have been taken away since, and not yet all that are listed.
  const current = Number.parseInt(browser.version(), 10) >= listedFor
  const said: string[] = []
  tab.on('console', (message) => said.push(message.text()))
  const shut = permissions.split(', ').map((each) => each.replace('=()', ''))
  for (const { path } of [home, team, report, contact]) {
    await tab.goto(path)
    const [known, open] = await tab.evaluate(() => {
      const policy = Reflect.get(document, 'permissionsPolicy') ?? Reflect.get(document, 'featurePolicy')
      return [policy.features() as string[], policy.allowedFeatures() as string[]]
    })
    expect(known.length).toBeGreaterThan(20)
    const doors = known.filter((name) => !name.startsWith('ch-') && !used.includes(name))
    const listed = doors.filter((name) => shut.includes(name))
    expect(listed.length).toBeGreaterThan(20)
    expect(
      (current ? doors : listed).filter((name) => open.includes(name)),
      'open',
    ).toEqual([])
    if (current) expect(listed, 'on the list').toEqual(doors)
  }
  if (current) expect(said).toEqual([])
})

test('robots.txt and the like can be read through a page that only reads', async ({ page: tab }) => {
  await tab.goto('/team')
  const status = await tab.evaluate(async () => (await fetch('/robots.txt')).status)
  expect([200, 404]).toContain(status)
})
