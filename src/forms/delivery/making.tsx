import { type ReactNode, useEffect, useRef, useState } from 'react'
import { sizeWords } from '../bytes/byte-size.ts'
import type { Watch } from '../bytes/read-slices.ts'
import { EvidenceChanged } from './read-exhibit.ts'
import { saveFile } from './save-file.ts'

interface Props {
  /** What the button says: `Save the file`. */
  readonly label: string
  readonly look?: string
  /** How many bytes are read to make the file. */
  readonly total: number
  readonly make: (watch: Watch) => Promise<File>
  /** What is left to do once it is saved under this name. */
  readonly next?: (name: string) => ReactNode
}

/** Makes a file on the device and saves it: a button, then progress with a way to stop, then what is left to do. */
export function Making({ label, look = 'button', total, make, next }: Props) {
  const [done, setDone] = useState<number>()
  const [outcome, setOutcome] = useState('')
  const [saved, setSaved] = useState<File>()
  const work = useRef<AbortController>(undefined)
  const button = useRef<HTMLButtonElement>(null)
  const busy = done !== undefined
  // In step with the work under way, which nobody waits for any more once this is gone.
  useEffect(() => () => work.current?.abort(), [])

  const start = async () => {
    if (work.current) return
    const control = new AbortController()
    work.current = control
    setOutcome('')
    setSaved(undefined)
    setDone(0)
    let read = 0
    const onBytes = (bytes: number) => {
      read += bytes
      setDone(read)
    }
    try {
      const file = await make({ signal: control.signal, onBytes })
      saveFile(file)
      setSaved(file)
    } catch (error) {
      setOutcome(whatWentWrong(error))
    }
    // Cancel goes now, and must not take the focus along.
    if (button.current?.parentElement?.contains(document.activeElement)) button.current.focus()
    work.current = undefined
    setDone(undefined)
  }
  return (
    <>
      <p className="making">
        <button className={look} type="button" ref={button} aria-disabled={busy} onClick={start}>
          {label}
        </button>
        {busy && (
          <>
            <progress aria-label={label} max={total || 1} value={done} />
            <span>
              {sizeWords(done)} of {sizeWords(total)}
            </span>
            <button className="change" type="button" onClick={() => work.current?.abort()}>
              Cancel
            </button>
          </>
        )}
      </p>
      <p className="outcome" aria-live="polite">
        {saved
          ? `Saved on this device as ${saved.name}, ${sizeWords(saved.size)}.${next ? ' Not sent yet.' : ''}`
          : outcome}
      </p>
      {saved && next?.(saved.name)}
    </>
  )
}

function whatWentWrong(error: unknown): string {
  if (error instanceof EvidenceChanged)
    return `“${error.file}” was changed or moved since you chose it. Remove it and choose it again.`
  if (error instanceof DOMException && error.name === 'AbortError') return 'Canceled. Nothing was saved.'
  return 'The browser could not make the file. Free some space on this device, then try again.'
}
