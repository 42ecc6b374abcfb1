import './plot.css'
import type { ReactNode } from 'react'
import { drawingsPath } from '../drawings.tsx'
import { type PlotContent, plots } from './plots.ts'

interface PlotProps {
  readonly name: string
  /** How much of its layers is drawn. */
  readonly clipPath?: string
  readonly children?: ReactNode
}

/** Shows a plot: its rules and marks, drawn in the page's ink from an external file, and its labels as text. */
export function Plot({ name, clipPath, children }: PlotProps) {
  const plot = getPlot(name)
  return (
    <>
      {plot.titleAbove}
      <svg className={getPlotClass(name)} role="none">
        <use href={`/${drawingsPath}#${name}`} />
        {Object.keys(plot.layers ?? {}).map((layer) => (
          <use key={layer} className={layer} clipPath={clipPath} href={`/${drawingsPath}#${name}-${layer}`} />
        ))}
        {children}
        {plot.labels}
      </svg>
      {plot.titleBelow}
    </>
  )
}

/** Returns the classes of the drawing of a plot. */
export function getPlotClass(name: string): string {
  return `plot ${getPlot(name).shape ?? ''}`.trim()
}

/** Throws without a plot of this name. */
function getPlot(name: string): PlotContent {
  const plot = plots[name]
  if (!plot) throw new Error(`No file src/components/plots/*.plot.tsx has a plot ${name}.`)
  return plot
}
