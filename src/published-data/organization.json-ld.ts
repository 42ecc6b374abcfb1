import type { ResearchOrganization, WebSite } from 'schema-dts'
import { organization } from '../content/organization.ts'
import { divisions } from '../content/team.ts'
import { home } from '../site.ts'
import { createPersonSummaries } from './people.json-ld.ts'
import { getFileUrl, getPageUrl, organizationReference } from './urls.ts'

const { '@id': id } = organizationReference
const { name, address, email, telephone } = organization

/** Returns the organization in one line, for pages without its details. */
export function createOrganizationSummary(): ResearchOrganization {
  return { '@type': 'ResearchOrganization', '@id': id, name, url: getPageUrl(home) }
}

/** Returns the organization with everything the site states of it (schema.org/ResearchOrganization). */
export function createOrganization(): ResearchOrganization {
  return {
    '@type': 'ResearchOrganization',
    '@id': id,
    name,
    url: getPageUrl(home),
    description: home.description,
    knowsAbout: organization.subject.split(' and '),
    foundingDate: String(organization.founded),
    logo: getFileUrl('apple-touch-icon.png'),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: 'US',
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'office',
      email: email.office,
      telephone: telephone.uri.replace('tel:', ''),
    },
    department: divisions.map((division) => ({
      '@type': 'ResearchOrganization',
      name: division.name,
      description: division.work,
    })),
    employee: createPersonSummaries(),
  }
}

export function createWebSite(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${getPageUrl(home)}#website`,
    name,
    url: getPageUrl(home),
    inLanguage: 'en-US',
    publisher: organizationReference,
  }
}
