import type { Person } from 'schema-dts'
import { type Member, members } from '../content/team.ts'
import { team as teamPage } from '../site.ts'
import type { ImageUrls } from './image-urls.ts'
import { organizationReference } from './organization-reference.ts'
import { getPageUrl } from './urls.ts'

/** Returns the nine by name, title and address. */
export function createPersonSummaries(): Person[] {
  return members.map(inShort)
}

/** Returns the nine as /team shows them (schema.org/Person). */
export function createPersons({ portrait }: ImageUrls): Person[] {
  return members.map((member) => ({
    ...inShort(member),
    description: member.bio,
    image: portrait(member.portrait),
    worksFor: organizationReference,
  }))
}

function inShort({ id, name, title }: Member) {
  const address = `${getPageUrl(teamPage)}#${id}`
  return { '@type': 'Person', '@id': address, name, jobTitle: title, url: address } as const
}
