import type { ReactNode } from 'react'
import type { Field } from '../../components/field.ts'
import type { DisplayAnswer } from './answers.ts'
import { formatEmailAddress } from './email-address.ts'
import type { Answers, FormState } from './form-state.ts'

/** A field, with what its form does beside showing and checking it. */
export interface FormFieldDefinition extends Field {
  /** True if its answer is part of the subject of an email. */
  readonly isInEmailSubject?: true
  /** What may be shown about the answer beside its control: a status message; more, such as questions or a list. */
  readonly slots?: readonly ('status' | 'more')[]
}

/** One form: everything that its page, its store, its review, its drafts and its delivery are made from. */
export interface FormDefinition {
  /** Comes before each control's name in every id on the page, and is the key of what is stored. */
  readonly id: string
  /** The noun for it in sentences: "report" or "message". */
  readonly noun: string
  readonly title: string
  readonly recipient: string
  readonly fields: readonly FormFieldDefinition[]
  /** What becomes of the plate of its reference, where something does. */
  readonly plateNote?: string
  /** What is said of this form and not of every one. */
  readonly text: {
    /** The end of what stands beside the button where there is no script. */
    readonly withoutScript: string
    readonly copied: string
    readonly erases: string
    /** What happens once it is at the office. */
    readonly answer: string
  }
  /** Shows what this form alone says and asks beside its fields, in their slots. */
  Parts?(props: { readonly store: ReadableStore<FormState> }): ReactNode
  /** Returns the notes below its answers in the review, by the name of their field. */
  createReviewNotes?(store: ReadableStore<FormState>): Readonly<Record<string, ReactNode>>
  /** Returns the answers without those whose question is no longer asked. */
  readonly normalizeAnswers?: (answers: Answers, before: Answers) => Answers
  /** Returns an answer completed from the others, such as a time with its zone. */
  readonly completeAnswer?: (answer: DisplayAnswer, answers: Answers) => DisplayAnswer
}

/** The store of a form, as what shows it reads it. */
export interface ReadableStore<State> {
  readonly definition: FormDefinition
  readonly get: () => State
  /** Calls the listener after each change; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
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

export function findFileField({ fields }: FormDefinition): Field | undefined {
  return fields.find(({ type }) => type === 'file')
}
