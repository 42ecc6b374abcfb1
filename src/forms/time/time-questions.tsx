import { stateNames, stateValue } from '../../content/states.ts'
import { readWhen, type When } from './when.ts'

interface Props {
  /** What the questions are asked about. */
  readonly when: When
  /** What is answered now: a button pressed shows it at once, while the questions may come a moment later. */
  readonly zone: string
  readonly which: string
  readonly onZone: (zone: string) => void
  readonly onWhich: (which: string) => void
}

/** What the state and the time leave open: which of two zones, and which of the two hours when the clocks went back. */
export function TimeQuestions({ when, zone, which, onZone, onWhich }: Props) {
  const { zones, zone: likely, back } = readWhen(when)
  if (!back) return null
  const name = stateNames.find((each) => stateValue(each) === when.state)
  return (
    <>
      {zones.length > 1 && (
        <Question
          name="zone"
          answer={zone || (likely?.name ?? '')}
          onAnswer={onZone}
          legend={`${name} keeps two time zones. Where was it?`}
          options={zones.map(({ name, label, where }) => ({ value: name, label: `${capital(where)} (${label} time)` }))}
        />
      )}
      {back.choices.length > 0 && (
        <Question
          name="which"
          answer={which}
          onAnswer={onWhich}
          legend="Which of the two was it?"
          options={[...back.choices, { value: '', label: 'I do not know' }]}
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

function Question({ name, legend, answer, onAnswer, options }: QuestionProps) {
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} checked={value === answer} onChange={() => onAnswer(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
