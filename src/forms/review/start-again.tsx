import { useRef } from 'react'

interface Props {
  readonly noun: string
  /** Whether a draft of it is kept on this device, which goes too. */
  readonly kept: boolean
  readonly onErase: () => void
}

/** Erases everything, after asking. The question is the description of both buttons too, so that it is heard with either. */
export function StartAgain({ noun, kept, onErase }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const keep = useRef<HTMLButtonElement>(null)
  const ask = () => {
    dialog.current?.showModal()
    keep.current?.focus()
  }
  const erase = () => {
    // An open dialog lets focus go nowhere else.
    dialog.current?.close()
    onErase()
  }
  return (
    <>
      <p className="buttons start-again">
        <button className="button" type="button" onClick={ask}>
          Start again
        </button>
      </p>
      <dialog ref={dialog} role="alertdialog" aria-labelledby="erase-title" aria-describedby="erase-words">
        <h2 id="erase-title">Erase this {noun}?</h2>
        <p id="erase-words">
          Every answer goes{kept ? ', every file held, and the draft kept on this device' : ' and every file held'}.
          What you have saved, shared or mailed stays where it is.
        </p>
        <p className="buttons">
          <button className="button button-solid" type="button" aria-describedby="erase-words" onClick={erase}>
            Erase it
          </button>
          <button
            className="button"
            type="button"
            ref={keep}
            aria-describedby="erase-words"
            onClick={() => dialog.current?.close()}
          >
            Keep it
          </button>
        </p>
      </dialog>
    </>
  )
}
