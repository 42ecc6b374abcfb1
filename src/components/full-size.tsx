import './full-size.css'
import { layoutText } from './layout.text.ts'

/** The largest picture of a figure. */
export interface FullSizePicture {
  readonly url: string
  /** True for a picture whose lines would show moiré if it were scaled: it is shown px for px. */
  readonly isUnscaled?: true
}

interface Props {
  /** The figure's number or, where it has two pictures, its number and letter. */
  readonly number: number | string
}

/** Shows the button that opens the largest picture of a figure over the page. It uses no script. */
export function FullSizeButton({ number }: Props) {
  const figure = layoutText.figure(number)
  return (
    <>
      {' '}
      {/* Its label is generated content: text browsers would show a button that has no effect. */}
      <button
        className="full-size-button screen-only"
        type="button"
        popoverTarget={getId(number)}
        aria-label={`${layoutText.viewLarger}: ${figure}`}
        data-generated-content={layoutText.viewLarger}
      />
    </>
  )
}

/** Shows the largest picture of a figure over the page, and the button that closes it. It is loaded when it is opened. */
export function FullSizePopover({ number, picture }: Props & { readonly picture: FullSizePicture }) {
  const { url, isUnscaled } = picture
  const figure = layoutText.figure(number)
  return (
    <dialog className="full-size dark-surface" id={getId(number)} popover="auto" aria-label={figure}>
      {/* The figure has the alternative text: it is the same picture, and text browsers show both. */}
      <img className={isUnscaled && 'full-size-unscaled'} src={url} alt="" loading="lazy" />
      <button
        className="button"
        type="button"
        autoFocus
        popoverTarget={getId(number)}
        popoverTargetAction="hide"
        aria-label={layoutText.backTo(figure)}
        data-generated-content={layoutText.backTo(figure)}
      />
    </dialog>
  )
}

function getId(number: number | string): string {
  return `full-size-${number}`
}
