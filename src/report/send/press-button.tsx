import { type ReactNode, useState } from 'react'

interface Props {
  readonly label: string
  readonly className?: string
  /** Returns what was done, in words. It is not called again before that. */
  readonly onPress: () => string | Promise<string>
  /** Shown between the button and what it did. */
  readonly children?: ReactNode
}

/** Shows a button with what it did below. */
export function PressButton({ label, className = 'text-button', onPress, children }: Props) {
  const [status, setStatus] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const handleClick = async () => {
    if (isBusy) return
    // Emptied first, so that the same message is announced again.
    setStatus('')
    setIsBusy(true)
    setStatus(await onPress())
    setIsBusy(false)
  }
  return (
    <>
      <button className={className} type="button" aria-disabled={isBusy} onClick={handleClick}>
        {label}
      </button>
      {children}
      <p className="status-message" aria-live="polite">
        {status}
      </p>
    </>
  )
}
