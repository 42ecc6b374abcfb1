import { type ReactNode, useState } from 'react'
import type { Report } from '../documents/report.ts'

export interface DeliveryMethodProps {
  readonly report: Report
  /** The subject of an email with the report. */
  readonly subject: string
  /** Whether its next button is the solid one: it is the first method, or was used last. */
  readonly isCurrent: boolean
  /** Called at each press in it. */
  readonly onUse: () => void
  /** Called when the report was handed over by it, as far as this page can tell. */
  readonly onHandOver: () => void
}

/** One press of a delivery method: a button, or a link to a program. */
export interface DeliveryPress {
  readonly label: string
  readonly href?: string
  /** Returns what was done, in words. It is not called again before that. */
  readonly onPress: () => string | Promise<string>
  /** Shown beside the button. */
  readonly children?: ReactNode
  /** Shown below what was done. */
  readonly below?: ReactNode
}

interface Props extends Pick<DeliveryMethodProps, 'isCurrent' | 'onUse'> {
  readonly lead: ReactNode
  readonly presses: readonly DeliveryPress[]
  readonly rest: ReactNode
}

/** Shows a delivery method: what it does, its presses, each with what was done below, and what is left to do by hand. */
export function DeliverySteps({ lead, presses, rest, isCurrent, onUse }: Props) {
  const [next, setNext] = useState(0)
  const handlePress = (index: number) => {
    setNext(index + 1)
    onUse()
  }
  return (
    <>
      <p>{lead}</p>
      <ol className="delivery-steps">
        {presses.map((press, index) => (
          <DeliveryStep
            key={press.label}
            press={press}
            isNext={isCurrent && index === Math.min(next, presses.length - 1)}
            onUse={() => handlePress(index)}
          />
        ))}
        <li>{rest}</li>
      </ol>
    </>
  )
}

interface StepProps extends Pick<DeliveryMethodProps, 'onUse'> {
  readonly press: DeliveryPress
  readonly isNext: boolean
}

/** Shows one press as an item of a list, with what it did below. */
export function DeliveryStep({ press, isNext, onUse }: StepProps) {
  const { label, href, onPress, children, below } = press
  const [status, showOutcome] = useStatus()
  const [isBusy, setIsBusy] = useState(false)
  const handleClick = async () => {
    if (isBusy) return
    onUse()
    const outcome = onPress()
    setIsBusy(typeof outcome !== 'string')
    await showOutcome(outcome)
    setIsBusy(false)
  }
  const props = { className: isNext ? 'button button-primary' : 'button', onClick: handleClick }
  return (
    <li>
      {href ? (
        <a {...props} href={href}>
          {label}
        </a>
      ) : (
        <button {...props} type="button" aria-disabled={isBusy}>
          {label}
        </button>
      )}
      {children}
      <p className="status-message" aria-live="polite">
        {status}
      </p>
      {below}
    </li>
  )
}

/** Returns a status message, empty at first, and a function that shows there what a press did, once it is done. */
export function useStatus() {
  const [status, setStatus] = useState('')
  const showOutcome = async (outcome: string | Promise<string>) => {
    // Emptied first, so that the same message is announced again.
    setStatus('')
    setStatus(await outcome)
  }
  return [status, showOutcome] as const
}
