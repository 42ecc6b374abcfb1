import { type ReactNode, useState } from 'react'
import type { DeliveryMethodProps } from './delivery-method.ts'

/** One press of a delivery method: a button, or a link to a program. */
interface DeliveryPress {
  readonly label: string
  /** The URL of a link. */
  readonly href?: string
  readonly onPress: () => void
  /** Whether the press before is still at work. */
  readonly isBusy?: boolean
  /** Stands beside the button. */
  readonly children?: ReactNode
}

interface Props extends Pick<DeliveryMethodProps, 'isCurrent' | 'onUse'> {
  /** What the method does. */
  readonly lead: ReactNode
  /** Its presses, in order. */
  readonly presses: readonly DeliveryPress[]
  /** What is left to do by hand. */
  readonly rest: ReactNode
  /** What was done last; empty before the first press. */
  readonly status: string
}

/** Shows a delivery method: what it does, its presses, what is left to do by hand, and what was done last. */
export function DeliverySteps({ lead, presses, rest, status, isCurrent, onUse }: Props) {
  const [next, setNext] = useState(0)
  return (
    <>
      <p>{lead}</p>
      <ol className="delivery-steps">
        {presses.map(({ label, href, onPress, isBusy, children }, index) => {
          const props = {
            className: isCurrent && index === Math.min(next, presses.length - 1) ? 'button button-primary' : 'button',
            onClick() {
              setNext(index + 1)
              onUse()
              onPress()
            },
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
            </li>
          )
        })}
        <li>{rest}</li>
      </ol>
      <p className="status-message" aria-live="polite">
        {status}
      </p>
    </>
  )
}
