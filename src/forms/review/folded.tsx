import { useState } from 'react'

/** About five lines of a phone, which is what a fold shows of a long answer. */
const longest = 240

/** A text as it was written. A long one is folded to its beginning, for the eye alone: whole on paper, and when it is read aloud. */
export function Folded({ text, of }: { readonly text: string; readonly of: string }) {
  const [open, setOpen] = useState(false)
  const long = text.length > longest || text.split('\n').length > 5
  const words = text.split(/\s+/).filter(Boolean).length
  return (
    <>
      <span className={long && !open ? 'answer-text folded' : 'answer-text'}>{text}</span>
      {long && (
        <button className="change unfold" type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Fold it again' : `Show all${words > 1 ? ` ${words.toLocaleString('en-US')} words` : ''}`}
          <span className="visually-hidden"> of {of.toLowerCase()}</span>
        </button>
      )}
    </>
  )
}
