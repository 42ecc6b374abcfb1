const urls = import.meta.glob<string>('/media/portraits/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The widths in which a portrait is made, in px. */
export const portraitWidths: readonly number[] = [240, 480, 720, 960]

/** The address of one file of a portrait; none where it has not been made. */
export function portraitUrl(number: string, width: number, format: 'avif' | 'webp'): string | undefined {
  return urls[`/media/portraits/${number}-${width}.${format}`]
}
