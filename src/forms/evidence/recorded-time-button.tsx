import { useRef } from 'react'
import { ChangingText } from '../form/changing-text.tsx'
import { formatRecordedTime, toLocalTimeValue } from '../time/recorded-time.ts'
import { evidenceText } from './evidence.text.ts'
import type { AcceptedFile } from './evidence-state.ts'

export interface EventTimeProps {
  /** The IANA name of the zone where it happened, if it is known. */
  readonly zone: string | undefined
  /** The answer to "when", as the date field holds it. */
  readonly time: string
  readonly onUseTime: (time: string) => void
}

interface Props extends EventTimeProps {
  readonly file: AcceptedFile
}

/** Offers the time that a file records as the answer. A time in UTC needs the zone of a state first. */
export function RecordedTimeButton({ file: { file, metadata }, zone, time, onUseTime }: Props) {
  const isPressed = useRef(false)
  if (metadata?.time.status !== 'found') return null
  const recorded = metadata.time.value
  const localTime = recorded.zone === 'utc' && !zone ? undefined : toLocalTimeValue(recorded, zone ?? 'UTC')
  // The date field has minutes; with seconds the browser would reject the value.
  const value = localTime?.slice(0, -3)
  if (!value) return null
  // The pressed button is replaced by this text, which receives focus.
  const focusAfterPress = (element: HTMLElement | null) => {
    if (isPressed.current) element?.focus()
    isPressed.current = false
  }
  if (value === time)
    return (
      <p className="caption screen-only" tabIndex={-1} ref={focusAfterPress}>
        {evidenceText.timeUsed}
      </p>
    )
  const handlePress = () => {
    isPressed.current = true
    onUseTime(value)
  }
  return (
    <button className="text-button" type="button" onClick={handlePress}>
      <ChangingText text={evidenceText.takeTime(formatRecordedTime(value))} />
      <span className="visually-hidden">{evidenceText.fromFile(file.name)}</span>
    </button>
  )
}
