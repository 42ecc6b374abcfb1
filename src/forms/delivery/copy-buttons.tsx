import { useState } from 'react'
import { deliveryText } from './delivery.text.ts'
import { useStatus } from './delivery-steps.tsx'

/** A text that can be copied: the label of its button, the text on request, and the status message afterwards. */
export interface Copy {
  readonly label: string
  readonly getText: () => string
  readonly status: string
}

/**
 * Returns a function that copies a text and returns what was done, in words; and the text that the browser did not allow
 * to copy, if any.
 */
export function useCopy() {
  const [blockedText, setBlockedText] = useState<string>()
  const copy = async ({ getText, status }: Copy) => {
    const text = getText()
    // Missing on a page over plain HTTP, and denied by a visitor or the browser.
    const clipboard: Clipboard | undefined = navigator.clipboard
    const isCopied = await clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    setBlockedText(isCopied ? undefined : text)
    return isCopied ? status : deliveryText.copy.blocked
  }
  return { copy, blockedText }
}

/** Shows a text that the browser did not allow to copy, selected, for copying by hand. */
export function CopyByHand({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null
  return (
    <div className="field">
      <textarea key={text} ref={focusText} readOnly value={text} rows={6} aria-label={deliveryText.copy.fallback} />
    </div>
  )
}

export function CopyButtons({ copies }: { readonly copies: readonly Copy[] }) {
  const [status, showOutcome] = useStatus()
  const { copy, blockedText } = useCopy()
  return (
    <>
      <p className="buttons secondary-actions">
        {copies.map((one) => (
          <button key={one.label} className="text-button" type="button" onClick={() => showOutcome(copy(one))}>
            {one.label}
          </button>
        ))}
      </p>
      <p className="status-message" aria-live="polite">
        {status}
      </p>
      <CopyByHand text={blockedText} />
    </>
  )
}

/** Selects a text for the keyboard's copy command. Only Chromium moves the focus along by itself. */
function focusText(area: HTMLTextAreaElement | null): void {
  area?.focus()
  area?.select()
}
