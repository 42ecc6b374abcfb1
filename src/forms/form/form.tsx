import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { bringIntoView } from './bring-into-view.ts'
import { Control } from './control.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { useFaults } from './faults.ts'
import { type Answer, answersOf, type Field, faultsOf } from './field.ts'
import { useReviewStep } from './review-step.ts'
import { remember, useTabMemory } from './tab-memory.ts'

/** What a review is made of, and the two ways back from it. */
export interface ReviewProps {
  readonly answers: readonly Answer[]
  /** Leads back to the form, to the field with this name. */
  readonly change: (name: string) => void
  /** Empties the form and shows it. */
  readonly restart: () => void
}

interface Props {
  readonly form: RefObject<HTMLFormElement | null>
  readonly prefix: string
  readonly fields: readonly Field[]
  readonly noun: string
  readonly address: string
  readonly submit: string
  /** The contact form checks nothing (specification, section 5). */
  readonly unchecked?: boolean
  /** Answers said back, by the field's name. */
  readonly said?: Readonly<Record<string, string>>
  /** What stands under a field's control, by the field's name. */
  readonly below?: Readonly<Record<string, ReactNode>>
  /** Called at every change, and once at the start if answers are there already: restored, or typed before the script. */
  readonly onChanged?: (form: HTMLFormElement) => void
  /** Called when everything is to be forgotten. */
  readonly onErased?: () => void
  /** Stands under the form. It stays in the page, unseen, while the review is shown. */
  readonly after?: ReactNode
  /** Shown in the form's place after a valid submit. */
  readonly review: (props: ReviewProps) => ReactNode
}

/**
 * A form that sends nothing. Without script its `mailto:` action opens the visitor's mail program; with script a valid
 * submit shows the review instead. The controls stay in the page meanwhile, so that nothing typed is lost.
 */
export function Form({ form, prefix, fields, noun, address, submit, unchecked = false, ...props }: Props) {
  const { faults, attempt, ...check } = useFaults(form, fields)
  const [answers, setAnswers] = useState<readonly Answer[]>([])
  const read = () => {
    const element = form.current
    if (!element || (!unchecked && faultsOf(element, fields).length > 0)) return false
    setAnswers(answersOf(element, fields))
    return true
  }
  const [reviewing, show, leave] = useReviewStep(read)

  useTabMemory(form, (element) => props.onChanged?.(element))

  const goal = useRef<string>(undefined)
  useEffect(() => {
    if (reviewing) {
      goal.current = 'submit'
    } else if (goal.current) {
      bringIntoView(`${prefix}-${goal.current}`)
      goal.current = undefined
      if (form.current) remember(form.current)
    }
  }, [reviewing, prefix, form])
  const change = (name: string) => {
    goal.current = name
    leave()
  }
  const restart = () => {
    form.current?.reset()
    if (form.current) props.onChanged?.(form.current)
    props.onErased?.()
    change(fields[0]?.name ?? '')
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    check.clear()
    if (!read()) return
    // The pause after typing may not be over.
    if (form.current) remember(form.current)
    show()
  }
  return (
    <>
      <form
        ref={form}
        hidden={reviewing}
        action={`mailto:${address}`}
        method="post"
        encType="text/plain"
        noValidate={unchecked}
        onInput={(event) => {
          check.onInput(event)
          props.onChanged?.(event.currentTarget)
        }}
        onSubmit={onSubmit}
      >
        <ErrorSummary faults={faults} prefix={prefix} attempt={attempt} />
        {!unchecked && <p className="caption">An asterisk marks what we cannot do without.</p>}
        <div className="fields">
          {fields.map((field) => (
            <Control
              key={field.name}
              field={field}
              prefix={prefix}
              message={faults.find(({ name }) => name === field.name)?.message}
              said={props.said?.[field.name]}
            >
              {props.below?.[field.name]}
            </Control>
          ))}
        </div>
        <noscript>
          <p>
            Without script, this button opens your mail program with your {noun} in it. Nothing is sent until you send
            it. {fields.some(({ type }) => type === 'file') && 'Add your files there.'}
          </p>
        </noscript>
        <button className="button button-solid" type="submit" id={`${prefix}-submit`}>
          {submit}
        </button>
      </form>
      <div hidden={reviewing}>{props.after}</div>
      {reviewing && props.review({ answers, change, restart })}
    </>
  )
}
