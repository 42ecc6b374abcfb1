const urls = import.meta.glob<string>('/media/portraits/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The widths in which a portrait is made, in px. */
export const portraitWidths: readonly number[] = [240, 480, 720, 960]

/** The address of one file of a portrait. Throws when the recipe has not made it. */
export function portraitUrl(number: string, width: number, format: 'avif' | 'webp'): string {
  const url = urls[`/media/portraits/${number}-${width}.${format}`]
  if (!url) throw new Error(`There is no portrait ${number} at ${width} px in ${format}. Run: npm run media`)
  return url
}
