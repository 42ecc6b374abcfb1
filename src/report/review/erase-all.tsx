import { useLayoutEffect, useRef, useState } from 'react'
import { hasContent } from '../draft/draft-state.ts'
import { runAfterDelayOrKey } from '../form/focus.ts'
import type { FormStep } from '../form/form-state.ts'
import { useFormState } from '../form/form-view.tsx'
import type { FormStore } from '../store/form-store.ts'
import { eraseText as text } from './review.text.ts'

interface Props {
  readonly store: FormStore
  /** The step that it is part of. */
  readonly step: FormStep
}

/**
 * Asks before erasing the form, below it and below its answers in the review. Focus starts on "Keep it", so that a
 * repeated key press erases nothing; both buttons are described by the question for screen readers.
 */
export function EraseAll({ store, step }: Props) {
  const { definition } = store
  const isShown = useFormState(store, (state) => state.step === step && (step === 'review' || hasContent(state)))
  const [isAsking, setIsAsking] = useState(false)
  const openButton = useRef<HTMLButtonElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    if (isAsking) dialog.current?.showModal()
  }, [isAsking])
  const open = () => {
    setIsAsking(true)
    // Escape closes it before its event: a press in between opens the same dialog again.
    if (!dialog.current?.open) dialog.current?.showModal()
  }
  const erase = () => {
    setIsAsking(false)
    store.eraseAll()
  }
  const handleClose = () => {
    if (dialog.current?.open) return
    setIsAsking(false)
    // Chromium restores focus before screen readers detect the page again.
    openButton.current?.blur()
    runAfterDelayOrKey(1000, () => document.activeElement === document.body && openButton.current?.focus())
  }
  return (
    <>
      {isShown && (
        <button className="text-button" type="button" ref={openButton} onClick={open}>
          {text.open}
        </button>
      )}
      {isAsking && (
        <dialog
          ref={dialog}
          onClose={handleClose}
          role="alertdialog"
          aria-labelledby="erase-title"
          aria-describedby="erase-words"
        >
          <h2 id="erase-title">{text.title(definition.noun)}</h2>
          <p id="erase-words">{`${definition.text.erases} ${text.remains}`}</p>
          <p className="buttons dialog-actions">
            <button
              className="button button-primary"
              type="button"
              aria-describedby="erase-title erase-words"
              onClick={() => dialog.current?.close()}
            >
              {text.cancel}
            </button>
            <button className="button" type="button" aria-describedby="erase-title erase-words" onClick={erase}>
              {text.erase}
            </button>
          </p>
        </dialog>
      )}
    </>
  )
}
