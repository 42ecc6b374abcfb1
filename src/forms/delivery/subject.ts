import type { FormDefinition } from '../form/definition.ts'
import type { Answer } from '../form/field.ts'

const onDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * The subject of a mail that somebody will have to file: `Anomaly report, California, April 19, 2025, 5DBD-N2WP`. What is
 * not answered is left out, and so is the reference where none could be made.
 */
export function subjectOf(
  { title, fields }: Pick<FormDefinition, 'title' | 'fields'>,
  answers: readonly Answer[],
  reference = '',
): string {
  const parts = fields
    .filter(({ inSubject }) => inSubject)
    .map(({ name, type }) => {
      const { value = '', shown = '' } = answers.find((answer) => answer.name === name) ?? {}
      return type === 'datetime-local' ? dayOf(value) : shown
    })
  return [title, ...parts, reference].filter(Boolean).join(', ')
}

/** The day of a date field's value, in words; the value as it is where no calendar has it. */
function dayOf(value: string): string {
  const day = Date.parse(value.replace(/T.*/, 'T00:00Z'))
  return Number.isNaN(day) ? value : onDay.format(day)
}
