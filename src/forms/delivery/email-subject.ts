import type { DisplayAnswer } from '../form/answers.ts'
import type { FormDefinition } from '../form/form-definition.ts'

/**
 * Returns the subject of an email, for filing: `Anomaly report, California, April 19, 2025, 5DBD-N2WP`. Empty answers
 * are left out, and so is a missing reference.
 */
export function formatEmailSubject(
  { title, fields }: Pick<FormDefinition, 'title' | 'fields'>,
  answers: readonly DisplayAnswer[],
  reference = '',
): string {
  const parts = fields
    .filter(({ isInEmailSubject }) => isInEmailSubject)
    .map(({ name, type }) => {
      const { value = '', displayValue = '' } = answers.find((answer) => answer.name === name) ?? {}
      return type === 'datetime-local' ? formatAnswerDate(value) : displayValue
    })
  return [title, ...parts, reference].filter(Boolean).join(', ')
}

/** Returns the date of a date field's value, in words; the value itself if no calendar contains it. */
function formatAnswerDate(value: string): string {
  const day = Date.parse(value.replace(/T.*/, 'T00:00Z'))
  return Number.isNaN(day) ? value : new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}
