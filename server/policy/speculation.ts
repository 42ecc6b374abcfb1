import { pages } from '../../src/site.ts'

const everyPage = { href_matches: pages.map((page) => page.path) }
const readOnly = { href_matches: pages.filter((page) => !page.form).map((page) => page.path) }

/**
 * Speculation rules (HTML Standard, "Speculative loading"). A page is one file of some 10 kB with its style inside, so
 * its fetch is worth doing on a maybe: `moderate` is a pointer that rests on a link, or a link that stands in view on a
 * touch screen. Drawing it ahead costs its pictures too: `conservative` waits for the press, after which nearly everyone
 * follows through. Form pages are not drawn ahead: their script would open a draft before anyone is there to see it.
 * See docs/decisions/012-speculation-rules.md.
 */
export const speculation = {
  prefetch: [{ where: everyPage, eagerness: 'moderate' }],
  prerender: [{ where: readOnly, eagerness: 'conservative' }],
}
