import { useState } from 'react'
import { PressButton } from './press-button.tsx'
import { sendText } from './send.text.ts'

interface Props {
  readonly label: string
  readonly getText: () => string
  /** What is said once the text is copied. */
  readonly status: string
  readonly onCopied?: (text: string) => void
}

/** Shows a button that copies a text; where the browser does not allow that, the text selected, for copying by hand. */
export function CopyButton({ label, getText, status, onCopied }: Props) {
  const [blockedText, setBlockedText] = useState<string>()
  const handlePress = async () => {
    const text = getText()
    const isCopied = await copyText(text)
    setBlockedText(isCopied ? undefined : text)
    if (isCopied) onCopied?.(text)
    return isCopied ? status : sendText.copy.blocked
  }
  return (
    <>
      <PressButton label={label} onPress={handlePress} />
      {blockedText !== undefined && (
        <div className="field">
          <textarea
            key={blockedText}
            ref={selectText}
            readOnly
            value={blockedText}
            rows={6}
            aria-label={sendText.copy.fallback}
          />
        </div>
      )}
    </>
  )
}

/** Returns whether the browser has copied a text. */
export async function copyText(text: string): Promise<boolean> {
  // Missing on a page over plain HTTP, and denied by a visitor or the browser.
  const clipboard: Clipboard | undefined = navigator.clipboard
  return (
    clipboard?.writeText(text).then(
      () => true,
      () => false,
    ) ?? false
  )
}

/** Selects a text for the keyboard's copy command. Only Chromium moves the focus along by itself. */
function selectText(area: HTMLTextAreaElement | null): void {
  area?.focus()
  area?.select()
}
