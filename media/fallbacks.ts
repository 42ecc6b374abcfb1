/** A font that visitors already have, and how it sets `sample`. Arial's and Times New Roman's figures hold for every
 * font drawn to their widths (Liberation, Arimo, Tinos). */
export interface Fallback {
  readonly family: string
  /** The names it goes by on one system or another, for `local()`. */
  readonly local: readonly string[]
  /** The weights it stands in for; one number where the web font has one. */
  readonly weight: string
  /** The weight that the web font is compared at. */
  readonly at: number
  /** The mean advance of `sample`'s characters in em, read off the font with fontkitten. */
  readonly advance: number
}

/** Prose as the site has it, for comparing widths. A change here makes every `advance` below wrong: measure again. */
export const sample =
  'Founded in 2017 by eleven physicists who had each, separately, thrown away a measurement they could not explain. ' +
  'They agreed to stop throwing them away.'

/** Measured off Liberation Sans 2.1, Liberation Serif 2.1, Roboto v50 and Noto Serif v33, in the order given here. */
export const fallbacks: { readonly archivo: readonly Fallback[]; readonly stix: readonly Fallback[] } = {
  archivo: [
    {
      family: 'Archivo Fallback',
      local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
      weight: '450 549',
      at: 500,
      advance: 0.46445,
    },
    {
      family: 'Archivo Fallback',
      local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
      weight: '550 600',
      at: 600,
      advance: 0.49721,
    },
    {
      family: 'Archivo Fallback Android',
      local: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
      weight: '450 549',
      at: 500,
      advance: 0.49843,
    },
    {
      family: 'Archivo Fallback Android',
      local: ['Roboto Bold', 'Roboto-Bold', 'Roboto'],
      weight: '550 600',
      at: 600,
      advance: 0.52626,
    },
  ],
  stix: [
    {
      family: 'STIX Two Text Fallback',
      local: ['Times New Roman', 'TimesNewRomanPSMT', 'Times', 'Liberation Serif', 'Tinos'],
      weight: '400',
      at: 400,
      advance: 0.41875,
    },
    {
      family: 'STIX Two Text Fallback Android',
      local: ['Noto Serif', 'NotoSerif', 'NotoSerif-Regular'],
      weight: '400',
      at: 400,
      advance: 0.46136,
    },
  ],
}
