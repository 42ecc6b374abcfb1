import { organization } from '../../content/organization.ts'
import { formatAnswers, indent } from '../documents/report-text.ts'
import type { DisplayAnswer } from '../form/field.ts'
import { type FormDefinition, findFileField } from '../form/form-definition.ts'

/**
 * Returns an unfinished form as plain text: each question with its answer, then the names of the files, which text cannot
 * contain.
 */
export function formatDraft(
  definition: FormDefinition,
  answers: readonly DisplayAnswer[],
  fileNames: readonly string[],
): string {
  const label = findFileField(definition)?.label
  const files = fileNames.length > 0 ? [`${label}, not copied\n${indent(fileNames.join('\n'))}`] : []
  const parts = [`${organization.name}\n${definition.title}, not finished`, ...formatAnswers(answers), ...files]
  return `${parts.join('\n\n')}\n`
}
