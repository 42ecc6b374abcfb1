import { type MouseEvent, useMemo } from 'react'
import type { AcceptedFile } from '../evidence/evidence-file.ts'
import { ChangingText } from '../form/part.tsx'
import { type ReportView, useReport } from '../state/use-report.ts'
import { formatRecordedTime, toLocalTimeValue } from '../time/recorded-time.ts'
import { getStateZones } from '../time/state-zones.ts'
import { evidenceText as text } from './evidence.text.ts'

interface Props extends ReportView {
  readonly item: AcceptedFile
}

/** Offers the time that a file records as the missing answer. UTC needs a state with one zone. */
export function RecordedTimeButton({ store, item: { file, metadata } }: Props) {
  const time = useReport(store, ({ answers }) => answers['date-time'])
  const state = useReport(store, ({ answers }) => answers.state ?? '')
  const [zone, otherZone] = useMemo(() => getStateZones(state), [state])
  if (metadata?.time.status !== 'found' || time) return null
  const recorded = metadata.time.value
  if (recorded.zone === 'utc' && (!zone || otherZone)) return null
  // The date field has minutes; with seconds the browser would reject the value.
  const value = toLocalTimeValue(recorded, zone?.name ?? 'UTC')?.slice(0, -3)
  if (!value) return null
  const handleClick = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The pressed button is about to be removed.
    currentTarget.closest('li')?.querySelector<HTMLElement>('[data-remove]')?.focus()
    store.send({ type: 'answersFilled', answers: { 'date-time': value } })
  }
  return (
    <button className="text-button" type="button" onClick={handleClick}>
      <ChangingText text={text.takeTime(formatRecordedTime(value))} />
      <span className="visually-hidden">{text.fromFile(file.name)}</span>
    </button>
  )
}
