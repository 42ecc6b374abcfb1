import { useLayoutEffect, useRef, useState } from 'react'
import type { ReportView } from '../state/report-state.ts'
import { eraseText } from './erase-all.text.ts'
import { runAfterDelayOrKey } from './focus.ts'

interface Props extends Pick<ReportView, 'send'> {
  readonly isShown: boolean
  readonly label: string
}

/** Asks before erasing everything. Focus starts on "Keep it", so that a repeated key press erases nothing. */
export function EraseAll({ isShown, label, send }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const openButton = useRef<HTMLButtonElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    if (isAsking) dialog.current?.showModal()
  }, [isAsking])
  const open = () => {
    setIsAsking(true)
    // Escape closes the dialog before its event: a press in between opens it again.
    if (!dialog.current?.open) dialog.current?.showModal()
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
          {label}
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
          <h2 id="erase-title">{eraseText.title}</h2>
          <p id="erase-words">{eraseText.words}</p>
          <p className="buttons">
            <button
              className="button button-primary"
              type="button"
              aria-describedby="erase-title erase-words"
              onClick={() => dialog.current?.close()}
            >
              {eraseText.cancel}
            </button>
            <button
              className="button"
              type="button"
              aria-describedby="erase-title erase-words"
              onClick={() => send({ type: 'reportErased' })}
            >
              {eraseText.erase}
            </button>
          </p>
        </dialog>
      )}
    </>
  )
}
