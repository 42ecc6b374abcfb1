const urls = import.meta.glob<string>('/media/portraits/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
})
const widths = [240, 480, 720, 960]

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
  const url = (width: number, format: string) => urls[`/media/portraits/${number}-${width}.${format}`]
  const set = (format: string) => widths.map((width) => `${url(width, format)} ${width}w`).join(', ')
  return (
    <picture className="portrait">
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        src={url(480, 'webp')}
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
