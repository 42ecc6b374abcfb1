import { contactFields } from './contact.fields.ts'

interface PrefillTargets {
  readonly cases: readonly string[]
  readonly readings: readonly string[]
  readonly years: readonly string[]
}

/** What each link to the form fills in, by its fragment. */
export type Prefills = Readonly<Record<string, { readonly subject: string; readonly message: string }>>

const subjects = contactFields.find(({ name }) => name === 'subject')?.options ?? []

/** Returns prefills by fragment, `#subject=…&case=…`, which no server receives. An unknown one fills in nothing. */
export function createPrefills({ cases, readings, years }: PrefillTargets): Prefills {
  // Encoded like the links of this site: a space in a name is a plus.
  const fill = (link: Readonly<Record<string, string>>, message: string) =>
    [`#${new URLSearchParams(link)}`, { subject: link.subject ?? '', message }] as const
  return Object.fromEntries([
    ...subjects.filter(({ value }) => value).map(({ value }) => fill({ subject: value }, '')),
    ...cases.map((name) => fill({ subject: 'specific-case', case: name }, `About case ${name}.\n\n`)),
    ...readings.map((file) => fill({ subject: 'specific-case', readings: file }, `About an error in ${file}.\n\n`)),
    ...years.map((year) => fill({ subject: 'archived-report', year }, `About the sealed reports of ${year}.\n\n`)),
  ])
}
