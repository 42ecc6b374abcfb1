import type { fonts } from '../../../src/content/fonts.ts'

/** A font on visitors' systems, with its metrics. Arial's hold for Liberation Sans and Arimo, Times New Roman's for Tinos. */
export interface FallbackFont {
  readonly family: string
  /** Its names on different systems, for `local()`. */
  readonly local: readonly string[]
  /** The weights that it replaces; one number where the web font has one. */
  readonly weight: string
  /** The weight of the web font that it is compared with. */
  readonly at: number
  /** The mean advance of `sampleText`'s characters in em, computed from the font with fontkitten. */
  readonly advance: number
}

/** Prose like that of the site, for comparing widths. After a change every `advance` below must be computed again. */
export const sampleText =
  'Founded in 2017 by eleven physicists who had each, separately, thrown away a measurement they could not explain. ' +
  'They agreed to stop throwing them away.'

/** Computed from Liberation Sans 2.1, Liberation Serif 2.1, Roboto v50 and Noto Serif v33, in this order. */
export const fallbackFonts: Readonly<Record<keyof typeof fonts, readonly FallbackFont[]>> = {
  sans: [
    {
      family: 'Site sans fallback',
      local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
      weight: '450 549',
      at: 500,
      advance: 0.46445,
    },
    {
      family: 'Site sans fallback',
      local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
      weight: '550 600',
      at: 600,
      advance: 0.49721,
    },
    {
      family: 'Site sans fallback Android',
      local: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
      weight: '450 549',
      at: 500,
      advance: 0.49843,
    },
    {
      family: 'Site sans fallback Android',
      local: ['Roboto Bold', 'Roboto-Bold', 'Roboto'],
      weight: '550 600',
      at: 600,
      advance: 0.52626,
    },
  ],
  serif: [
    {
      family: 'Site serif fallback',
      local: ['Times New Roman', 'TimesNewRomanPSMT', 'Times', 'Liberation Serif', 'Tinos'],
      weight: '400',
      at: 400,
      advance: 0.41875,
    },
    {
      family: 'Site serif fallback Android',
      local: ['Noto Serif', 'NotoSerif', 'NotoSerif-Regular'],
      weight: '400',
      at: 400,
      advance: 0.46136,
    },
  ],
}
