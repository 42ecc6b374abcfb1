import type { MouseEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'

interface Props {
  readonly name: string
  readonly onRemove: () => void
  readonly children: ReactNode
}

/** Shows a button that takes a file, or a message about one, off its list. */
export function RemoveButton({ name, onRemove, children }: Props) {
  const handleClick = ({ currentTarget, nativeEvent }: MouseEvent<HTMLButtonElement>) => {
    const field = currentTarget.closest<HTMLElement>('.field')
    const buttons = [...(currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
    const index = buttons.indexOf(currentTarget)
    removeInPlace(currentTarget, field, nativeEvent, onRemove)
    // The pressed button is gone.
    const next = buttons[index + 1] ?? buttons[index - 1] ?? field?.querySelector('input')
    next?.focus({ preventScroll: true })
  }
  return (
    <button className="text-button" type="button" data-remove="" onClick={handleClick}>
      {children}
      <span className="visually-hidden">{` ${name}`}</span>
    </button>
  )
}

let closePlace: ((event?: Event) => void) | undefined
for (const type of ['keydown', 'click']) addEventListener(type, (event) => closePlace?.(event))

/** Removes the item of a button, and leaves its place empty until something else is pressed. */
function removeInPlace(
  button: HTMLElement,
  field: HTMLElement | null,
  press: globalThis.MouseEvent,
  remove: () => void,
) {
  const next = button.closest('li')?.nextElementSibling as HTMLElement | null
  // The first item has no line above it.
  const getTop = () => next?.firstElementChild?.getBoundingClientRect().top ?? 0
  const getHeight = () => field?.offsetHeight ?? 0
  const [top, height] = [getTop(), getHeight()]
  closePlace?.()
  flushSync(remove)
  if (next) next.style.marginTop = `${Number.parseFloat(getComputedStyle(next).marginTop) + top - getTop()}px`
  if (field) field.style.marginBottom = `${height - getHeight()}px`
  closePlace = (event) => {
    if (event === press) return
    next?.style.removeProperty('margin-top')
    field?.style.removeProperty('margin-bottom')
    closePlace = undefined
  }
}
