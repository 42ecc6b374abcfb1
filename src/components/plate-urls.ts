const urls = import.meta.glob<string>('/media/plates/*.{avif,webp}', { eager: true, query: '?url', import: 'default' })

/** The widths of a plate, in px. */
export const plateWidths: readonly number[] = [480, 960, 1440]

/** Returns whether there is a plate of this name. */
export function hasPlate(name: string): boolean {
  return `/media/plates/${name}-960.webp` in urls
}

/** Returns the URL of one file of a plate. Throws if the generator has not made it. */
export function getPlateUrl(name: string, width: number, format: 'avif' | 'webp'): string {
  const url = urls[`/media/plates/${name}-${width}.${format}`]
  if (!url) throw new Error(`There is no plate ${name} at ${width} px in ${format}. Run: npm run generate`)
  return url
}
