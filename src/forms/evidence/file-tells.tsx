import { type ReactNode, useEffect, useId, useRef } from 'react'
import { removedWords } from '../finished/report-text.ts'
import type { Item } from '../form/state.ts'
import type { Removal } from '../metadata/traces.ts'
import { tellsNothing, tellsWords } from './tells-words.ts'

interface Props {
  readonly item: Item
  readonly onChoose: (removal: Removal | undefined) => void
  readonly children?: ReactNode
}

/** What a file tells beside its picture, and the visitor's choice about it. */
export function FileTells({ item, onChoose, children }: Props) {
  const { file, kind, traces, sums, removal, copy } = item
  // The form and its review show the same file at once, for a moment.
  const tells = useId()
  const choice = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    // In step with the list that the browser draws. Not by `value`: files are read meanwhile, and a list drawn anew
    // between the browser's `input` and `change` had what it showed before, so that the choice was lost (WebKit, 2026-11-21).
    if (choice.current) choice.current.value = removal ?? ''
  }, [removal])
  if (kind === 'pdf')
    return <p className="caption file-tells">A PDF can name its author and its program. Nothing is removed from it.</p>
  if (!traces) return null
  const { told, unread } = tellsWords(traces)
  return (
    <div className="file-tells">
      {told && (
        <p className="caption" id={tells}>
          {told}
        </p>
      )}
      {unread && <p className="caption">{unread}</p>}
      {told !== tellsNothing && (
        <select
          aria-label={`What it records, ${file.name}`}
          aria-describedby={told ? tells : undefined}
          ref={choice}
          defaultValue={removal ?? ''}
          onChange={({ target }) => onChoose((target.value || undefined) as Removal | undefined)}
        >
          <option value="">Keep it: it is evidence</option>
          <option value="place">Remove the place</option>
          <option value="all">Remove place, time and device</option>
        </select>
      )}
      {copy && sums && (
        <>
          <p className="caption">{removedWords(removal)}</p>
          <p className="caption">The {kind === 'mp4' ? 'video itself is' : 'pixels are'} untouched.</p>
        </>
      )}
      {children}
    </div>
  )
}
