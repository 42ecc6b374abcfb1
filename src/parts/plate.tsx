import './plate.css'
import type { ReactNode } from 'react'
import { plateUrl, plateWidths } from './plate-files.ts'

interface PlateProps {
  /** The recipe's name: `media/plates/NAME-960.avif` and its sisters. */
  readonly name: string
  /** What the picture shows, for those who do not see it. */
  readonly alt: string
  /** How wide it is shown, for `sizes`. */
  readonly sizes: string
  /** On the first screen: fetched at once, before what is below. */
  readonly first?: boolean
}

/** A computed plate, 16:10, in the widths and formats that the recipe gives. */
export function Plate({ name, alt, sizes, first = false }: PlateProps) {
  const set = (format: 'avif' | 'webp') =>
    plateWidths.map((width) => `${plateUrl(name, width, format)} ${width}w`).join(', ')
  return (
    <picture className="plate">
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        src={plateUrl(name, 960, 'webp')}
        srcSet={set('webp')}
        sizes={sizes}
        width={960}
        height={600}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}

/** A figure with its number: "Fig. 1", then what it is in one plain sentence. */
export function Figure({
  number,
  caption,
  nearer,
  children,
}: {
  readonly number: number
  readonly caption: string
  /** The address of the largest picture there is of it, for who wants to look closer. */
  readonly nearer?: string
  readonly children: ReactNode
}) {
  return (
    // Its number is its name: the caption would be said twice.
    <figure className="figure" aria-label={`Fig. ${number}`}>
      <figcaption>
        <b>{`Fig. ${number}.`}</b> {caption}
        {nearer && <Nearer href={nearer} number={number} />}
      </figcaption>
      {children}
    </figure>
  )
}

/** A plain link to the largest picture of a figure. */
export function Nearer({ href, number }: { readonly href: string; readonly number: number }) {
  return (
    <>
      {' '}
      <a className="on-screen" href={href} aria-label={`Nearer: Fig. ${number}`}>
        Nearer
      </a>
    </>
  )
}

/** On paper, after the figures: why a caption calls bright what the reader sees dark. */
export function NegativesNote() {
  return (
    <p
      className="caption on-paper"
      data-words="Plates are printed as negatives: what is bright on the screen is dark on paper."
    />
  )
}
