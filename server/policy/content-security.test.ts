import { expect, test } from '@playwright/test'
import { about, contact, home, notFound, pages, report } from '../../src/site.ts'
import { createContentSecurityPolicy } from './content-security.ts'

const withSheet = '<!doctype html><title>x</title><style>p{color:red}</style><p>x</p>'

test('the policy of a page allows what it uses and nothing else', () => {
  expect(createContentSecurityPolicy(withSheet, about, false).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ])
})

test('pages allow scripts of this origin only, and only form pages email and the visitor’s own pictures', () => {
  for (const page of [...pages, notFound]) {
    const policy = createContentSecurityPolicy(withSheet, page, false)
    expect(policy).toContain("script-src 'self';")
    expect(policy.includes('form-action mailto:'), page.path).toBe(page === report || page === contact)
    expect(policy.includes('blob:'), page.path).toBe(page === report)
    expect(policy.includes("worker-src 'self'"), page.path).toBe(page === report)
    expect(policy.includes("trusted-types 'none'"), page.path).toBe(page !== report)
    expect(policy).toContain(page.hasForm ? "connect-src 'none'" : "connect-src 'self'")
    expect(policy).not.toMatch(/unsafe|data:|https?:|\*/)
  }
})

test('the film, a sound and the manifest are allowed on pages that use them', () => {
  expect(createContentSecurityPolicy(`${withSheet}<video src="/a.mp4">`, home, false)).toContain("media-src 'self'")
  expect(createContentSecurityPolicy(`${withSheet}<audio src="/a.m4a">`, about, false)).toContain("media-src 'self'")
  expect(createContentSecurityPolicy(withSheet, home, false)).not.toContain('media-src')
  expect(createContentSecurityPolicy(`${withSheet}<link rel="manifest" href="/m">`, home, false)).toContain(
    "manifest-src 'self'",
  )
})

test('requests are upgraded only behind TLS', () => {
  expect(createContentSecurityPolicy(withSheet, home, true)).toContain('; upgrade-insecure-requests')
  expect(createContentSecurityPolicy(withSheet, home, false)).not.toContain('upgrade')
})

test('Chromium blocks every attack on a form page', async ({ page: tab }) => {
  await tab.goto('/report')
  const outcome = await tab.evaluate(async () => {
    const refusals = new Set<string>()
    Reflect.set(window, 'refusals', refusals)
    document.addEventListener('securitypolicyviolation', (event) => refusals.add(event.effectiveDirective))
    const attempt = (name: string, act: () => unknown) => {
      try {
        act()
        return `${name}: went through`
      } catch (error) {
        return `${name}: ${(error as Error).name}`
      }
    }
    const thrown = [
      attempt('innerHTML', () => {
        document.createElement('div').innerHTML = '<b>x</b>'
      }),
      attempt('script.src', () => {
        document.createElement('script').src = '/x.js'
      }),
      attempt('policy', () => Reflect.get(window, 'trustedTypes').createPolicy('x', {})),
    ]
    const fetched = await fetch('/').then(
      () => 'went through',
      () => 'blocked',
    )
    const frame = document.createElement('iframe')
    frame.src = '/'
    document.body.append(frame)
    const form = document.createElement('form')
    form.action = '/somewhere'
    document.body.append(form)
    // No event reports this, so only the policy is checked.
    form.submit()
    const base = document.createElement('base')
    base.href = 'https://elsewhere.example/'
    document.head.append(base)
    return { thrown, fetched, base: document.baseURI }
  })
  expect(outcome.thrown).toEqual(['innerHTML: TypeError', 'script.src: TypeError', 'policy: TypeError'])
  expect(outcome.fetched).toBe('blocked')
  expect(outcome.base).toBe(tab.url())
  // A frame and a submission are blocked after the script that started them has ended.
  const refusals = () => tab.evaluate(() => [...(Reflect.get(window, 'refusals') as Set<string>)])
  const all = ['base-uri', 'connect-src', 'form-action', 'frame-src', 'require-trusted-types-for', 'trusted-types']
  await expect.poll(async () => (await refusals()).sort()).toEqual(all)
  expect(new URL(tab.url()).pathname).toBe('/report')
})
