import { type ReactNode, useState } from 'react'
import { deliveryText } from './delivery.text.ts'

/** A text that can be copied: the label of its button, the text on request, and the status message afterwards. */
export interface Copy {
  readonly label: string
  readonly getText: () => string
  readonly status: string
}

/**
 * Returns a function that copies a text and returns what was done, in words; and, where the browser denies copying, the
 * text for copying by hand.
 */
export function useCopy(): { copy: (copied: Copy) => Promise<string>; fallback: ReactNode } {
  const [fallback, setFallback] = useState<string>()
  const copy = async ({ getText, status }: Copy) => {
    const text = getText()
    try {
      await navigator.clipboard.writeText(text)
      setFallback(undefined)
      return status
    } catch {
      // Denied by the visitor or the browser, or missing on a page over plain HTTP.
      setFallback(text)
      return deliveryText.copy.blocked
    }
  }
  return {
    copy,
    fallback: fallback !== undefined && (
      <textarea
        key={fallback}
        className="copy-fallback"
        ref={focusText}
        readOnly
        value={fallback}
        rows={6}
        aria-label={deliveryText.copy.fallback}
      />
    ),
  }
}

/** Shows buttons that copy. */
export function CopyButtons({ copies }: { readonly copies: readonly Copy[] }) {
  const [status, setStatus] = useState('')
  const { copy, fallback } = useCopy()
  const handleClick = async (one: Copy) => {
    const outcome = copy(one)
    // Emptied first, so that the same message is announced again.
    setStatus('')
    setStatus(await outcome)
  }
  return (
    <>
      <p className="buttons secondary-actions">
        {copies.map((one) => (
          <button key={one.label} className="text-button" type="button" onClick={() => handleClick(one)}>
            {one.label}
          </button>
        ))}
      </p>
      <p className="status-message" aria-live="polite">
        {status}
      </p>
      {fallback}
    </>
  )
}

/** Selects a text for the keyboard's copy command. Only Chromium moves the focus along by itself. */
function focusText(area: HTMLTextAreaElement | null): void {
  area?.focus()
  area?.select()
}
