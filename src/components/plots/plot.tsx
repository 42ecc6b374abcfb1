import './plot.css'
import type { ReactNode } from 'react'
import { drawingsPath } from '../drawings.tsx'
import { plots } from './plots.ts'

/**
 * Shows a plot: its rules and marks, drawn in the page's ink from an external file, and its labels as text. Where it has
 * children, they define how much of its layers is drawn. Throws without a plot of this name.
 */
export function Plot({ name, children }: { readonly name: string; readonly children?: ReactNode }) {
  const plot = plots[name]
  if (!plot) throw new Error(`No file src/components/plots/*.plot.tsx has a plot ${name}.`)
  return (
    <>
      {plot.titleAbove}
      <svg className={plot.shape ? `plot ${plot.shape}` : 'plot'} role="none">
        <use href={`/${drawingsPath}#${name}`} />
        {Object.keys(plot.layers ?? {}).map((layer) => (
          <use
            key={layer}
            className={layer}
            clipPath={children ? 'url(#drawn)' : undefined}
            href={`/${drawingsPath}#${name}-${layer}`}
          />
        ))}
        {children}
        {plot.labels}
      </svg>
      {plot.titleBelow}
    </>
  )
}
