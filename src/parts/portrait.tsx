import { portraitUrl, portraitWidths } from './portrait-files.ts'

interface Props {
  /** The portrait's number, `01` to `09`. */
  readonly number: string
  readonly alt: string
  readonly sizes: string
  /** On the first screen: fetched at once. */
  readonly first: boolean
}

/** A portrait, 4:5. */
export function Portrait({ number, alt, sizes, first }: Props) {
  const set = (format: 'avif' | 'webp') =>
    portraitWidths.map((width) => `${portraitUrl(number, width, format)} ${width}w`).join(', ')
  return (
    <picture className="portrait">
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        src={portraitUrl(number, 480, 'webp')}
        srcSet={set('webp')}
        sizes={sizes}
        width={480}
        height={600}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  )
}
