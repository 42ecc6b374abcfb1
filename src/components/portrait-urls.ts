const urls = import.meta.glob<string>('/media/portraits/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The formats of a portrait. */
export type ImageFormat = 'avif' | 'webp'

/**
 * Returns the URL of one file of a portrait, `01`, or of one of its phase steps. Throws if the generator has not made
 * it.
 */
export function getPortraitUrl(name: string, width: number, format: ImageFormat): string {
  const url = urls[`/media/portraits/${name}-${width}.${format}`]
  if (!url) throw new Error(`There is no media/portraits/${name}-${width}.${format}. Run: npm run generate`)
  return url
}

/** Returns the `srcset` of a picture that is `shown` px wide, by pixel density. */
export function createDensitySrcSet(
  name: string,
  shown: number,
  widths: readonly number[],
  format: ImageFormat,
): string {
  return widths.map((width) => `${getPortraitUrl(name, width, format)} ${width / shown}x`).join(', ')
}
