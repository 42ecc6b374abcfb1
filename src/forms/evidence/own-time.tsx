import { useRef } from 'react'
import type { Item } from '../form/state.ts'
import { photoTime } from '../time/photo-time.ts'
import { recordedTime } from './recorded-time.ts'

interface Props {
  readonly item: Item
  /** The IANA name of the zone where it happened, if it is known. */
  readonly zone: string | undefined
  /** The answer to "when", as the date field holds it. */
  readonly time: string
  readonly onTime: (time: string) => void
}

/** Offers the file's own time as the answer. A time in UTC needs the zone of a state first. */
export function OwnTime({ item: { file, traces }, zone, time, onTime }: Props) {
  const pressed = useRef(false)
  if (traces?.time.known !== 'told') return null
  const recorded = traces.time.value
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
      Use {recordedTime(value)} as the time of the anomaly<span className="visually-hidden">, from {file.name}</span>
    </button>
  )
}
