import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { focusElement, reviewHeadingId, runAfterDelayOrKey } from './focus.ts'
import type { ReadableStore } from './form-definition.ts'
import { showSteps } from './form-markup.ts'
import type { FormState, FormStep } from './form-state.ts'
import { FormSlot, useDeferredFormState } from './form-view.tsx'

/**
 * Milliseconds for which the form stays in the document beside the review: Orca announces nothing if the focused form is
 * removed at once (docs/decisions/accessibility.md).
 */
const reviewOverlapMs = 2000
/** Milliseconds before focus moves to a control that was just shown: screen readers detect it no earlier. */
const focusDelayMs = 600
/** Not Space: it may be the second press of the button that led here. */
const printableKey = /^\S$/u

interface Props {
  readonly store: ReadableStore<FormState>
  readonly children: ReactNode
}

/** Shows the review in place of the form, whose controls stay in the document, so that nothing typed is lost. */
export function ReviewStep({ store, children }: Props) {
  const { id } = store.definition
  const step = useDeferredFormState(store, (state) => state.step)
  const eraseCount = useDeferredFormState(store, (state) => state.eraseCount)
  const [previousStep, setPreviousStep] = useState<FormStep>('edit')
  const shown = useRef<{ step: FormStep; eraseCount: number }>({ step: 'edit', eraseCount })
  useLayoutEffect(() => {
    // Synchronizes the markup of both steps.
    showSteps(id, step, previousStep)
  }, [id, step, previousStep])
  useEffect(() => {
    // Synchronizes focus with the step: focus moves first, and the previous step is removed shortly after.
    const hasMoved = shown.current.step !== step || shown.current.eraseCount !== eraseCount
    shown.current = { step, eraseCount }
    if (hasMoved && step === 'review') focusElement(reviewHeadingId)
    const focusTarget = () => {
      // Focus does not move while a visitor is already typing.
      if (!document.activeElement?.closest('form')) focusElement(`${id}-${store.get().focusTarget}`)
    }
    const cancelFocus = hasMoved && step === 'edit' && runAfterDelayOrKey(focusDelayMs, focusTarget, printableKey)
    // The next key must not reach a hidden control.
    const cancelLeaving = runAfterDelayOrKey(reviewOverlapMs, () => setPreviousStep(step))
    return () => {
      if (cancelFocus) cancelFocus()
      cancelLeaving()
    }
  }, [step, eraseCount, id, store])
  return (
    <FormSlot store={store} slot="review">
      {(step === 'review' || previousStep === 'review') && children}
    </FormSlot>
  )
}
