import type { Day } from './content/days.ts'
import { numberInWords } from './content/in-words.ts'
import { casesInWords, sealedYears } from './content/summary.ts'
import { divisions, team as members } from './content/team.ts'

/** One page of the site. Plain data: Node, the build, the server and the tests read this file as it is. */
export interface Page {
  /** Clean URL; `/about` is the file `about.html`. */
  readonly path: `/${string}`
  /** The label of a link to this page, as the specification (section 2) writes it. */
  readonly name: string
  /** For `<title>`, without the organization's name. */
  readonly title: string
  /** What stands largest on the page and on its share card, where that is not its title. */
  readonly heading?: string
  /** For people choosing between search results: 70 to 160 characters. */
  readonly description: string
  /** The day its words last changed, ISO 8601; the sitemap tells it. */
  readonly modified: Day
  /** True where a form wakes up in the browser. Every other page ships no script. */
  readonly form?: true
}

export const home: Page = {
  path: '/',
  name: 'Home',
  title: 'Quantum Reality Research',
  description:
    'A private research organization that measures the places where the world stops agreeing with itself, and keeps a public record.',
  modified: '2025-12-19',
}

export const about: Page = {
  path: '/about',
  name: 'About',
  title: 'About',
  heading: 'We keep what does not fit',
  description:
    'Our mission, the four values that bind the record, and what has been measured since 2017, with the units it was counted in.',
  modified: '2025-12-19',
}

export const research: Page = {
  path: '/research',
  name: 'Research',
  title: 'Research database',
  description: `${casesInWords()}, and the sealed archive of every accepted report from ${sealedYears}.`,
  modified: '2025-12-19',
}

export const team: Page = {
  path: '/team',
  name: 'Team',
  title: 'Team',
  description: `The ${numberInWords(members.length)} people who answer for the record, and the ${numberInWords(divisions.length)} divisions that keep it: research, field and data.`,
  modified: '2025-12-19',
}

export const report: Page = {
  path: '/report',
  name: 'Report Anomaly',
  title: 'Report an anomaly',
  description:
    'Write down what happened, check it, and deliver it yourself. The form sends nothing; the report stays on your device.',
  modified: '2025-12-19',
  form: true,
}

export const contact: Page = {
  path: '/contact',
  name: 'Contact',
  title: 'Contact',
  description:
    'Ask about a case, a sealed report, a paper or our research. Address, email, telephone and hours in San Francisco.',
  modified: '2025-12-19',
  form: true,
}

/** Every page with an address, in the order a sitemap lists them. */
export const pages: readonly Page[] = [home, about, research, team, report, contact]

/** The header's links (specification, section 2, "Shared layout"). */
export const headerPages: readonly Page[] = [about, research, team, report, contact]

/** The footer's links, in the specification's order. */
export const footerPages: readonly Page[] = [research, team, about, report, contact]

/** The page for an unknown address: file `404.html`, served with status 404, in no list and no sitemap. */
export const notFound: Page = {
  path: '/404',
  name: 'Not found',
  title: 'No record at this address',
  description: `There is no page at this address. The ${numberInWords(pages.length)} pages that exist are listed here, with a link to each of them.`,
  modified: '2025-11-17',
}

/** `/` → `home`, `/about` → `about`, `/404` → `not-found`: the page's folder under `pages/` and its share card. */
export function nameOf(page: Page): string {
  if (page.path === home.path) return 'home'
  return page.path === notFound.path ? 'not-found' : page.path.slice(1)
}

/** `/` → `index.html`, `/about` → `about.html`: what a host serves at a clean URL without a redirect. */
export function fileOf(page: Page): string {
  return page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`
}
