import './plate.css'
import type { ReactNode } from 'react'
import { layoutText } from './layout.text.ts'
import { createWidthSrcSet, getMediaUrl } from './media-urls.ts'

interface PlateProps {
  /** The name of the files in `media/plates/`. */
  readonly name: string
  readonly alt: string
  readonly caption: string
  readonly sizes: string
}

/**
 * Shows the computed plate of a page, 16:10: in three widths as AVIF, and in one for browsers that do not take it. It is on the
 * first screen, and fetched at once.
 */
export function Plate({ name, alt, caption, sizes }: PlateProps) {
  const files = `plates/${name}`
  return (
    <Figure
      number={1}
      caption={
        <>
          {caption}
          <NegativePrintNote />
        </>
      }
      fullSize={getMediaUrl(`${files}-1440.avif`)}
    >
      <picture className="plate">
        <source type="image/avif" srcSet={createWidthSrcSet(files, [480, 960, 1440], 'avif')} sizes={sizes} />
        <img src={getMediaUrl(`${files}-960.webp`)} width={960} height={600} alt={alt} fetchPriority="high" />
      </picture>
    </Figure>
  )
}

/** Shows a figure with its number, "Fig. 1", and its content in one plain sentence. */
export function Figure({
  id,
  number,
  caption,
  fullSize,
  isCaptionLast = false,
  children,
}: {
  readonly id?: string
  readonly number: number | string
  readonly caption: ReactNode
  readonly fullSize?: string
  /** With controls in it, which the keyboard reaches in the order of the screen. */
  readonly isCaptionLast?: boolean
  readonly children: ReactNode
}) {
  const figcaption = (
    <figcaption>
      <b>{`${layoutText.figure(number)}.`}</b> {caption}
      {fullSize && <FullSizeLink number={number} url={fullSize} />}
    </figcaption>
  )
  return (
    // Named by its number, because screen readers would read the caption twice.
    <figure className="figure" id={id} aria-label={layoutText.figure(number)}>
      {!isCaptionLast && figcaption}
      {children}
      {isCaptionLast && figcaption}
    </figure>
  )
}

/** Shows, after a figure's caption, a link to its largest picture, which the browser's own viewer opens. */
export function FullSizeLink({ number, url }: { readonly number: number | string; readonly url: string }) {
  return (
    <>
      {' '}
      <a
        className="full-size-link screen-only"
        href={url}
        aria-label={`${layoutText.viewLarger}: ${layoutText.figure(number)}`}
      >
        {layoutText.viewLarger}
      </a>
    </>
  )
}

/** Shows in print, after the caption of a plate, why its bright parts are dark on paper. */
export function NegativePrintNote() {
  return <span className="print-only" data-generated-content={` ${layoutText.negatives}`} />
}
