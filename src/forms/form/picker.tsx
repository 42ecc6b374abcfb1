import type { ComponentProps } from 'react'

/**
 * The native file picker, unseen but in place: it covers the box, so the keyboard, a click and a drop all reach the
 * browser's own control, before any script and without it.
 */
export function Picker(attributes: ComponentProps<'input'>) {
  return (
    <div className="picker">
      <input {...attributes} type="file" multiple />
      <span aria-hidden="true">Choose files or drop them here</span>
    </div>
  )
}
