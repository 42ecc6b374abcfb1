import type { MouseEvent } from 'react'

interface Props {
  /** Spoken by screen readers after the button's text. */
  readonly name: string
  readonly onRemove: () => void
  readonly children: string
}

/** Shows a button that takes a file, or a message about one, off its list. */
export function RemoveButton({ name, onRemove, children }: Props) {
  const handleClick = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const buttons = [...(currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
    const index = buttons.indexOf(currentTarget)
    const input = currentTarget.closest('.field')?.querySelector('input')
    onRemove()
    // The pressed button is about to be removed: focus moves to the one that takes its place, or to the file input.
    const next = buttons[index + 1] ?? buttons[index - 1] ?? input
    next?.focus()
  }
  return (
    <button className="text-button" type="button" data-remove="" onClick={handleClick}>
      {children}
      <span className="visually-hidden">{` ${name}`}</span>
    </button>
  )
}
