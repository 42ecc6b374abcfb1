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
