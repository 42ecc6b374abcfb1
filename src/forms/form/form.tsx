import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldSlots } from './field.ts'
import { focusElement, reviewHeadingId, runAfterDelayOrKey } from './focus.ts'
import { formText } from './form.text.ts'
import type { FormDefinition } from './form-definition.ts'
import { FormField } from './form-field.tsx'
import type { FormState } from './form-state.ts'
import { type ReadableStore, useDeferredFormState, useFormState } from './use-form-store.ts'

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
  readonly definition: FormDefinition
  /** Content beside the fields, by their name. */
  readonly slots?: Readonly<Record<string, FieldSlots>>
  /** Content below the form. It stays in the document, hidden, while the review is shown. */
  readonly footer?: ReactNode
  /** The result of a submit: the errors, or the review. */
  readonly children: ReactNode
}

/**
 * Shows a form that sends nothing, and its review in its place. Without script its `mailto:` action opens the visitor's
 * email program. The controls stay in the document meanwhile, so that nothing typed is lost.
 */
export function Form({ store, definition, slots = {}, footer, children }: Props) {
  const { id: formId, fields, recipient, noun, isValidated } = definition
  const step = useDeferredFormState(store, (state) => state.step)
  const hasErrors = useDeferredFormState(store, ({ errors }) => errors.length > 0)
  const eraseCount = useFormState(store, (state) => state.eraseCount)
  const moveKey = useDeferredFormState(store, (state) => `${state.step} ${state.eraseCount}`)
  const [previousStep, setPreviousStep] = useState(step)
  const focusedKey = useRef(moveKey)
  useEffect(() => {
    // Synchronizes focus with the step: focus moves first, and the previous step is removed shortly after.
    const hasMoved = focusedKey.current !== moveKey
    focusedKey.current = moveKey
    if (hasMoved && step === 'review') focusElement(reviewHeadingId)
    const focusTarget = () => {
      // Focus does not move while a visitor is already typing.
      if (!document.activeElement?.closest('form')) focusElement(`${formId}-${store.get().focusTarget}`)
    }
    const cancelFocus = hasMoved && step === 'edit' && runAfterDelayOrKey(focusDelayMs, focusTarget, printableKey)
    // The next key must not reach a hidden control.
    const cancelLeaving = runAfterDelayOrKey(reviewOverlapMs, () => setPreviousStep(step))
    return () => {
      if (cancelFocus) cancelFocus()
      cancelLeaving()
    }
  }, [step, moveKey, formId, store])
  const getStepProps = (shown: typeof step) => ({
    hidden: step !== shown && previousStep !== shown,
    className: step !== shown && previousStep === shown ? 'visually-hidden' : undefined,
  })
  return (
    <>
      {/* Errors are above the form, the review after it: Firefox does not announce a review before the form. */}
      {hasErrors && children}
      <div {...getStepProps('edit')}>
        {/* Once loaded, the form validates itself and rejects white space: then it has `noValidate`. */}
        <form
          // New controls after everything was erased: the browser's undo would fill in the old ones.
          key={eraseCount}
          action={`mailto:${recipient}`}
          method="post"
          encType="text/plain"
          noValidate={!isValidated}
          // Firefox announces a form with an empty required field as an invalid entry.
          aria-invalid={false}
          suppressHydrationWarning
        >
          {isValidated && <p className="caption">{formText.required}</p>}
          <div className="fields">
            {fields.map((field) => (
              <FormField key={field.name} store={store} field={field} formId={formId} slots={slots[field.name]} />
            ))}
          </div>
          <noscript>
            {/* With script React renders nothing here, so the form code need not contain the text. */}
            {import.meta.env.SSR && <p>{formText.withoutScript(definition)}</p>}
          </noscript>
          <button
            className="button button-primary"
            type="submit"
            id={`${formId}-submit`}
            aria-describedby={`${formId}-next`}
          >
            {formText.submit(noun)}
          </button>
          <p className="caption form-next screen-only requires-script" id={`${formId}-next`}>
            {formText.next}
          </p>
        </form>
        {footer}
      </div>
      {!hasErrors && (step === 'review' || previousStep === 'review') && (
        <div className={getStepProps('review').className ?? 'review-step'}>{children}</div>
      )}
    </>
  )
}
