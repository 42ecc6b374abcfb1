import postcss, { type AtRule, type Container } from 'postcss'

/**
 * Parts a page's CSS into what is shown on a screen and what only paper has: the rules of each `@media print`, in their
 * cascade layer, without the condition.
 */
export function splitPrintCss(css: string): { screen: string; print: string } {
  const screen = postcss.parse(css)
  const print = postcss.root()
  screen.walkAtRules('media', (rule) => {
    if (rule.params !== 'print') return
    const layer = rule.parent?.type === 'atrule' ? (rule.parent as AtRule) : undefined
    const place: Container = layer ? layer.clone({ nodes: [] }) : print
    if (layer) print.append(place)
    place.append(rule.nodes ?? [])
    rule.remove()
  })
  return { screen: screen.toString(), print: print.toString() }
}
