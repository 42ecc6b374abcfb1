import type { ValidationError } from './field.ts'
import type { FormDefinition } from './form-definition.ts'
import type { Answers, FormState, FormStep } from './form-state.ts'

interface Context {
  readonly definition: Pick<FormDefinition, 'normalizeAnswers'>
  readonly get: () => FormState
  readonly set: (change: Partial<FormState>) => void
  /** Called after the answers changed. */
  readonly onChange: () => void
}

/** Creates the commands that change answers, validation errors and the step. Each may be repeated. */
export function createFormCommands({ definition, get, set, onChange }: Context) {
  const normalize = (answers: Answers) => definition.normalizeAnswers?.(answers, get().answers) ?? answers
  return {
    /** Sets some answers, by name. */
    setAnswers(changed: Answers): void {
      const { answers } = get()
      if (Object.entries(changed).every(([name, value]) => (answers[name] ?? '') === value)) return
      set({ answers: normalize({ ...answers, ...changed }) })
      onChange()
    },
    /** Replaces all answers, as those of a stored draft do. */
    replaceAnswers(answers: Answers): void {
      set({ answers: normalize(answers), errors: [] })
      onChange()
    },
    /**
     * Fills in the answers of a link, in its order, where a field is empty or unchanged since the link before. Stops at
     * the first field with another answer, because the rest depends on it.
     */
    prefill(prefilledAnswers: Answers): void {
      const state = get()
      const answers = { ...state.answers }
      for (const [name, value] of Object.entries(prefilledAnswers)) {
        if (!answers[name] || answers[name] === state.prefilledAnswers[name]) answers[name] = value
        else if (answers[name] !== value) break
      }
      set({ answers, prefilledAnswers })
      onChange()
    },
    /** Drops the errors that are corrected; adds none, because errors are not shown while typing. */
    updateErrors(found: readonly ValidationError[]): void {
      const { errors } = get()
      const left = found.filter(({ name }) => errors.some((shown) => shown.name === name))
      if (JSON.stringify(left) !== JSON.stringify(errors)) set({ errors: left })
    },
    /** Shows the errors, or the review where there are none. */
    submit(errors: readonly ValidationError[]): void {
      const { step, failedSubmitCount } = get()
      if (step === 'review') return
      if (errors.length > 0) set({ errors, failedSubmitCount: failedSubmitCount + 1 })
      else set({ step: 'review', focusTarget: 'submit', errors })
    },
    /** Shows the step of a history entry; the review only without validation errors. */
    showStep(step: FormStep, errors: readonly ValidationError[]): void {
      if (step === get().step || (step === 'review' && errors.length > 0)) return
      set({ step, focusTarget: 'submit', errors: [] })
    },
    /** Returns from the review to the control with this name. */
    editField(focusTarget: string): void {
      if (get().step === 'review') set({ step: 'edit', focusTarget })
    },
  }
}
