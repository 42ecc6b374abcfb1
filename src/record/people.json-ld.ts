import type { Person } from 'schema-dts'
import { type Member, team } from '../content/team.ts'
import { team as teamPage } from '../site.ts'
import { addressOfPage } from './addresses.ts'
import { organizationReference } from './organization-reference.ts'
import type { Pictures } from './pictures.ts'

/** The nine by name, title and address. */
export function peopleInShort(): Person[] {
  return team.map(inShort)
}

/** The nine as /team shows them (schema.org/Person). */
export function peopleInFull({ portrait }: Pictures): Person[] {
  return team.map((member) => ({
    ...inShort(member),
    description: member.bio,
    image: portrait(member.portrait),
    worksFor: organizationReference,
  }))
}

function inShort({ id, name, title }: Member) {
  const address = `${addressOfPage(teamPage)}#${id}`
  return { '@type': 'Person', '@id': address, name, jobTitle: title, url: address } as const
}
