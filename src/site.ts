import { getLastModified } from './content/case-attributes.ts'
import { forecastCase, formatCaseSummary, sealedYears } from './content/case-summary.ts'
import type { ResearchCase } from './content/cases.ts'
import { getLatestDate, type IsoDate } from './content/dates.ts'
import { formatNumberInWords } from './content/format-numbers.ts'
import { organization } from './content/organization.ts'
import { cases } from './content/record.ts'
import { divisions, members } from './content/team.ts'

/** Plain data: Node, the build, the server and the tests read this file directly. */
export interface SitePage {
  /** Clean URL; `/about` is the file `about.html`. */
  readonly path: `/${string}`
  readonly name: string
  readonly title: string
  /** The largest text of the page and of its share image, if that is not its title. */
  readonly heading?: string
  /** What its share image says below that. */
  readonly shareWords?: string
  /** For search results. The build refuses one that they would cut off. */
  readonly description: string
  /** The ISO date of the last change of its text, for the sitemap. */
  readonly modified: IsoDate
  readonly hasForm?: true
  /** The paths of the page's modules, from the root of the repository. A page that names none ships no script. */
  readonly scripts?: readonly `src/${string}.ts`[]
  /** The page above it, which its header marks. */
  readonly parent?: SitePage
  /** The case that it is about. */
  readonly researchCase?: ResearchCase
}

/** The module of the pages that show the length of the boundary at this minute. */
const currentLengthScripts = forecastCase ? (['src/components/current-length.ts'] as const) : []

export const home: SitePage = {
  path: '/',
  name: 'Home',
  title: organization.name,
  shareWords: `We study ${organization.subject}`,
  description: `A private research organization on ${organization.subject}. Where the world stops agreeing with itself, we measure, and keep the record open.`,
  modified: '2026-11-29',
  scripts: currentLengthScripts,
}

export const about: SitePage = {
  path: '/about',
  name: 'About',
  title: 'About',
  heading: 'We keep what does not fit',
  description: `What ${organization.subject} mean to us, the values that bind the record, and what has been documented since ${organization.founded}.`,
  modified: '2026-11-29',
}

export const research: SitePage = {
  path: '/research',
  name: 'Research',
  title: 'Research database',
  description: `Measurements of quantum reality and dimensional stability. ${formatCaseSummary()}, and the sealed archive of ${sealedYears}.`,
  modified: '2026-11-29',
  scripts: currentLengthScripts,
}

export const team: SitePage = {
  path: '/team',
  name: 'Team',
  title: 'Team',
  description: `The ${formatNumberInWords(members.length)} people who answer for a record of quantum reality and dimensional stability, and their ${formatNumberInWords(divisions.length)} divisions: research, field and data.`,
  modified: '2026-11-29',
}

export const report: SitePage = {
  path: '/report',
  name: 'Report Anomaly',
  title: 'Report an anomaly',
  description:
    'Write down what happened, check it and send it yourself, with photos, videos or documents, from your own email app.',
  modified: '2025-12-19',
  hasForm: true,
  scripts: ['src/report/loader.ts'],
}

export const contact: SitePage = {
  path: '/contact',
  name: 'Contact',
  title: 'Contact',
  description:
    'Ask about a case, a sealed report, a paper, or our research on quantum reality. Address, email, telephone and hours in San Francisco.',
  modified: '2026-11-29',
  hasForm: true,
  scripts: ['src/pages/contact/contact.ts'],
}

/** The page of each case. */
const casePages: readonly SitePage[] = cases.map(createCasePage)

function createCasePage(researchCase: ResearchCase): SitePage {
  const { id, name, location, figure, gesture } = researchCase
  return {
    path: `/cases/${id}`,
    name,
    title: `${name}, ${location}`,
    heading: name,
    description: `${figure.value}: ${figure.words}. How we know, what we do not know and every reading.`,
    modified: getLatestDate([research.modified, getLastModified(researchCase)]),
    scripts: [
      ...(researchCase === forecastCase ? currentLengthScripts : []),
      ...(gesture ? ([`src/pages/case/${gesture}.ts`] as const) : []),
    ],
    parent: research,
    researchCase,
  }
}

export function getCasePage({ id }: Pick<ResearchCase, 'id'>): SitePage {
  const page = casePages.find(({ researchCase }) => researchCase?.id === id)
  if (!page) throw new Error(`${id} has no page.`)
  return page
}

/** The pages that the specification names. */
export const mainPages: readonly SitePage[] = [home, about, research, team, report, contact]

/** Every page except the 404 page, in sitemap order. */
export const pages: readonly SitePage[] = [...mainPages, ...casePages]

export const headerPages: readonly SitePage[] = [about, research, team, report, contact]

/** The footer's links, in the specification's order. */
export const footerPages: readonly SitePage[] = [research, team, about, report, contact]

/** The page for an unknown path: file `404.html`, served with status 404, in no list and no sitemap. */
export const notFound: SitePage = {
  path: '/404',
  name: 'Not found',
  title: 'No record at this address',
  description: `There is no page at this address. The ${formatNumberInWords(mainPages.length)} pages that lead to all others are listed here, with a link to each of them.`,
  modified: '2026-11-29',
}

/** Returns a page's name under `pages/`: `/` → `home`, `/about` → `about`. Every case has that of one page. */
export function getPageName(page: SitePage): string {
  if (page.researchCase) return 'case'
  if (page.path === home.path) return 'home'
  return page.path === notFound.path ? 'not-found' : page.path.slice(1)
}

/** Returns the name of a page's share image: a case has one of its own. */
export function getShareName(page: SitePage): string {
  return page.researchCase?.tables[0].name ?? getPageName(page)
}

/** Returns the file that a host serves at a clean URL: `/` → `index.html`, `/about` → `about.html`. */
export function getPageFile(page: SitePage): string {
  return page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`
}
