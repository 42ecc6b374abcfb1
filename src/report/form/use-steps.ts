import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReportState, Step } from '../state/report-state.ts'
import { focusElement, runAfterDelayOrKey } from './focus.ts'
import { formId, getElementId, showSteps } from './form-markup.ts'

/** Milliseconds for which a step overlaps the next: Orca is silent if the focused form is removed at once. */
const stepOverlapMs = 2000
/** Milliseconds before focus moves to a control that was just shown: screen readers detect it no earlier. */
const focusDelayMs = 600
/** Not Space: it may be the second press of the button that led here. */
const printableKey = /^\S$/u

export const getStepHeadingId = (step: Step) => `${step}-title`

/** Shows the later steps in place of the form, whose controls stay. Returns whether a step is to be rendered. */
export function useSteps({ progress }: ReportState): (step: Step) => boolean {
  const { step } = progress
  const focusTarget = 'focusTarget' in progress ? progress.focusTarget : ''
  const [previousStep, setPreviousStep] = useState<Step>('edit')
  const shown = useRef<Step>('edit')
  useLayoutEffect(() => {
    showSteps(step, previousStep)
  }, [step, previousStep])
  useEffect(() => {
    const hasMoved = shown.current !== step
    shown.current = step
    if (hasMoved && step !== 'edit') {
      focusElement(getStepHeadingId(step))
      scrollTo(0, 0)
    }
    const focus = () => {
      // The visitor may have gone on to a field or the draft, or to the errors of a press.
      if (!document.activeElement?.closest(`#${getElementId('edit')}, #${getElementId('errors')}`))
        focusElement(`${formId}-${focusTarget}`)
    }
    const cancelFocus = hasMoved && step === 'edit' && runAfterDelayOrKey(focusDelayMs, focus, printableKey)
    const cancelLeaving = runAfterDelayOrKey(stepOverlapMs, () => setPreviousStep(step))
    return () => {
      if (cancelFocus) cancelFocus()
      cancelLeaving()
    }
  }, [step, focusTarget])
  return (name) => step === name || previousStep === name
}
