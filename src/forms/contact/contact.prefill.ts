import type { Answers } from '../form/state.ts'
import { contactFields } from './contact.fields.ts'

/** What a link may name: the cases and the sealed years that exist. */
interface Known {
  readonly cases: readonly string[]
  readonly years: readonly string[]
}

const subjects = contactFields.find(({ name }) => name === 'subject')?.options ?? []

/**
 * What a link to the form fills in, by its fragment: `#subject=specific-case&case=UNCHARTED`. A fragment never reaches a
 * server, and none that is not here fills in anything: no link can put words of its own into the form.
 */
export function fillsOf({ cases, years }: Known): Readonly<Record<string, Answers>> {
  const fill = (subject: string, message: string) => ({ subject, message })
  return Object.fromEntries([
    ...subjects.filter(({ value }) => value).map(({ value }) => [`#subject=${value}`, fill(value, '')] as const),
    ...cases.map(
      (name) => [`#subject=specific-case&case=${name}`, fill('specific-case', `About case ${name}.\n\n`)] as const,
    ),
    ...years.map(
      (year) =>
        [
          `#subject=archived-report&year=${year}`,
          fill('archived-report', `About the sealed reports of ${year}.\n\n`),
        ] as const,
    ),
  ])
}
