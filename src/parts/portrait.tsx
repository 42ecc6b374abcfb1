import './portrait.css'
import { type Format, portraitUrl } from './portrait-files.ts'

interface Props {
  /** The portrait's number, `01` to `09`. */
  readonly number: string
  readonly alt: string
  /** How wide it is shown where it is whole; on a narrow screen it has the screen's width. */
  readonly sizes: string
  /** On the first screen of a phone: fetched at once, and before what only a wider screen shows there. */
  readonly first: boolean
}

/** A portrait, 4:5; on a narrow screen the face alone, square, so that it is still looked at and not scrolled past. */
export function Portrait({ number, alt, sizes, first }: Props) {
  const whole = (format: Format) => srcSet(number, [240, 480, 720, 960], format)
  const face = (format: Format) => ({
    media: '(max-width: 39.99rem)',
    srcSet: srcSet(`${number}-face`, [240, 480, 720], format),
    sizes: '92vw',
    width: 480,
    height: 480,
  })
  return (
    <picture className="portrait">
      <source type="image/avif" {...face('avif')} />
      <source type="image/webp" {...face('webp')} />
      <source type="image/avif" srcSet={whole('avif')} sizes={sizes} />
      <img
        srcSet={whole('webp')}
        src={portraitUrl(number, 480, 'webp')}
        sizes={sizes}
        width={480}
        height={600}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}

function srcSet(name: string, widths: readonly number[], format: Format): string {
  return widths.map((width) => `${portraitUrl(name, width, format)} ${width}w`).join(', ')
}
