import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { draftWaits } from './draft-waits.ts'

/** What the panel knows, for the later code that does the work. */
export interface DraftWish {
  /** Whether a draft is to be kept on this device. */
  readonly keep: boolean
  readonly setKeep: (keep: boolean) => void
  /** A file to be opened as a draft, until somebody has looked at it. */
  readonly opened: File | undefined
  readonly setOpened: (file: File | undefined) => void
  /** A draft lies on this device from an earlier visit. */
  readonly waits: boolean
  /** Says something in a place that screen readers know. */
  readonly say: (words: string) => void
}

interface Props {
  /** Called at the first wish: the later code is needed. */
  readonly onWish: () => void
  readonly children: (wish: DraftWish) => ReactNode
}

/** Work that waits: off by default, asked for in plain words, with a warning for shared computers. */
export function DraftPanel({ onWish, children }: Props) {
  const [keep, setKeep] = useState(false)
  const [opened, setOpened] = useState<File>()
  const [said, say] = useState('')
  const [waits, setWaits] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const find = useEffectEvent((found: boolean, ticked?: boolean) => {
    setWaits(found)
    // A tick from before the script ran counts, but not over a draft that waits: Firefox restores ticks at a reload, files
    // it does not, and the draft that has them would be overwritten.
    if (ticked && !found) setKeep(true)
    // Those who kept a draft have changed a field before: what is needed to open it comes now.
    if (ticked || found) onWish()
  })
  useEffect(() => {
    const ticked = box.current?.checked
    draftWaits('report').then((found) => find(found, ticked))
  }, [])
  return (
    <section className="draft" aria-labelledby="draft-title">
      <h2 id="draft-title">Not finished?</h2>
      <label className="tick">
        <input
          type="checkbox"
          ref={box}
          aria-describedby="draft-warning"
          checked={keep}
          onChange={({ target }) => {
            onWish()
            setKeep(target.checked)
          }}
        />
        Keep a draft on this device
      </label>
      <p className="caption" id="draft-warning">
        Files too, for 30 days. Anyone who uses this browser can open it: leave it off on a shared computer.
      </p>
      <p className="field-said" role="status">
        {said}
      </p>
      {children({ keep, setKeep, opened, setOpened, waits, say })}
      <p className="open-draft">
        <label htmlFor="open-draft">Open a draft file</label>
        <input
          id="open-draft"
          type="file"
          accept=".zip"
          onChange={({ target }) => {
            onWish()
            setOpened(target.files?.[0])
          }}
        />
      </p>
    </section>
  )
}
