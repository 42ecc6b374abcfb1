import { pages } from '../../src/site.ts'

const everyPage = { href_matches: pages.map((page) => page.path) }
const readOnly = { href_matches: pages.filter((page) => !page.hasForm).map((page) => page.path) }

/**
 * Speculation rules (HTML Standard, "Speculative loading"). A page is one file of some 10 kB with its style inline, so
 * it is fetched at `moderate`: a pointer rests on a link, or a link is in view on a touch screen. Prerendering costs
 * its pictures too and waits for a press (`conservative`). Form pages are not prerendered, because their script would
 * open a draft without being asked. See docs/decisions/server-and-headers.md.
 */
export const speculationRules = {
  prefetch: [{ where: everyPage, eagerness: 'moderate' }],
  prerender: [{ where: readOnly, eagerness: 'conservative' }],
}
