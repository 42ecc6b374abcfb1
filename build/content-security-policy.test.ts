import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { about, contact, getPageFile, home, notFound, pages, report, type SitePage } from '../src/site.ts'
import { addContentSecurityPolicy } from './content-security-policy.ts'

const markup = '<!doctype html><meta charset="utf-8"/><title>x</title><style>p{color:red}</style><p>x</p>'

/** Returns the policy that a page gets, directive by directive. */
function getPolicy(html: string, page: SitePage): string[] {
  const [, policy = ''] = /content="(default-src[^"]+)"/.exec(addContentSecurityPolicy(html, page)) ?? []
  return policy.split('; ')
}

// Written out a second time, so that an accidental change fails.
test('the policy of a page allows what the page uses and nothing else', () => {
  const common = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ]
  const reading = [...common, "img-src 'self'", "connect-src 'self'", "form-action 'none'", "trusted-types 'none'"]
  const form = [...common, "connect-src 'none'", 'form-action mailto:']
  const reporting = ["img-src 'self' blob:", 'media-src blob:', "worker-src 'self'", 'trusted-types file-worker']
  for (const [page, html, policy] of [
    [about, markup, reading],
    [home, `${markup}<video src="/a.mp4">`, [...reading, "media-src 'self'"]],
    [contact, markup, [...form, "img-src 'self'", "trusted-types 'none'"]],
    [report, markup, [...form, ...reporting]],
  ] as const)
    expect(getPolicy(html, page).sort(), page.path).toEqual([...policy].sort())
})

test('every page of the build has a policy before anything that it loads', () => {
  for (const page of [...pages, notFound])
    expect(readFileSync(`dist/${getPageFile(page)}`, 'utf8'), page.path).toMatch(
      /^<!doctype html><html[^>]*><head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; /i,
    )
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
