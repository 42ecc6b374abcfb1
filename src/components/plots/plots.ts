import type { PlotContent, Plots } from './plot-content.ts'

/** Every plot of the site by its name. That with the name of a case is the one that stands at its head. */
export const plots: Plots = Object.assign(
  {},
  ...Object.values(import.meta.glob<Plots>('./*.plot.tsx', { eager: true, import: 'default' })),
)

/** Returns a plot. Throws if there is none of this name. */
export function getPlot(name: string): PlotContent {
  const plot = plots[name]
  if (!plot) throw new Error(`No file src/components/plots/*.plot.tsx has a plot ${name}.`)
  return plot
}
