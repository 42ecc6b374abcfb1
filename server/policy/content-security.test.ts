import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { about, contact, home, notFound, pages, report } from '../../src/site.ts'
import { consoleOf } from '../../tests/support/console.ts'
import { contentSecurity } from './content-security.ts'

const withSheet = '<!doctype html><title>x</title><style>p{color:red}</style><p>x</p>'

test('a page may load what it uses and nothing else', () => {
  expect(contentSecurity(withSheet, about, false).split('; ')).toEqual([
    "default-src 'none'",
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

test('script, mail and the reporter’s own pictures only where a form is', () => {
  for (const page of [...pages, notFound]) {
    const policy = contentSecurity(withSheet, page, false)
    expect(policy.includes("script-src 'self'"), page.path).toBe(page === report || page === contact)
    expect(policy.includes('form-action mailto:'), page.path).toBe(page === report || page === contact)
    expect(policy.includes('blob:'), page.path).toBe(page === report)
    expect(policy.includes("worker-src 'self'"), page.path).toBe(page === report)
    expect(policy.includes("trusted-types 'none'"), page.path).toBe(page !== report)
    expect(policy).toContain(page.form ? "connect-src 'none'" : "connect-src 'self'")
    expect(policy).not.toMatch(/unsafe|data:|https?:|\*/)
  }
})

test('the film and the manifest are admitted where they are named', () => {
  expect(contentSecurity(`${withSheet}<video src="/a.mp4">`, home, false)).toContain("media-src 'self'")
  expect(contentSecurity(withSheet, home, false)).not.toContain('media-src')
  expect(contentSecurity(`${withSheet}<link rel="manifest" href="/m">`, home, false)).toContain("manifest-src 'self'")
})

test('requests are upgraded behind TLS only', () => {
  expect(contentSecurity(withSheet, home, true)).toContain('; upgrade-insecure-requests')
  expect(contentSecurity(withSheet, home, false)).not.toContain('upgrade')
})

/** Sends one document under the policy that it would have as `page`, and nothing else. */
async function serving(markup: string, page: typeof home): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(204).end()
    const policy = contentSecurity(markup, page, false)
    return response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy }).end(markup)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return { server, url: `http://localhost:${(server.address() as AddressInfo).port}/` }
}

test('in Chromium a data block is no script, and an inline script is', async ({ page: tab }) => {
  const data = '<script type="application/ld+json">{"@type":"Organization"}</script>'
  const script = '<script>document.title = "ran"</script>'
  const said = consoleOf(tab)
  const quiet = await serving(withSheet + data, home)
  await tab.goto(quiet.url)
  expect(await tab.locator('p').evaluate((each) => getComputedStyle(each).color)).toBe('rgb(255, 0, 0)')
  expect(said).toEqual([])
  quiet.server.close()
  const loud = await serving(withSheet + data + script, home)
  await tab.goto(loud.url)
  expect(await tab.title()).toBe('x')
  expect(said).toEqual([expect.stringContaining('inline script')])
  loud.server.close()
})

test('in Chromium the policy of a form page stops what an intruder would try', async ({ page: tab }) => {
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
    // No event tells a listener of this: only the policy is asked.
    form.submit()
    const base = document.createElement('base')
    base.href = 'https://elsewhere.example/'
    document.head.append(base)
    return { thrown, fetched, base: document.baseURI }
  })
  expect(outcome.thrown).toEqual(['innerHTML: TypeError', 'script.src: TypeError', 'policy: TypeError'])
  expect(outcome.fetched).toBe('blocked')
  expect(outcome.base).toBe(tab.url())
  // A frame and a submission are refused after the script that asked for them has ended.
  const refusals = () => tab.evaluate(() => [...(Reflect.get(window, 'refusals') as Set<string>)])
  const all = ['base-uri', 'connect-src', 'form-action', 'frame-src', 'require-trusted-types-for', 'trusted-types']
  await expect.poll(async () => (await refusals()).sort()).toEqual(all)
  expect(new URL(tab.url()).pathname).toBe('/report')
})
