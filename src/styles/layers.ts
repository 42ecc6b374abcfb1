/**
 * The order of the cascade layers: a rule in a later layer overrides every rule in an earlier one, whatever their
 * specificity. A layer is a folder of `src/`, a file of `src/styles/`, or the print rules of all of them.
 */
const layers: readonly string[] = ['tokens', 'base', 'layout', 'components', 'forms', 'pages', 'print']

/** The statement that declares the order, before every rule of a page. */
export const layerStatement = `@layer ${layers.join(',')};`

/**
 * All style of browsers without cascade layers, which are those without one of these properties, too: one column of
 * text, with pictures no wider. In a layer they would skip it.
 */
export const styleWithoutLayers =
  '@supports not ((text-emphasis:none) and (accent-color:auto)){body{max-width:40em;margin:auto;padding:1rem}audio,img,svg,video{max-width:100%;height:auto}.menu-button{display:none}}'

/**
 * The style of a page with a form without script, for a `noscript`: browsers before 2024 have no `scripting` media feature.
 * Nothing that requires script is shown, and the rest begins beside its heading.
 */
export const styleWithoutScript = 'main .requires-script{display:none}.requires-script+p{margin-top:0}'
