import { type ReactNode, useMemo, useState } from 'react'
import { stateNames, toStateValue } from '../../content/states.ts'
import { describeEvidence } from '../evidence/evidence.text.ts'
import { EvidenceList } from '../evidence/evidence-list.tsx'
import type { Answers } from '../form/form-state.ts'
import { ChangingText, FormSlot, StatusMessage, useDeferredFormState, useFormState } from '../form/form-view.tsx'
import type { FormStore } from '../store/form-store.ts'
import { getEventTimeAnswers, getZoneAnswerName, interpretEventTime } from './report.event-time.ts'
import { reportFormText as text } from './report.form.text.ts'

interface Props {
  readonly store: FormStore
}

export function ReportParts({ store }: Props) {
  return (
    <>
      <EventTimeStatus store={store} />
      <EvidenceStatus store={store} />
      <FormSlot store={store} slot="date-time-more">
        <EventTimeQuestions store={store} />
      </FormSlot>
      <FormSlot store={store} slot="documentation-more">
        <EvidenceField store={store} />
      </FormSlot>
    </>
  )
}

export function createReviewNotes(store: FormStore): Readonly<Record<string, ReactNode>> {
  return { 'date-time': <OpenTimeQuestions store={store} /> }
}

function EventTimeStatus({ store }: Props) {
  const eventTime = useEventTimeAnswers({ store })
  const text = useMemo(() => interpretEventTime(eventTime, Date.now()).description?.text ?? '', [eventTime])
  return <StatusMessage store={store} slot="date-time-status" text={text} />
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

function EvidenceStatus({ store }: Props) {
  const text = describeEvidence(useFormState(store, ({ evidence }) => evidence))
  return <StatusMessage store={store} slot="documentation-status" text={text} />
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

/** Returns the answers about the event time; the same object while none of them changes. */
function useEventTimeAnswers({ store }: Props): Answers {
  const answers = useDeferredFormState(store, (state) => JSON.stringify(getEventTimeAnswers(state.answers)))
  return useMemo(() => JSON.parse(answers), [answers])
}

/**
 * Shows what the state and the time leave open: which of two zones, and which of the two hours when the clocks went
 * back. A button pressed shows at once, while the questions may come a moment later.
 */
function EventTimeQuestions({ store }: Props) {
  const eventTime = useEventTimeAnswers({ store })
  const zoneAnswerName = getZoneAnswerName(eventTime.state)
  const zone = useFormState(store, ({ answers }) => answers[zoneAnswerName])
  const which = useFormState(store, ({ answers }) => answers.which ?? '')
  const { zones, zone: defaultZone, description } = interpretEventTime(eventTime)
  if (!description) return null
  const name = stateNames.find((name) => toStateValue(name) === eventTime.state)
  return (
    <>
      {zones.length > 1 && (
        <RadioGroup
          name="zone"
          answer={zone || (defaultZone?.name ?? '')}
          onAnswer={(zone) => store.setAnswers({ [zoneAnswerName]: zone })}
          legend={text.zone(name ?? '')}
          options={zones.map(({ name, label, area }) => ({ value: name, label: text.zoneOption(area, label) }))}
        />
      )}
      {description.options.length > 0 && (
        <RadioGroup
          name="which"
          answer={which}
          onAnswer={(which) => store.setAnswers({ which })}
          legend={text.hour}
          options={[...description.options, { value: '', label: text.unknown }]}
        />
      )}
    </>
  )
}

interface QuestionProps {
  readonly name: string
  readonly legend: string
  readonly answer: string
  readonly onAnswer: (value: string) => void
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

function RadioGroup({ name, legend, answer, onAnswer, options }: QuestionProps) {
  return (
    <fieldset className="radio-group">
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} checked={value === answer} onChange={() => onAnswer(value)} />
          <ChangingText text={label} />
        </label>
      ))}
    </fieldset>
  )
}
