import { useMemo, useState } from 'react'
import { describeEvidence } from '../evidence/evidence.text.ts'
import { EvidenceList } from '../evidence/evidence-list.tsx'
import { ChangingText } from '../form/changing-text.tsx'
import type { FieldSlots } from '../form/field.ts'
import { useDeferredFormState, useFormState } from '../form/use-form-store.ts'
import type { FormStore } from '../store/form-store.ts'
import { EventTimeQuestions, useEventTimeAnswers } from './event-time-questions.tsx'
import { formatPersonalDataNotice } from './personal-data.text.ts'
import { findPersonalData } from './personal-data.ts'
import { getZoneAnswerName, interpretEventTime } from './report.event-time.ts'
import { reportFormText as text } from './report.form.text.ts'

interface Props {
  readonly store: FormStore
}

/** Returns the content beside the report's fields, by their name. */
export function createReportFieldSlots(store: FormStore): Readonly<Record<string, FieldSlots>> {
  return {
    'date-time': {
      status: <EventTimeStatusMessage store={store} />,
      below: <EventTimeQuestions store={store} />,
      reviewNote: <OpenTimeQuestions store={store} />,
    },
    description: {
      status: <PersonalDataStatusMessage store={store} />,
      reviewNote: <PersonalDataNote store={store} />,
    },
    documentation: {
      status: <EvidenceStatusMessage store={store} />,
      below: <EvidenceField store={store} />,
    },
  }
}

function EventTimeStatusMessage(props: Props) {
  const eventTime = useEventTimeAnswers(props)
  return <ChangingText text={useMemo(() => interpretEventTime(eventTime, Date.now()).description?.text, [eventTime])} />
}

function usePersonalDataNotice({ store }: Props): string {
  // While typing, not on blur: a notice that appears on blur would move the button away from the pointer.
  const description = useDeferredFormState(store, ({ answers }) => answers.description ?? '')
  return useMemo(() => formatPersonalDataNotice(findPersonalData(description)), [description])
}

function PersonalDataStatusMessage(props: Props) {
  return <ChangingText text={usePersonalDataNotice(props)} />
}

function PersonalDataNote(props: Props) {
  const notice = usePersonalDataNotice(props)
  return notice && <p className="inset-text">{notice}</p>
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

function EvidenceStatusMessage({ store }: Props) {
  return <ChangingText text={describeEvidence(useFormState(store, ({ evidence }) => evidence))} />
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
