import './full-size.css'
import { layoutText } from './layout.text.ts'

/** The largest picture of a figure. */
export interface FullSizePicture {
  readonly url: string
  /** True for a picture whose lines would show moiré if it were enlarged: its zoom shows it px for px. */
  readonly isUnscaled?: true
  /** What its zoom begins with, where that is not the center. */
  readonly point?: 'left'
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

/**
 * Shows the largest picture of a figure over the page, fitted to the screen, with a button that enlarges it and one that
 * closes it. It is loaded when it is opened.
 */
export function FullSizePopover({ number, picture }: Props & { readonly picture: FullSizePicture }) {
  const { url, isUnscaled, point } = picture
  const figure = layoutText.figure(number)
  const zoomId = `zoom-${number}`
  return (
    <dialog
      className={`full-size dark-surface${isUnscaled ? ' full-size-unscaled' : ''}${point ? ` full-size-${point}` : ''}`}
      id={getId(number)}
      popover="auto"
      aria-label={figure}
    >
      {/* The figure has the alternative text: it is the same picture, and text browsers show both. */}
      <img src={url} alt="" loading="lazy" />
      <div>
        <button
          className="button"
          type="button"
          autoFocus
          popoverTarget={getId(number)}
          popoverTargetAction="hide"
          aria-label={layoutText.backTo(figure)}
          data-generated-content={layoutText.backTo(figure)}
        />
        <button
          className="button"
          type="button"
          popoverTarget={zoomId}
          aria-label={layoutText.zoom}
          data-generated-content={layoutText.zoom}
        />
      </div>
      {/* Shows nothing: open, it is the state of the zoom, which the styles of the picture follow. */}
      <i id={zoomId} popover="auto" />
    </dialog>
  )
}

function getId(number: number | string): string {
  return `full-size-${number}`
}
