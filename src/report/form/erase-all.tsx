import { useId, useRef } from 'react'
import type { ReportView } from '../state/report-state.ts'
import { eraseText } from './erase-all.text.ts'
import { runAfterDelayOrKey } from './focus.ts'

interface Props extends Pick<ReportView, 'send'> {
  readonly label: string
}

/** Asks before erasing everything. Focus starts on "Keep it", so that a repeated key press erases nothing. */
export function EraseAll({ label, send }: Props) {
  const openButton = useRef<HTMLButtonElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const described = `${id}-title ${id}-words`
  const handleClose = () => {
    // Chromium restores focus before screen readers detect the page again.
    openButton.current?.blur()
    runAfterDelayOrKey(1000, () => document.activeElement === document.body && openButton.current?.focus())
  }
  return (
    <>
      <button className="text-button" type="button" ref={openButton} onClick={() => dialog.current?.showModal()}>
        {label}
      </button>
      <dialog
        ref={dialog}
        onClose={handleClose}
        role="alertdialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-words`}
      >
        <h2 id={`${id}-title`}>{eraseText.title}</h2>
        <p id={`${id}-words`}>{eraseText.words}</p>
        <p className="buttons">
          <button
            className="button button-primary"
            type="button"
            aria-describedby={described}
            onClick={() => dialog.current?.close()}
          >
            {eraseText.cancel}
          </button>
          <button
            className="button"
            type="button"
            aria-describedby={described}
            onClick={() => send({ type: 'reportErased' })}
          >
            {eraseText.erase}
          </button>
        </p>
      </dialog>
    </>
  )
}
