const urls = import.meta.glob<string>('/media/plates/*.{avif,webp}', { eager: true, query: '?url', import: 'default' })

/** The widths in which a plate is made, in px. */
export const plateWidths: readonly number[] = [480, 960, 1440]

/** Whether the recipe has made a plate of this name. */
export function isPlate(name: string): boolean {
  return `/media/plates/${name}-960.webp` in urls
}

/** The address of one file of a plate. Throws when the recipe has not made it. */
export function plateUrl(name: string, width: number, format: 'avif' | 'webp'): string {
  const url = urls[`/media/plates/${name}-${width}.${format}`]
  if (!url) throw new Error(`There is no plate ${name} at ${width} px in ${format}. Run: npm run media`)
  return url
}
