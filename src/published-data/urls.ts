import type { Change, ResearchCase } from '../content/cases.ts'
import { reservedOrigin } from '../content/organization.ts'
import { siteOrigin } from '../origin.ts'
import { getCasePage, home, type SitePage } from '../site.ts'

export function getPageUrl(page: SitePage): string {
  return siteOrigin + page.path
}

/** Returns the URL of a file by its path in `dist/`. */
export function getFileUrl(file: string): string {
  return `${siteOrigin}/${file}`
}

export function getCaseUrl(researchCase: ResearchCase): string {
  return getPageUrl(getCasePage(researchCase))
}

/** Returns the URL of a change in the history of its case, whose days are the ids of its rows. */
export function getChangeUrl(researchCase: ResearchCase, { date }: Change): string {
  return `${getCaseUrl(researchCase)}#${date}`
}

/** Returns a tag URI (RFC 4151), which names a thing for good, wherever the site is published. */
export function createTagUri(name: string): string {
  return `tag:${new URL(reservedOrigin).host},2025:${name}`
}

export const organizationReference = { '@id': `${getPageUrl(home)}#organization` } as const
