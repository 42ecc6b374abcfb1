import { drawingsPath } from '../drawings.tsx'
import type { PlotContent } from './case-plot.ts'

/** Shows a plot: its rules and marks, drawn in the page's ink from an external file, and its labels as text. */
export function Plot({ id, plot }: { readonly id: string; readonly plot: PlotContent }) {
  return (
    <>
      {plot.titleAbove}
      <svg className={plot.shape ? `plot ${plot.shape}` : 'plot'} role="none">
        <use href={`/${drawingsPath}#${id}`} />
        {Object.keys(plot.layers ?? {}).map((name) => (
          <use key={name} className={name} href={`/${drawingsPath}#${id}-${name}`} />
        ))}
        {plot.labels}
      </svg>
      {plot.titleBelow}
    </>
  )
}
