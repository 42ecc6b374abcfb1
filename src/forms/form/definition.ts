import type { Field } from './field.ts'
import type { Answers } from './state.ts'

/** One form: everything that its page, its store, its review, its drafts and its delivery are made from. */
export interface FormDefinition {
  /** Comes before each control's name in every id on the page, and names what is remembered and kept. */
  readonly id: string
  /** What has been written: "report" or "message". */
  readonly noun: string
  /** What it is called once it is finished. */
  readonly title: string
  /** Where the visitor may send it. */
  readonly address: string
  readonly fields: readonly Field[]
  /** What the button says. */
  readonly submit: string
  /** Whether answers are looked at before the review. */
  readonly checked: boolean
  /** Answers as they hold together: an answer whose question is no longer asked goes. */
  readonly settle?: (answers: Answers, before: Answers) => Answers
}

/** The name of the field that takes files, if there is one. Such a form can be kept as a draft. */
export function fileField({ fields }: Pick<FormDefinition, 'fields'>): string | undefined {
  return fields.find(({ type }) => type === 'file')?.name
}
