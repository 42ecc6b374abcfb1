import { type FormEvent, useRef, useState } from 'react'
import { Control } from './control.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { type Answer, answersOf, type Fault, type Field, faultsOf } from './field.ts'
import { Review } from './review.tsx'

interface Props {
  readonly prefix: string
  readonly fields: readonly Field[]
  readonly noun: string
  readonly address: string
  readonly submit: string
  /** The contact form checks nothing (specification, section 5). */
  readonly unchecked?: boolean
}

/**
 * A form that sends nothing. Without script its `mailto:` action opens the visitor's mail program; with script a valid
 * submit shows the finished text instead. The controls stay in the page meanwhile, so that nothing typed is lost.
 */
export function Form({ prefix, fields, noun, address, submit, unchecked = false }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [attempt, setAttempt] = useState(0)
  const [answers, setAnswers] = useState<readonly Answer[]>()

  // One `invalid` event comes for each refused control; all of them are read at the first, and the bubble stays away.
  const onInvalid = (event: FormEvent) => {
    event.preventDefault()
    if (!form.current) return
    setFaults(faultsOf(form.current, fields))
    setAttempt(attempt + 1)
  }
  const onInput = () => {
    if (faults.length === 0 || !form.current) return
    const still = faultsOf(form.current, fields)
    setFaults(faults.filter((fault) => still.some(({ name }) => name === fault.name)))
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.current) return
    setFaults([])
    setAnswers(answersOf(form.current, fields))
  }
  return (
    <>
      <form
        ref={form}
        hidden={answers !== undefined}
        action={`mailto:${address}`}
        method="post"
        encType="text/plain"
        noValidate={unchecked}
        onInvalidCapture={onInvalid}
        onInput={onInput}
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
            />
          ))}
        </div>
        <noscript>
          <p>
            Without script, this button opens your mail program with your {noun} in it. Add files there. Nothing is sent
            until you send it.
          </p>
        </noscript>
        <button className="button button-solid" type="submit">
          {submit}
        </button>
      </form>
      {answers && <Review noun={noun} answers={answers} address={address} onChange={() => setAnswers(undefined)} />}
    </>
  )
}
