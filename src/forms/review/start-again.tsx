import { useRef } from 'react'
import { inAMoment } from '../form/bring-into-view.ts'

interface Props {
  readonly noun: string
  /** Whether the form takes files, and so keeps drafts. */
  readonly files: boolean
  readonly onErase: () => void
}

/**
 * Erases everything, after asking. "Keep it" has the focus, so that a press too many erases nothing; the question is the
 * description of both buttons too, so that it is heard with either.
 */
export function StartAgain({ noun, files, onErase }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const keep = useRef<HTMLButtonElement>(null)
  const asks = useRef<HTMLButtonElement>(null)
  const ask = () => {
    if (!dialog.current?.open) dialog.current?.showModal()
    keep.current?.focus()
  }
  const erase = () => {
    // While it is open, nothing outside it takes the focus.
    dialog.current?.close('erased')
    // The browser has given focus back to the button that asked; Firefox then says that button and not the first field.
    asks.current?.blur()
    onErase()
  }
  const kept = () => {
    if (dialog.current?.returnValue === 'erased') return
    // Chromium gives focus back before the page is there again for a screen reader, which hears nothing. 600 ms were too
    // few beside four other tests (Orca, 2026-11-22).
    asks.current?.blur()
    inAMoment(1000, () => document.activeElement === document.body && asks.current?.focus())
  }
  const goes = files ? 'Every answer goes, every file, and a draft kept on this device.' : 'Every answer goes.'
  return (
    <>
      <p className="start-again">
        <button className="change" type="button" ref={asks} onClick={ask}>
          Erase everything and start again
        </button>
      </p>
      <dialog
        ref={dialog}
        onClose={kept}
        role="alertdialog"
        aria-labelledby="erase-title"
        aria-describedby="erase-words"
      >
        <h2 id="erase-title">Erase this {noun}?</h2>
        <p id="erase-words">{goes} What you saved, shared or mailed stays where it is.</p>
        <p className="apart">
          <button
            className="button button-solid"
            type="button"
            ref={keep}
            aria-describedby="erase-title erase-words"
            onClick={() => dialog.current?.close()}
          >
            Keep it
          </button>
          <button className="button" type="button" aria-describedby="erase-title erase-words" onClick={erase}>
            Erase it
          </button>
        </p>
      </dialog>
    </>
  )
}
