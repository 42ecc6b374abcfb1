import { notFound, pages } from '../src/site.ts'
import { expect, test } from './support/site.ts'

for (const page of [...pages.filter((each) => !each.hasForm), notFound]) {
  test(`${page.path} contains no executable script, event handler or style attribute`, async ({ request }) => {
    const html = await (await request.get(page === notFound ? '/no-such-page' : page.path)).text()
    const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes)
    expect(scripts.filter((attributes) => !attributes?.includes('type="application/ld+json"'))).toEqual([])
    expect(html).not.toMatch(/<[^>]+\s(on\w+|style)=/)
    expect(html).not.toMatch(/rel="modulepreload"|javascript:/)
  })
}

for (const page of pages.filter((each) => each.hasForm)) {
  test(`${page.path} loads two scripts, the small one first, and logs nothing on the console`, async ({
    page: tab,
    watch,
  }) => {
    await tab.goto(page.path)
    const policy = (await tab.request.get(page.path)).headers()['content-security-policy']
    expect(policy).toContain("require-trusted-types-for 'script'")
    // The form is loaded when the result of a submit has moved the focus from the button.
    await tab.getByRole('button', { name: /^Prepare/ }).click()
    await expect(tab.getByRole('main').locator('[tabindex="-1"]:focus')).toHaveCount(1)
    const scripts = watch.requests.filter((url) => url.endsWith('.js'))
    expect(scripts.map((url) => /(\w+)-[^/]+$/.exec(url)?.[1])).toEqual(['loader', 'form'])
  })
}
