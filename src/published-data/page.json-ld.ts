import type { Graph, Thing, WebPage } from 'schema-dts'
import { about, contact, home, research, type SitePage, team } from '../site.ts'
import { createCaseDataset, createCasesDataset, createCatalog } from './cases.json-ld.ts'
import { createOrganization, createOrganizationSummary, createWebSite } from './organization.json-ld.ts'
import { createPersons } from './people.json-ld.ts'
import { getPageUrl, organizationReference } from './urls.ts'

/** Returns what a page states as JSON-LD. `getPortraitUrl` returns the URL of a portrait by its number. */
export function createJsonLd(page: SitePage, getPortraitUrl: (number: string) => string): Graph {
  return { '@context': 'https://schema.org', '@graph': [...nodes(page, getPortraitUrl), webPage(page)] }
}

/** Returns a graph as the content of a script element, which nothing in it can end. */
export function escapeForScript(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}

function nodes(page: SitePage, getPortraitUrl: (number: string) => string): Thing[] {
  if (page === home) return [createOrganization(), createWebSite()]
  if (page === about || page === contact) return [createOrganization()]
  if (page === team) return [createOrganizationSummary(), ...createPersons(getPortraitUrl)]
  if (page.researchCase) return [createOrganizationSummary(), createCaseDataset(page.researchCase)]
  if (page === research) return [createOrganizationSummary(), createCatalog(), createCasesDataset()]
  return [createOrganizationSummary()]
}

function webPage(page: SitePage): WebPage {
  const type = page === about ? 'AboutPage' : page === contact ? 'ContactPage' : 'WebPage'
  return {
    '@type': type,
    '@id': `${getPageUrl(page)}#page`,
    url: getPageUrl(page),
    name: page.title,
    dateModified: page.modified,
    isPartOf: { '@id': `${getPageUrl(home)}#website` },
    about: organizationReference,
  }
}
