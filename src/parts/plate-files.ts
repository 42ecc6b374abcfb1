const urls = import.meta.glob<string>('/media/plates/*.{avif,webp}', { eager: true, query: '?url', import: 'default' })

/** The widths in which a plate is made, in px. */
export const plateWidths: readonly number[] = [480, 960, 1440]

/** The address of one file of a plate. Throws when the recipe has not made it. */
export function plateUrl(name: string, width: number, format: 'avif' | 'webp'): string {
  const url = urls[`/media/plates/${name}-${width}.${format}`]
  if (!url) throw new Error(`There is no plate ${name} at ${width} px in ${format}. Run: npm run media`)
  return url
}
