/** The order of the cascade layers: a rule in a later one overrides every rule in an earlier one, and one in none all. */
const layers: readonly string[] = ['tokens', 'base', 'layout', 'components', 'forms', 'pages']

/** The statement that declares the order, before every rule of a page. */
export const layerStatement = `@layer ${layers.join(',')};`

/** All style of browsers without cascade layers: one column of text, with pictures no wider. */
export const styleWithoutLayers =
  '@supports not ((text-emphasis:none) and (accent-color:auto)){body{max-width:40em;margin:auto;padding:1rem;overflow-wrap:anywhere}audio,img,svg,video{max-width:100%;height:auto}.menu-button{display:none}}'
