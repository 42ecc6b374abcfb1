const urls = import.meta.glob<string>('/media/{film,plates,portraits,sound}/*.{avif,webp,jpg,webm,mp4,m4a}', {
  eager: true,
  query: '?url',
  import: 'default',
})

export type ImageFormat = 'avif' | 'webp'

/** Returns the URL of a file in `media/`, such as `plates/vortex-960.webp`. Throws if the generator has not made it. */
export function getMediaUrl(path: string): string {
  const url = urls[`/media/${path}`]
  if (!url) throw new Error(`There is no media/${path}. Run: npm run generate`)
  return url
}

/** Returns the `srcset` of a picture by its widths: `name` is its path in `media/` without width and format. */
export function createWidthSrcSet(name: string, widths: readonly number[], format: ImageFormat): string {
  return widths.map((width) => `${getMediaUrl(`${name}-${width}.${format}`)} ${width}w`).join(', ')
}

/** Returns the `srcset` of a portrait that is `shown` px wide, by pixel density. */
export function createDensitySrcSet(
  name: string,
  shown: number,
  widths: readonly number[],
  format: ImageFormat,
): string {
  return widths.map((width) => `${getMediaUrl(`portraits/${name}-${width}.${format}`)} ${width / shown}x`).join(', ')
}
