import { type ReactNode, useMemo, useState } from 'react'
import { describeEvidence } from '../evidence/evidence.text.ts'
import { EvidenceList } from '../evidence/evidence-list.tsx'
import { ChangingText } from '../form/changing-text.tsx'
import { FormSlot, StatusMessage } from '../form/form-slot.tsx'
import { useFormState } from '../form/use-form-store.ts'
import type { FormStore } from '../store/form-store.ts'
import { EventTimeQuestions, useEventTimeAnswers } from './event-time-questions.tsx'
import { getZoneAnswerName, interpretEventTime } from './report.event-time.ts'
import { reportFormText as text } from './report.form.text.ts'

interface Props {
  readonly store: FormStore
}

interface PartsProps extends Props {
  readonly formId: string
}

/** Shows what the report says and asks beside its fields. */
export function ReportParts({ store, formId }: PartsProps) {
  return (
    <>
      <EventTimeStatus store={store} formId={formId} />
      <EvidenceStatus store={store} formId={formId} />
      <FormSlot formId={formId} slot="date-time-more">
        <EventTimeQuestions store={store} />
      </FormSlot>
      <FormSlot formId={formId} slot="documentation-more">
        <EvidenceField store={store} />
      </FormSlot>
    </>
  )
}

/** Returns the notes below the report's answers in its review, by the name of their field. */
export function createReviewNotes(store: FormStore): Readonly<Record<string, ReactNode>> {
  return { 'date-time': <OpenTimeQuestions store={store} /> }
}

function EventTimeStatus({ store, formId }: PartsProps) {
  const eventTime = useEventTimeAnswers({ store })
  const text = useMemo(() => interpretEventTime(eventTime, Date.now()).description?.text ?? '', [eventTime])
  return <StatusMessage formId={formId} slot="date-time-status" text={text} />
}

/** Shows the open questions about the time on request; once shown they stay. */
function OpenTimeQuestions({ store }: Props) {
  const eventTime = useEventTimeAnswers({ store })
  const { zones, zone, description } = interpretEventTime(eventTime)
  const [isOpen, setIsOpen] = useState(false)
  const isZoneOpen = zones.length > 1 && !eventTime[getZoneAnswerName(eventTime.state)]
  const open = [isZoneOpen && text.openZone, description?.options.length && !eventTime.which && text.openHour].filter(
    (part) => typeof part === 'string',
  )
  if (isOpen) return <EventTimeQuestions store={store} />
  if (open.length === 0) return null
  return (
    <p className="inset-text">
      <ChangingText text={text.leftOpen(open) + (isZoneOpen && zone ? text.zoneTaken(zone.area, zone.label) : '')} />{' '}
      <button className="text-button" type="button" aria-expanded="false" onClick={() => setIsOpen(true)}>
        {text.answerNow}
      </button>
    </p>
  )
}

function EvidenceStatus({ store, formId }: PartsProps) {
  const text = describeEvidence(useFormState(store, ({ evidence }) => evidence))
  return <StatusMessage formId={formId} slot="documentation-status" text={text} />
}

function EvidenceField({ store }: Props) {
  const answers = useEventTimeAnswers({ store })
  const eventTime = useMemo(
    () => ({
      zone: interpretEventTime(answers).zone?.name,
      time: answers['date-time'] ?? '',
      onUseTime: (time: string) => store.setAnswers({ 'date-time': time }),
    }),
    [answers, store],
  )
  return <EvidenceList store={store} eventTime={eventTime} />
}
