import type { ReactNode } from 'react'

/** What a plot contains. Each drawing is on the plane of `marks.tsx`, and has the ink of the page. */
export interface PlotContent {
  /** Its rules and marks. */
  readonly drawing: ReactNode
  /** Drawings over it, by the class that gives each its stroke. */
  readonly layers?: Readonly<Record<string, ReactNode>>
  /** Text that scales with the reader's letters, while the drawings scale with the page. */
  readonly labels: ReactNode
  readonly shape?: 'plot-large' | 'plot-strip' | 'plot-scaled'
  /** The titles of the axes that stand above and below it. */
  readonly titleAbove?: ReactNode
  readonly titleBelow?: ReactNode
}

export type Plots = Readonly<Record<string, PlotContent>>

/** Every plot of the site by its name. That with the name of a case stands in the list of cases, too. */
export const plots: Plots = Object.assign(
  {},
  ...Object.values(import.meta.glob<Plots>('./*.plot.tsx', { eager: true, import: 'default' })),
)
