import { useRef } from 'react'

/** Erases everything, after asking. */
export function StartAgain({ noun, onErase }: { readonly noun: string; readonly onErase: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <p className="buttons start-again">
        <button className="button" type="button" onClick={() => dialog.current?.showModal()}>
          Start again
        </button>
      </p>
      <dialog ref={dialog} aria-labelledby="erase-title">
        <h2 id="erase-title">Erase this {noun}?</h2>
        <p>
          Every answer goes, every file held, and a draft kept on this device. What you have saved, shared or mailed
          stays where it is.
        </p>
        <p className="buttons">
          <button className="button button-solid" type="button" onClick={onErase}>
            Erase it
          </button>
          <button className="button" type="button" onClick={() => dialog.current?.close()}>
            Keep it
          </button>
        </p>
      </dialog>
    </>
  )
}
