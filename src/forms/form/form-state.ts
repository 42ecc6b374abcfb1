import type { ValidationError } from './answers.ts'

/** Answers by the name of their control, as the control contains them. */
export type Answers = Readonly<Record<string, string>>

export type FormStep = 'edit' | 'review'

/** The part of a form's state that every form has: an immutable value, replaced at each change. */
export interface FormState {
  readonly step: FormStep
  /** Name of the control that receives focus on return from the review. */
  readonly focusTarget: string
  readonly answers: Answers
  readonly errors: readonly ValidationError[]
  readonly failedSubmitCount: number
  /** The number of times everything was erased. Operations started before the last one are ignored. */
  readonly eraseCount: number
  /** False where the browser stores nothing for this tab, for whatever reason: a reload loses the answers. */
  readonly isSessionStored: boolean
}

export function hasAnswers({ answers }: { readonly answers: Answers }): boolean {
  return Object.values(answers).some((answer) => answer !== '')
}
