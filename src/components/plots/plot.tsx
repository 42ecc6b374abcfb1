import './plot.css'
import type { ReactNode } from 'react'
import { drawingsPath } from '../drawings.tsx'
import { getPlot } from './plots.ts'

/** Shows a plot: its rules and marks, drawn in the page's ink from an external file, and its labels as text. */
export function Plot({ name, children }: { readonly name: string; readonly children?: ReactNode }) {
  const plot = getPlot(name)
  return (
    <>
      {plot.titleAbove}
      <svg className={plot.shape ? `plot ${plot.shape}` : 'plot'} role="none">
        <use href={`/${drawingsPath}#${name}`} />
        {Object.keys(plot.layers ?? {}).map((layer) => (
          <use key={layer} className={layer} href={`/${drawingsPath}#${name}-${layer}`} />
        ))}
        {children}
        {plot.labels}
      </svg>
      {plot.titleBelow}
    </>
  )
}
