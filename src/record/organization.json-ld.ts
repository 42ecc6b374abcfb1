import type { ResearchOrganization, WebSite } from 'schema-dts'
import { organization } from '../content/organization.ts'
import { divisions } from '../content/team.ts'
import { home } from '../site.ts'
import { addressOfFile, addressOfPage } from './addresses.ts'
import { organizationReference } from './organization-reference.ts'
import { peopleInShort } from './people.json-ld.ts'

const { '@id': id } = organizationReference
const { name, address, email, telephone } = organization

/** The organization in one line, for pages that tell no more of it. */
export function organizationInShort(): ResearchOrganization {
  return { '@type': 'ResearchOrganization', '@id': id, name, url: addressOfPage(home) }
}

/** The organization with everything the site states of it (schema.org/ResearchOrganization). */
export function organizationInFull(): ResearchOrganization {
  return {
    '@type': 'ResearchOrganization',
    '@id': id,
    name,
    url: addressOfPage(home),
    description: home.description,
    foundingDate: String(organization.founded),
    logo: addressOfFile('apple-touch-icon.png'),
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
    employee: peopleInShort(),
  }
}

/** The site itself (schema.org/WebSite). */
export function webSite(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${addressOfPage(home)}#website`,
    name,
    url: addressOfPage(home),
    inLanguage: 'en-US',
    publisher: organizationReference,
  }
}
