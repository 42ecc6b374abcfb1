import { type ReactNode, useEffect, useRef, useState } from 'react'
import { bringIntoView, inAMoment, reviewTitle } from './bring-into-view.ts'
import { Control, type FormParts } from './control.tsx'
import { type FormDefinition, fileField } from './definition.ts'
import type { FormStore } from './store.ts'
import { useAnswered } from './use-store.ts'

/**
 * A screen reader that is still on the form when the form goes says nothing of the review (heard with Orca, 2026-11-22): 100 ms
 * were enough on a machine at rest, 600 ms on one at work, and neither where twenty programs wanted its two cores.
 */
const overlap = 2000
/**
 * A control that has only just come back is not there yet for a screen reader: Firefox said nothing of it, or no name (300 ms
 * were too few 2 times of 27 beside two busy programs). Letters typed meanwhile are the control's.
 */
const arrival = 600
/** Not a space: it may be the second press of the button that led here. */
const letter = /^\S$/u

interface Props<Parts extends FormParts> {
  readonly store: FormStore<Parts>
  readonly definition: FormDefinition
  /** Stands under the form. It stays in the page, unseen, while the review is shown. */
  readonly after?: ReactNode
  /** What a submit is answered with: what is wrong, or the review. */
  readonly children: ReactNode
}

/**
 * A form that sends nothing, and its review in its place. Without script its `mailto:` action opens the visitor's mail
 * program. The controls stay in the page meanwhile, so that nothing typed is lost.
 */
export function Form<Parts extends FormParts>({ store, definition, after, children }: Props<Parts>) {
  const { id: prefix, fields, noun, address, submit, checked } = definition
  const step = useAnswered(store, (state) => state.step)
  const faulty = useAnswered(store, ({ faults }) => faults.length > 0)
  const [left, setLeft] = useState(step)
  const focused = useRef(step)
  useEffect(() => {
    // In step with the browser's focus and with screen readers: focus moves first, and what is left goes a moment later.
    const moved = focused.current !== step
    focused.current = step
    if (moved && step === 'reviewing') bringIntoView(reviewTitle)
    const arrive = () => {
      // Whoever writes already is not called away, in the middle of a word.
      if (!document.activeElement?.closest('form')) bringIntoView(`${prefix}-${store.get().goal}`)
    }
    const arriving = moved && step === 'writing' && inAMoment(arrival, arrive, letter)
    // Whoever presses the next key has arrived, and must not come to what is no longer seen.
    const leaving = inAMoment(overlap, () => setLeft(step))
    return () => {
      if (arriving) arriving()
      leaving()
    }
  }, [step, prefix, store])
  const of = (one: typeof step) => ({
    hidden: step !== one && left !== one,
    className: step !== one && left === one ? 'visually-hidden' : undefined,
  })
  return (
    <>
      {/* What is wrong stands above the form, the review after it: of one before it Firefox said nothing (Orca, 2026-11-22). */}
      {faulty && children}
      <div {...of('writing')}>
        {/* Awake, the form looks at its answers itself, and blanks are none to it: what wakes it says `noValidate`. */}
        <form
          action={`mailto:${address}`}
          method="post"
          encType="text/plain"
          noValidate={!checked}
          // Firefox says of a form with an empty required field that it is an invalid entry.
          aria-invalid={false}
          suppressHydrationWarning
        >
          {checked && <p className="caption">Fields marked * are required.</p>}
          <div className="fields">
            {fields.map((field) => (
              <Control key={field.name} store={store} field={field} prefix={prefix} />
            ))}
          </div>
          <noscript>
            {/* React draws nothing here where there is script, which need not carry the words. */}
            {import.meta.env.SSR && (
              <p>
                Without script, this button opens your mail program with your {noun} in it. Nothing is sent until you
                send it. {fileField(definition) && 'Add your files there.'}
              </p>
            )}
          </noscript>
          <button className="button button-solid" type="submit" id={`${prefix}-submit`}>
            {submit}
          </button>
        </form>
        {after}
      </div>
      {!faulty && (step === 'reviewing' || left === 'reviewing') && (
        <div className={of('reviewing').className ?? 'reviewing'}>{children}</div>
      )}
    </>
  )
}
