import { Component, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { brokenText } from './form.text.ts'
import { getElementId, type Slot } from './form-markup.ts'

interface Props {
  readonly slot: Slot
  readonly children: ReactNode
}

/** Shows children in a slot. After an error, as from a translator that moves nodes, a sentence replaces this part. */
export class SlotContent extends Component<Props, { readonly hasFailed?: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error): void {
    const text = brokenText[error.name === 'NotFoundError' ? 'interference' : 'ours']
    const message = document.createElement('p')
    message.className = 'field-error has-error'
    message.textContent = text
    message.setAttribute('role', 'alert')
    // Once React has removed what it finds of this part.
    queueMicrotask(() => document.getElementById(getElementId(this.props.slot))?.replaceChildren(message))
  }

  override render(): ReactNode {
    const element = document.getElementById(getElementId(this.props.slot))
    // React has no state before an error.
    return this.state?.hasFailed || !element ? null : createPortal(this.props.children, element)
  }
}

/** Shows a changing text alone in its element: a translator's replacement is then replaced or removed with it. */
export function ChangingText({ text }: { readonly text: string | undefined }) {
  return text ? <span>{text}</span> : null
}
