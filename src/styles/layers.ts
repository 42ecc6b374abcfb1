/**
 * The order of the cascade layers: a rule in a later layer overrides every rule in an earlier one, whatever their
 * specificity.
 */
export const layers = ['tokens', 'base', 'layout', 'components', 'forms', 'pages', 'print'] as const

/** One layer of the cascade: a folder of `src/`, a file of `src/styles/`, or the print rules of all of them. */
export type Layer = (typeof layers)[number]

/** The statement that declares the order, before every rule of a page. */
export const layerStatement = `@layer ${layers.join(',')};`
