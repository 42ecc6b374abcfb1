import type { Person } from 'schema-dts'
import { type Member, members } from '../content/team.ts'
import { team as teamPage } from '../site.ts'
import { getPageUrl, organizationReference } from './urls.ts'

export function createPersonSummaries(): Person[] {
  return members.map(inShort)
}

/** Returns the members as /team shows them (schema.org/Person). The build names the files of the portraits. */
export function createPersons(getPortraitUrl: (number: string) => string): Person[] {
  return members.map((member) => ({
    ...inShort(member),
    description: member.bio,
    image: getPortraitUrl(member.portrait),
    worksFor: organizationReference,
  }))
}

function inShort({ id, name, title }: Member) {
  const address = `${getPageUrl(teamPage)}#${id}`
  return { '@type': 'Person', '@id': address, name, jobTitle: title, url: address } as const
}
