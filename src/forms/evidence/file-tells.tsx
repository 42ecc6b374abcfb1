import { useEffect, useRef } from 'react'
import type { Item } from '../form/state.ts'
import type { Answer, Removal, Traces, TraceTime } from '../metadata/traces.ts'
import { photoTime } from '../time/photo-time.ts'
import { parseWall } from '../time/wall-time.ts'

interface Props {
  readonly item: Item
  /** The IANA name of the zone where it happened, if it is known. */
  readonly zone: string | undefined
  /** The answer to "when", as the date field holds it. */
  readonly time: string
  readonly onChoose: (removal: Removal | undefined) => void
  readonly onTime: (time: string) => void
}

/** What a file tells beside its picture, and the visitor's choice about it. */
export function FileTells({ item, zone, time, onChoose, onTime }: Props) {
  const { id, file, kind, traces, sums, removal, copy } = item
  const choice = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    // In step with the list that the browser draws. Not by `value`: files are read meanwhile, and a list drawn anew between the browser's `input` and `change` events
    // had what it showed before, so that the choice was lost (seen in WebKit, 2026-11-21).
    if (choice.current) choice.current.value = removal ?? ''
  }, [removal])
  if (kind === 'pdf')
    return <p className="caption file-tells">A PDF can name its author and its program. Nothing is removed from it.</p>
  if (!traces) return null
  const rows = [
    ['Place', said(traces.place, (places) => places.join('; ')) ?? unreadPlace(traces)],
    ['Time', said(traces.time, timeWords)],
    ['Device', said(traces.device, String)],
    ['Also', traces.others.join('; ')],
    ['Unread', traces.unread.join('; ')],
  ].filter(([, words]) => words)
  if (rows.length === 0) return <p className="caption file-tells">No place, time or device is recorded in it.</p>
  return (
    <div className="file-tells">
      <dl className="caption">
        {rows.map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <label htmlFor={`${id}-removal`}>
        What it records<span className="visually-hidden">, {file.name}</span>
      </label>
      <select
        id={`${id}-removal`}
        ref={choice}
        defaultValue={removal ?? ''}
        onChange={({ target }) => onChoose((target.value || undefined) as Removal | undefined)}
      >
        <option value="">Keep all: it is evidence</option>
        <option value="place">Remove the place</option>
        <option value="all">Remove place, time and device</option>
      </select>
      {copy && sums && (
        <p className="caption">
          The {kind === 'mp4' ? 'film itself is' : 'pixels are'} untouched. The report states the checksums before and
          after.
        </p>
      )}
      {traces.time.known === 'told' && (
        <OwnTime recorded={traces.time.value} zone={zone} time={time} name={file.name} onTime={onTime} />
      )}
    </div>
  )
}

function said<Value>(answer: Answer<Value>, words: (value: Value) => string): string | undefined {
  return answer.known === 'told' ? words(answer.value) : undefined
}

/** That there is no place may only be said where everything was understood. */
function unreadPlace({ place }: Traces): string | undefined {
  return place.known === 'unread' ? 'it may hold a place that this page cannot read' : undefined
}

interface OwnTimeProps extends Pick<Props, 'zone' | 'time' | 'onTime'> {
  readonly recorded: TraceTime
  readonly name: string
}

/** Offers the file's own time as the answer. A time in UTC needs the zone of a state first. */
function OwnTime({ recorded, zone, time, name, onTime }: OwnTimeProps) {
  const pressed = useRef(false)
  const whole = recorded.clock === 'utc' && !zone ? undefined : photoTime(recorded, zone ?? 'UTC')
  // The date field counts minutes; a second more would make the browser refuse it.
  const value = whole?.slice(0, -3)
  if (!value) return null
  // The button pressed gives way to these words, and focus goes to them with it.
  const takeFocus = (words: HTMLElement | null) => {
    if (pressed.current) words?.focus()
    pressed.current = false
  }
  if (value === time)
    return (
      <p className="caption" tabIndex={-1} ref={takeFocus}>
        Its time is the time you gave.
      </p>
    )
  const take = () => {
    pressed.current = true
    onTime(value)
  }
  return (
    <button className="change" type="button" onClick={take}>
      Use {format(value)} as the time of the anomaly<span className="visually-hidden">, from {name}</span>
    </button>
  )
}

function timeWords({ value, clock }: TraceTime): string {
  return format(value) + (clock === 'utc' ? ' UTC' : '')
}

const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

function format(value: string): string {
  const wall = parseWall(value)
  return wall === undefined ? value : inWords.format(wall)
}
