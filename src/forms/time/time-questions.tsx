import { stateNames, stateValue } from '../../content/states.ts'
import { tabState } from '../form/tab-memory.ts'
import { readWhen, type When } from './when.ts'

/** What the state and the time leave open: which of two zones, and which of the two hours when the clocks went back. */
export function TimeQuestions({ when }: { readonly when: When }) {
  const { zones, zone, back } = readWhen(when)
  if (!back) return null
  const name = stateNames.find((each) => stateValue(each) === when.state)
  return (
    <>
      {zones.length > 1 && (
        <Question
          key={when.state}
          name={`zone-${when.state}`}
          usual={zones[0]?.name}
          legend={`${name} keeps two time zones. Where was it?`}
          options={zones.map(({ name, label, where }) => ({ value: name, label: `${capital(where)} (${label} time)` }))}
        />
      )}
      {back.choices.length > 0 && (
        <Question
          key={`${when['date-time']} ${zone?.name}`}
          name="which"
          usual=""
          legend="The clocks went back that night. Which of the two was it?"
          options={[...back.choices, { value: '', label: 'I do not know' }]}
        />
      )}
    </>
  )
}

interface QuestionProps {
  readonly name: string
  readonly legend: string
  /** The value that holds until the visitor says otherwise. */
  readonly usual: string | undefined
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

function Question({ name, legend, usual, options }: QuestionProps) {
  const before = tabState().answers?.[name]
  const checked = options.some(({ value }) => value === before) ? before : usual
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === checked} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
