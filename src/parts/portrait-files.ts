const urls = import.meta.glob<string>('/media/portraits/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The formats in which a portrait is made. */
export type Format = 'avif' | 'webp'

/** The address of one file of a portrait, `01`, or of a step of its measurement. Throws when it has not been made. */
export function portraitUrl(name: string, width: number, format: Format): string {
  const url = urls[`/media/portraits/${name}-${width}.${format}`]
  if (!url) throw new Error(`There is no media/portraits/${name}-${width}.${format}. Run: npm run media`)
  return url
}

/** Files for a picture that is `shown` px wide, by the density of the screen that each is made for. */
export function byDensity(name: string, shown: number, widths: readonly number[], format: Format): string {
  return widths.map((width) => `${portraitUrl(name, width, format)} ${width / shown}x`).join(', ')
}
