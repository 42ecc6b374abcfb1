import './portrait.css'
import { byDensity, portraitUrl } from './portrait-files.ts'

interface Props {
  /** The portrait's number, `01` to `09`. */
  readonly number: string
  readonly alt: string
  /** On the first screen of a phone: fetched at once, and before what only a wider screen shows there. */
  readonly first: boolean
}

/** A portrait under its lines, 400 px wide and 4:5, or as much of its middle as there is room for. */
export function Portrait({ number, alt, first }: Props) {
  return (
    <picture className="portrait">
      <source type="image/avif" srcSet={byDensity(number, 400, [400, 600, 800, 1200], 'avif')} />
      <img
        srcSet={byDensity(number, 400, [400, 600], 'webp')}
        src={portraitUrl(number, 400, 'webp')}
        width={400}
        height={500}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}
