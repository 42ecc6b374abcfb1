/** A range of an axis of a variable font. */
export interface AxisRange {
  readonly min: number
  readonly max: number
}

export interface SiteFont {
  readonly family: string
  readonly package: string
  /** In the package's folder `files`. */
  readonly file: string
  /** Of every text that is set in it; another would be drawn by the browser. */
  readonly weights: AxisRange
  /** Other axes, each pinned. */
  readonly axes: Readonly<Record<string, number>>
}

/** The fonts, by what they are for. Files, styles and pictures name them by that, so that which font it is stands here alone. */
export const fonts = {
  sans: {
    family: 'Archivo',
    package: '@fontsource-variable/archivo',
    file: 'archivo-latin-standard-normal.woff2',
    // The font's axis goes to 650, but no text is set above 600. Without that part the file has 3.6 kB less and fits
    // the initial congestion window (RFC 6928).
    weights: { min: 450, max: 600 },
    axes: { wdth: 110 },
  },
  serif: {
    family: 'STIX Two Text',
    package: '@fontsource-variable/stix-two-text',
    file: 'stix-two-text-latin-wght-normal.woff2',
    weights: { min: 400, max: 400 },
    axes: {},
  },
} as const satisfies Readonly<Record<string, SiteFont>>
