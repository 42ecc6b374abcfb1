import type { ReactNode } from 'react'
import { formatEmailAddress } from './email-address.ts'
import type { DisplayAnswer, Field } from './field.ts'
import type { Answers, FormState } from './form-state.ts'
import type { ReadableStore } from './use-form-store.ts'

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
  /** Whether it can be saved as a draft on this device. */
  readonly hasDraft: boolean
  /** What is said of this form and not of every one. */
  readonly text: FormDefinitionText
  /** Shows what this form alone says and asks beside its fields, in their slots. */
  Parts?(props: FormPartsProps): ReactNode
  /** Returns the notes below its answers in the review, by the name of their field. */
  createReviewNotes?(store: ReadableStore<FormState>): Readonly<Record<string, ReactNode>>
  /** Returns the answers without those whose question is no longer asked. */
  readonly normalizeAnswers?: (answers: Answers, before: Answers) => Answers
  /** Returns an answer completed from the others, such as a time with its zone. */
  readonly completeAnswer?: (answer: DisplayAnswer, answers: Answers) => DisplayAnswer
}

interface FormPartsProps {
  readonly store: ReadableStore<FormState>
  readonly formId: string
}

interface FormDefinitionText {
  /** The end of what stands beside the button where there is no script. */
  readonly withoutScript: string
  /** What was copied of the unfinished form. */
  readonly copied: string
  /** What erasing everything erases. */
  readonly erases: string
  /** What happens once it is at the office. */
  readonly answer: string
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

/** Returns the name of the field that takes files, if there is one. */
export function getFileFieldName({ fields }: Pick<FormDefinition, 'fields'>): string | undefined {
  return fields.find(({ type }) => type === 'file')?.name
}
