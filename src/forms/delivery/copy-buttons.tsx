import { useState } from 'react'
import { deliveryText } from './delivery.text.ts'

/** A text that can be copied: the label of its button, the text on request, and the status message afterwards. */
export interface Copy {
  readonly label: string
  readonly getText: () => string
  readonly status: string
}

/** Shows buttons that copy. Where the browser denies copying, the text is shown for copying by hand. */
export function CopyButtons({ copies }: { readonly copies: readonly Copy[] }) {
  const [status, setStatus] = useState('')
  const [fallback, setFallback] = useState<string>()
  const copy = async ({ getText, status }: Copy) => {
    const text = getText()
    // Emptied first, so that the same message is announced again.
    setStatus('')
    try {
      await navigator.clipboard.writeText(text)
      setFallback(undefined)
      setStatus(status)
    } catch {
      // Denied by the visitor or the browser, or missing on a page over plain HTTP.
      setFallback(text)
      setStatus(deliveryText.copy.blocked)
    }
  }
  return (
    <>
      <p className="buttons secondary-actions">
        {copies.map((one) => (
          <button key={one.label} className="text-button" type="button" onClick={() => copy(one)}>
            {one.label}
          </button>
        ))}
      </p>
      <p className="status-message" aria-live="polite">
        {status}
      </p>
      {fallback !== undefined && (
        <textarea
          key={fallback}
          className="copy-fallback"
          ref={focusText}
          readOnly
          value={fallback}
          rows={6}
          aria-label={deliveryText.copy.fallback}
        />
      )}
    </>
  )
}

/** Selects a text for the keyboard's copy command. Only Chromium moves the focus along by itself. */
function focusText(area: HTMLTextAreaElement | null): void {
  area?.focus()
  area?.select()
}
