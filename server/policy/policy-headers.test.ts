import { expect, test } from '@playwright/test'
import { contact, home, report, team } from '../../src/site.ts'
import { permissionsPolicy, usedFeatures } from './permissions-policy.ts'
import { getPolicyHeaders } from './policy-headers.ts'
import { describeResponse } from './response-kind.ts'

const body = Buffer.from('<!doctype html><title>x</title>')
const headers = (file: string, tls = true) =>
  Object.fromEntries(getPolicyHeaders(describeResponse({ file, body }), tls))

// Written out a second time, so that an accidental change fails.
test('a page has the documented headers', () => {
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

test('only responses behind TLS have HSTS, and form pages have no speculation rules', () => {
  expect(headers('team.html', false)).not.toHaveProperty('Strict-Transport-Security')
  expect(headers('report.html')).not.toHaveProperty('Speculation-Rules')
})

test('caching, embedding and cross-origin headers depend on the kind of response', () => {
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

/** The version of Chromium whose features permissions-policy.ts lists. */
const listedFor = 156

test('every feature of Chromium is disabled or used, and no page logs anything', async ({ page: tab, browser }) => {
  // An older version has features that were removed since, and lacks some of those listed.
  const current = Number.parseInt(browser.version(), 10) >= listedFor
  const messages: string[] = []
  tab.on('console', (message) => messages.push(message.text()))
  const shut = permissionsPolicy.split(', ').map((each) => each.replace('=()', ''))
  for (const { path } of [home, team, report, contact]) {
    await tab.goto(path)
    const [known, open] = await tab.evaluate(() => {
      const policy = Reflect.get(document, 'permissionsPolicy') ?? Reflect.get(document, 'featurePolicy')
      return [policy.features() as string[], policy.allowedFeatures() as string[]]
    })
    expect(known.length).toBeGreaterThan(20)
    const disabledFeatures = known.filter((name) => !name.startsWith('ch-') && !usedFeatures.includes(name))
    const listed = disabledFeatures.filter((name) => shut.includes(name))
    expect(listed.length).toBeGreaterThan(20)
    expect(
      (current ? disabledFeatures : listed).filter((name) => open.includes(name)),
      'open',
    ).toEqual([])
    if (current) expect(listed, 'on the list').toEqual(disabledFeatures)
  }
  if (current) expect(messages).toEqual([])
})
