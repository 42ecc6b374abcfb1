import type { ResearchCase } from '../content/cases.ts'
import { reservedOrigin } from '../content/organization.ts'
import { siteOrigin } from '../origin.ts'
import { home, research, type SitePage } from '../site.ts'

export function getPageUrl(page: SitePage): string {
  return siteOrigin + page.path
}

export function getCaseUrl({ id }: ResearchCase): string {
  return `${getPageUrl(research)}#${id}`
}

/**
 * Returns a tag URI (RFC 4151): names a thing for good, wherever the site is published. `2025` is the year in which the
 * organization's host name was its own to mint names under.
 */
export function createTagUri(name: string): string {
  return `tag:${new URL(reservedOrigin).host},2025:${name}`
}

/** The reference of JSON-LD nodes to the organization. */
export const organizationReference = { '@id': `${getPageUrl(home)}#organization` } as const
