import { organization } from '../../content/organization.ts'
import { formatAnswers, indent } from '../documents/report-text.ts'
import type { DisplayAnswer } from '../form/field.ts'
import type { FormDefinition } from '../form/form-definition.ts'

/**
 * Returns an unfinished form as plain text: each question with its answer, then the names of the files, which text cannot
 * contain.
 */
export function formatDraft(
  { title, fields }: FormDefinition,
  answers: readonly DisplayAnswer[],
  fileNames: readonly string[],
): string {
  const fileInput = fields.find(({ type }) => type === 'file')
  const files = fileNames.length > 0 ? [`${fileInput?.label}, not copied\n${indent(fileNames.join('\n'))}`] : []
  const parts = [`${organization.name}\n${title}, not finished`, ...formatAnswers(answers), ...files]
  return `${parts.join('\n\n')}\n`
}
