import { type ReactNode, useState } from 'react'
import type { Report } from '../documents/report.ts'

/** The props of every delivery method. */
export interface DeliveryMethodProps {
  readonly report: Report
  /** The subject of an email with the report. */
  readonly subject: string
  /** Whether its next button is the solid one: it is the first method, or was used last. */
  readonly isCurrent: boolean
  /** Called at each press in it. */
  readonly onUse: () => void
}

/** One press of a delivery method: a button, or a link to a program. */
interface DeliveryPress {
  readonly label: string
  /** The URL of a link. */
  readonly href?: string
  /** Returns what was done, in words. */
  readonly onPress: () => string | Promise<string>
  /** Whether the operation of the last press still runs. */
  readonly isBusy?: boolean
  /** Shown beside the button. */
  readonly children?: ReactNode
}

interface Props extends Pick<DeliveryMethodProps, 'isCurrent' | 'onUse'> {
  /** What the method does. */
  readonly lead: ReactNode
  /** Its presses, in order. */
  readonly presses: readonly DeliveryPress[]
  /** What is left to do by hand. */
  readonly rest: ReactNode
}

/** Shows a delivery method: what it does, its presses, each with what was done below, and what is left to do by hand. */
export function DeliverySteps({ lead, presses, rest, isCurrent, onUse }: Props) {
  const [next, setNext] = useState(0)
  const [statuses, setStatuses] = useState<Readonly<Record<number, string>>>({})
  const press = async ({ onPress, isBusy }: DeliveryPress, index: number) => {
    if (isBusy) return
    setNext(index + 1)
    onUse()
    const outcome = onPress()
    const setStatus = (status: string) => setStatuses((others) => ({ ...others, [index]: status }))
    // Emptied first, so that the same message is announced again.
    setStatus('')
    setStatus(await outcome)
  }
  return (
    <>
      <p>{lead}</p>
      <ol className="delivery-steps">
        {presses.map((step, index) => {
          const { label, href, isBusy, children } = step
          const props = {
            className: isCurrent && index === Math.min(next, presses.length - 1) ? 'button button-primary' : 'button',
            onClick: () => press(step, index),
          }
          return (
            <li key={label}>
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
                {statuses[index]}
              </p>
            </li>
          )
        })}
        <li>{rest}</li>
      </ol>
    </>
  )
}
