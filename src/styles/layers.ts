/** The order of the cascade: a rule in a later layer wins over every rule in an earlier one, however either is written. */
export const layers = ['tokens', 'base', 'parts', 'forms', 'pages', 'print'] as const

/** One layer of the cascade: a room of `src/`, a file of `src/styles/`, or what all of them say of print. */
export type Layer = (typeof layers)[number]

/** The statement that declares the order. It stands before every rule of a page. */
export const layerOrder = `@layer ${layers.join(',')};`
