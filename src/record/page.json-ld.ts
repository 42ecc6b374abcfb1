import type { BreadcrumbList, Graph, Thing, WebPage } from 'schema-dts'
import { about, contact, home, type Page, research, team } from '../site.ts'
import { addressOfPage } from './addresses.ts'
import { casesDataset } from './cases.json-ld.ts'
import { organizationInFull, organizationInShort, webSite } from './organization.json-ld.ts'
import { organizationReference } from './organization-reference.ts'
import { peopleInFull } from './people.json-ld.ts'
import type { Pictures } from './pictures.ts'

/** What a page states, in schema.org's vocabulary, as JSON-LD 1.1. */
export function jsonLd(page: Page, pictures: Pictures): Graph {
  return { '@context': 'https://schema.org', '@graph': [...nodes(page, pictures), webPage(page)] }
}

/** A graph as the content of a script element: nothing in it can end that element (HTML, "restrictions for contents"). */
export function inScript(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}

function nodes(page: Page, pictures: Pictures): Thing[] {
  if (page === home) return [organizationInFull(), webSite()]
  const trail = [breadcrumbs(page)]
  if (page === about || page === contact) return [organizationInFull(), ...trail]
  if (page === team) return [organizationInShort(), ...peopleInFull(pictures), ...trail]
  if (page === research) return [organizationInShort(), casesDataset(pictures), ...trail]
  return [organizationInShort(), ...trail]
}

function webPage(page: Page): WebPage {
  const type = page === about ? 'AboutPage' : page === contact ? 'ContactPage' : 'WebPage'
  return {
    '@type': type,
    '@id': `${addressOfPage(page)}#page`,
    url: addressOfPage(page),
    name: page.title,
    description: page.description,
    inLanguage: 'en-US',
    dateModified: page.modified,
    isPartOf: { '@id': `${addressOfPage(home)}#website` },
    about: organizationReference,
    ...(page !== home && { breadcrumb: { '@id': trailOf(page) } }),
  }
}

function trailOf(page: Page): string {
  return `${addressOfPage(page)}#breadcrumbs`
}

function breadcrumbs(page: Page): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': trailOf(page),
    itemListElement: [home, page].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: addressOfPage(step),
    })),
  }
}
