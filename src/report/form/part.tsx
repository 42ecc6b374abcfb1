import { Component, type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { formText } from './form.text.ts'
import { getElementId, type LiveRegion, type Slot, writeText } from './form-markup.ts'

interface Props {
  readonly slot: Slot
  readonly children: ReactNode
}

/**
 * Shows its children in a slot of the markup. An extension or a translator that moves what React has rendered causes
 * errors: after one, this part is replaced by a sentence that says whose fault it is, and the others go on.
 */
export class Part extends Component<Props, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error): void {
    // What React rendered is not found where something has moved it.
    const text = formText.broken[error.name === 'NotFoundError' ? 'interference' : 'ours']
    const message = document.createElement('p')
    message.className = 'field-error has-error'
    message.textContent = text
    message.setAttribute('role', 'alert')
    // Once React has removed what it finds of this part.
    queueMicrotask(() => document.getElementById(getElementId(this.props.slot))?.replaceChildren(message))
  }

  override render(): ReactNode {
    const element = document.getElementById(getElementId(this.props.slot))
    return this.state.hasFailed || !element ? null : createPortal(this.props.children, element)
  }
}

/** Shows a text in a live region of the markup. */
export function StatusMessage({ region, text }: { readonly region: LiveRegion; readonly text: string }) {
  useEffect(() => {
    // Synchronizes the live region, which a portal would make clickable: Orca says so after each sentence.
    writeText(region, text)
  }, [region, text])
  return null
}

/**
 * Shows a text that changes, alone in its element: what a translator puts in its place is then replaced or removed with
 * it. A text node beside others would change invisibly, and could no longer be removed.
 */
export function ChangingText({ text }: { readonly text: string | undefined }) {
  return text ? <span>{text}</span> : null
}
