import type { MouseEvent, ReactNode } from 'react'
import type { EvidenceCommands } from './evidence-commands.ts'

interface Props {
  readonly store: Pick<EvidenceCommands, 'removeFile'>
  readonly id: string
  /** Spoken by screen readers after the button's text. */
  readonly name: string
  readonly children: ReactNode
}

/** Shows a button that takes a file, or a message about one, off its list. */
export function RemoveButton({ store, id, name, children }: Props) {
  const handleClick = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const buttons = [...(currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('[data-remove-file]') ?? [])]
    const index = buttons.indexOf(currentTarget)
    const input = currentTarget.closest('.field')?.querySelector('input')
    store.removeFile(id)
    // The pressed button is about to be removed: focus moves to the one that takes its place, or to the file input.
    ;(buttons[index + 1] ?? buttons[index - 1] ?? input)?.focus()
  }
  return (
    <button className="text-button" type="button" data-remove-file="" onClick={handleClick}>
      {children}
      <span className="visually-hidden">{` ${name}`}</span>
    </button>
  )
}
