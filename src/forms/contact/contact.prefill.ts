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
  // Written as the links of this site are: a space in a name is a plus.
  const fill = (link: Readonly<Record<string, string>>, message: string) =>
    [`#${new URLSearchParams(link)}`, { subject: link.subject ?? '', message }] as const
  return Object.fromEntries([
    ...subjects.filter(({ value }) => value).map(({ value }) => fill({ subject: value }, '')),
    ...cases.map((name) => fill({ subject: 'specific-case', case: name }, `About case ${name}.\n\n`)),
    ...years.map((year) => fill({ subject: 'archived-report', year }, `About the sealed reports of ${year}.\n\n`)),
  ])
}
