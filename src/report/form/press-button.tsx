import { type ReactNode, useState } from 'react'
import { copyText } from '../../components/copy-text.ts'
import { copyButtonText } from './press-button.text.ts'

interface Props {
  readonly label: string
  readonly className?: string | undefined
  /** Returns what was done, in words. */
  readonly onPress: () => string | Promise<string>
  readonly children?: ReactNode
}

/** Shows a button with what it did below. */
export function PressButton({ label, className = 'text-button', onPress, children }: Props) {
  const [status, setStatus] = useState('')
  const handleClick = async () => {
    // Emptied first, so that the same message is announced again.
    setStatus('')
    setStatus(await onPress())
  }
  return (
    <>
      <button className={className} type="button" onClick={handleClick}>
        {label}
      </button>
      {children}
      <p className="field-status" aria-live="polite">
        {status}
      </p>
    </>
  )
}

interface CopyProps {
  readonly label: string
  readonly getText: () => string
  /** What is said below once it is copied. */
  readonly status?: string
  readonly onCopied?: () => void
}

/** Shows a button that copies a text; where the browser denies that, the text selected, to copy by hand. */
export function CopyButton({ label, getText, status = '', onCopied }: CopyProps) {
  /** How often the browser has denied it. */
  const [denials, setDenials] = useState(0)
  const handlePress = async () => {
    const isCopied = await copyText(getText())
    setDenials(isCopied ? 0 : denials + 1)
    if (isCopied) onCopied?.()
    return isCopied ? status : copyButtonText.blocked
  }
  return (
    <>
      <PressButton label={label} onPress={handlePress} />
      {denials > 0 && (
        <div className="field">
          <textarea
            key={denials}
            ref={selectText}
            readOnly
            value={getText()}
            rows={6}
            aria-label={copyButtonText.fallback}
          />
        </div>
      )}
    </>
  )
}

function selectText(area: HTMLTextAreaElement | null): void {
  area?.focus()
  area?.select()
}
