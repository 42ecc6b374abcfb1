import { useEffect, useRef, useState } from 'react'
import { sizeWords } from '../bytes/byte-size.ts'
import type { Watch } from '../bytes/read-slices.ts'
import { EvidenceChanged } from './read-exhibit.ts'
import { saveFile } from './save-file.ts'

interface Props {
  /** What the button says: `Save the package`. */
  readonly label: string
  readonly solid: boolean
  /** How many bytes are read to make the file. */
  readonly total: number
  readonly make: (watch: Watch) => Promise<File>
}

/** Makes a file on the device and saves it: a button, then progress with a way to stop, then what came of it. */
export function Making({ label, solid, total, make }: Props) {
  const [done, setDone] = useState<number>()
  const [outcome, setOutcome] = useState('')
  const work = useRef<AbortController>(undefined)
  const button = useRef<HTMLButtonElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const busy = done !== undefined
  useEffect(() => () => work.current?.abort(), [])
  const wasBusy = useRef(busy)
  useEffect(() => {
    // Whichever of the two buttons had focus has just gone.
    const orphaned = wasBusy.current !== busy && document.activeElement === document.body
    if (orphaned) (busy ? cancel : button).current?.focus()
    wasBusy.current = busy
  }, [busy])

  const start = async () => {
    const control = new AbortController()
    work.current = control
    setOutcome('')
    setDone(0)
    let read = 0
    const onBytes = (bytes: number) => {
      read += bytes
      setDone(read)
    }
    try {
      const file = await make({ signal: control.signal, onBytes })
      saveFile(file)
      setOutcome(`Saved on this device as ${file.name}, ${sizeWords(file.size)}.`)
    } catch (error) {
      setOutcome(whatWentWrong(error))
    }
    setDone(undefined)
  }
  return (
    <>
      {busy ? (
        <div className="progress">
          <progress aria-label={label} max={total || 1} value={done} />
          <span>
            {sizeWords(done)} of {sizeWords(total)}
          </span>
          <button className="button" type="button" ref={cancel} onClick={() => work.current?.abort()}>
            Cancel
          </button>
        </div>
      ) : (
        <button className={solid ? 'button button-solid' : 'button'} type="button" ref={button} onClick={start}>
          {label}
        </button>
      )}
      <p className="outcome" role="status">
        {outcome}
      </p>
    </>
  )
}

function whatWentWrong(error: unknown): string {
  if (error instanceof EvidenceChanged)
    return `“${error.file}” is no longer what it was when you chose it. Change the documentation: remove it and choose it again.`
  if (error instanceof DOMException && error.name === 'AbortError') return 'Canceled. Nothing was saved.'
  return 'The browser could not make the file. Free some space on this device, then try again.'
}
