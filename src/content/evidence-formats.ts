interface AcceptedFormat {
  /** What the page calls it, also where the browser cannot show a preview. */
  readonly name: string
  /** A file with none of them is delivered with the first. */
  readonly extensions: readonly string[]
  readonly mediaType: string
  readonly preview: 'picture' | 'video' | 'name'
}

/** The formats that are accepted (specification, section 9). Metadata are read of those that `isMediaFormat` includes. */
export const evidenceFormats = {
  jpeg: { name: 'JPG', extensions: ['jpg', 'jpeg', 'jpe', 'jfif'], mediaType: 'image/jpeg', preview: 'picture' },
  png: { name: 'PNG', extensions: ['png'], mediaType: 'image/png', preview: 'picture' },
  mp4: { name: 'MP4', extensions: ['mp4', 'm4v', 'mpg4', '3gp', '3g2'], mediaType: 'video/mp4', preview: 'video' },
  pdf: { name: 'PDF', extensions: ['pdf'], mediaType: 'application/pdf', preview: 'name' },
} satisfies Readonly<Record<string, AcceptedFormat>>

export type EvidenceFormat = keyof typeof evidenceFormats

/** What the page calls a file in a format that it recognizes and refuses. */
export const refusedFormats = {
  heic: 'an HEIC photo',
  avif: 'an AVIF picture',
  mov: 'a QuickTime video (MOV)',
  webp: 'a WebP picture',
  gif: 'a GIF picture',
  tiff: 'a TIFF picture',
  zip: 'a ZIP archive, or a document kept in one',
} as const
