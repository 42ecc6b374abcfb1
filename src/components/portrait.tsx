import './portrait.css'
import { createDensitySrcSet, getMediaUrl } from './media-urls.ts'

interface Props {
  readonly number: string
  readonly alt: string
  /** True on the first screen of a phone: fetched at once, and before pictures that only wider screens show there. */
  readonly isPriority: boolean
}

/** Shows a portrait under fringes, 4:5: at most 400 px wide, and cropped where there is less space. */
export function Portrait({ number, alt, isPriority }: Props) {
  return (
    <picture className="portrait">
      <source type="image/avif" srcSet={createDensitySrcSet(number, 400, [400, 600, 800, 1200], 'avif')} />
      <img
        srcSet={createDensitySrcSet(number, 400, [400, 600], 'webp')}
        src={getMediaUrl(`portraits/${number}-400.webp`)}
        width={400}
        height={500}
        alt={alt}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}
