import { formatEmailAddress } from './email-address.ts'
import type { DisplayAnswer, Field } from './field.ts'
import type { Answers } from './form-state.ts'

/** One form: everything that its page, its store, its review, its drafts and its delivery are made from. */
export interface FormDefinition {
  /** Comes before each control's name in every id on the page, and is the key of what is stored. */
  readonly id: string
  /** The noun for it in sentences: "report" or "message". */
  readonly noun: string
  /** The title of the finished document. */
  readonly title: string
  /** The email address to which the visitor may send it. */
  readonly recipient: string
  readonly fields: readonly Field[]
  /** What becomes of the plate of its reference, where something does. */
  readonly plateNote?: string
  /** Whether answers are validated before the review. */
  readonly isValidated: boolean
  /** Returns the answers without those whose question is no longer asked. */
  readonly normalizeAnswers?: (answers: Answers, before: Answers) => Answers
  /** Returns an answer completed from the others, such as a time with its zone. */
  readonly completeAnswer?: (answer: DisplayAnswer, answers: Answers) => DisplayAnswer
}

/** Returns the answers as people read them, in the order of the fields, without files. */
export function getDisplayAnswers({ fields, completeAnswer }: FormDefinition, answers: Answers): DisplayAnswer[] {
  return fields
    .filter((field) => field.type !== 'file')
    .map(({ name, label, type, options }) => {
      const value = answers[name] ?? ''
      const chosen = value && options?.find((option) => option.value === value)?.label
      const written = type === 'email' ? formatEmailAddress(value) : value
      const displayValue = chosen || (type === 'datetime-local' ? value.replace('T', ', ') : value.trim() && written)
      const answer = { name, label, value, displayValue }
      return completeAnswer?.(answer, answers) ?? answer
    })
}

/** Returns the name of the field that takes files, if there is one. Such a form can be saved as a draft. */
export function getFileFieldName({ fields }: Pick<FormDefinition, 'fields'>): string | undefined {
  return fields.find(({ type }) => type === 'file')?.name
}
