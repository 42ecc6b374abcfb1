import './plate.css'
import type { ReactNode } from 'react'
import { plateParameters } from '../content/picture-parameters.ts'
import { EquationDetails } from './equation.tsx'
import { FullSizeButton, type FullSizePicture, FullSizePopover } from './full-size.tsx'
import { layoutText } from './layout.text.ts'
import { createWidthSrcSet, getMediaUrl } from './media-urls.ts'
import { PlateEquation } from './plate-equation.tsx'

interface PlateProps {
  /** The plate's name: the file `media/plates/NAME-960.avif` and its other widths and formats. */
  readonly name: string
  /** Alternative text of the picture. */
  readonly alt: string
  /** Its displayed width, for `sizes`. */
  readonly sizes: string
  /** True on the first screen: fetched at once, before the pictures below. */
  readonly isPriority?: boolean
  /** On the first screen of a wide screen alone: fetched at once, but not before anything else. */
  readonly isEager?: boolean
}

/** Shows a computed plate, 16:10: in three widths as AVIF, and in one for browsers that do not take it. */
export function Plate({ name, alt, sizes, isPriority = false, isEager = isPriority }: PlateProps) {
  return (
    <picture className="plate">
      <source type="image/avif" srcSet={createWidthSrcSet(`plates/${name}`, [480, 960, 1440], 'avif')} sizes={sizes} />
      <img
        src={getMediaUrl(`plates/${name}-960.webp`)}
        width={960}
        height={600}
        alt={alt}
        loading={isEager ? undefined : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
      />
    </picture>
  )
}

/** Shows a figure with its number, "Fig. 1", and its content in one plain sentence. */
export function Figure({
  number,
  caption,
  fullSize,
  children,
}: {
  readonly number: number | string
  readonly caption: ReactNode
  readonly fullSize?: FullSizePicture
  readonly children: ReactNode
}) {
  return (
    // Named by its number, because screen readers would read the caption twice.
    <figure className="figure" aria-label={layoutText.figure(number)}>
      <figcaption>
        <b>{`${layoutText.figure(number)}.`}</b> {caption}
        {fullSize && <FullSizeButton number={number} />}
      </figcaption>
      {children}
      {fullSize && <FullSizePopover number={number} picture={fullSize} />}
    </figure>
  )
}

/** Returns a plate at its full width. The zoom of light behind slits begins at them, at the left edge. */
export function getFullSizePlate(name: string): FullSizePicture {
  const isFromLeft = Object.entries(plateParameters).some(([plate, { kind }]) => plate === name && kind === 'slits')
  return { url: getMediaUrl(`plates/${name}-1440.avif`), ...(isFromLeft && { point: 'left' }) }
}

interface PlateFigureProps extends PlateProps {
  readonly caption: string
  /** A point that the caption is about, in heights of the picture from its upper left corner. */
  readonly point?: { readonly x: number; readonly y: number }
}

/** Shows a page's plate as its first figure, with how it was computed. */
export function PlateFigure({ caption, point, ...plate }: PlateFigureProps) {
  return (
    <Figure number={1} caption={caption} fullSize={getFullSizePlate(plate.name)}>
      <div className="plate-ground">
        <Plate {...plate} />
        {point && (
          <svg
            className="plate-point"
            viewBox="0 0 160 100"
            preserveAspectRatio="xMidYMid slice"
            width="160"
            height="100"
            fill="none"
            aria-hidden="true"
          >
            <circle cx={100 * point.x} cy={100 * point.y} r="5" />
          </svg>
        )}
      </div>
      <EquationDetails name={layoutText.figure(1)}>
        <PlateEquation name={plate.name} />
      </EquationDetails>
    </Figure>
  )
}

/** Shows in print, after the figures, why bright parts in a caption are dark on paper. */
export function NegativePrintNote() {
  return <p className="caption print-only" data-generated-content={layoutText.negatives} />
}
