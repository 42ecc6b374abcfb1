import { useMemo } from 'react'
import { stateNames, toStateValue } from '../../content/states.ts'
import { ChangingText } from '../form/changing-text.tsx'
import type { Answers } from '../form/form-state.ts'
import { useDeferredFormState, useFormState } from '../form/use-form-store.ts'
import type { FormStore } from '../store/form-store.ts'
import { getEventTimeAnswers, getZoneAnswerName, interpretEventTime } from './report.event-time.ts'
import { reportFormText as text } from './report.form.text.ts'

interface Props {
  readonly store: FormStore
}

/** Returns the answers about the event time; the same object while none of them changes. */
export function useEventTimeAnswers({ store }: Props): Answers {
  const answers = useDeferredFormState(store, (state) => JSON.stringify(getEventTimeAnswers(state.answers)))
  return useMemo(() => JSON.parse(answers), [answers])
}

/**
 * Shows what the state and the time leave open: which of two zones, and which of the two hours when the clocks went
 * back. A button pressed shows at once, while the questions may come a moment later.
 */
export function EventTimeQuestions({ store }: Props) {
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
