import './plate.css'
import type { ReactNode } from 'react'
import { layoutText } from './layout.text.ts'
import { createWidthSrcSet, getMediaUrl } from './media-urls.ts'

interface PlateProps {
  /** The name of the files in `media/plates/`. */
  readonly name: string
  readonly alt: string
  readonly sizes: string
  /** True on the first screen: fetched at once, before the pictures below. */
  readonly isPriority?: boolean
}

/** Shows a computed plate, 16:10: in three widths as AVIF, and in one for browsers that do not take it. */
export function Plate({ name, alt, sizes, isPriority = false }: PlateProps) {
  return (
    <picture className="plate">
      <source type="image/avif" srcSet={createWidthSrcSet(`plates/${name}`, [480, 960, 1440], 'avif')} sizes={sizes} />
      <img
        src={getMediaUrl(`plates/${name}-960.webp`)}
        width={960}
        height={600}
        alt={alt}
        loading={isPriority ? undefined : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
      />
    </picture>
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

/** Returns the URL of a plate at its full width. */
export function getFullSizePlate(name: string): string {
  return getMediaUrl(`plates/${name}-1440.avif`)
}

/** Shows in print, after the figures, why bright parts in a caption are dark on paper. */
export function NegativePrintNote() {
  return <p className="caption print-only" data-generated-content={layoutText.negatives} />
}
