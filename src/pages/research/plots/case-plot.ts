import type { ReactNode } from 'react'
import type { ReadingTable } from '../../../content/readings/table.ts'

/** What a plot contains. Each drawing is on the plane of `marks.tsx`, and has the ink of the page. */
export interface PlotContent {
  /** Its rules and marks. */
  readonly drawing: ReactNode
  /** Drawings over it, by the class that gives each its stroke. */
  readonly layers?: Readonly<Record<string, ReactNode>>
  /** Text that scales with the reader's letters, while the drawings scale with the page. */
  readonly labels: ReactNode
  readonly shape?: 'plot-large' | 'plot-strip'
  /** The titles of the axes that stand above and below it. */
  readonly titleAbove?: ReactNode
  readonly titleBelow?: ReactNode
}

/** The plot of a case, as `<id>.plot.tsx` exports it by default. */
export interface CasePlot extends PlotContent {
  /** What was measured, as a number that stands above the plot. */
  readonly measurement: string
  readonly caption: string
  readonly finding?: Finding
  /** The readings as sound. */
  readonly sound?: ReactNode
  readonly trueSize?: TrueSizeDrawing
}

/** The result in words, where that takes more than a caption, with a plot of its own. */
export interface Finding extends PlotContent {
  readonly title: readonly [string, string]
  readonly text: string
  /** `figure` names the plot of the case. */
  readonly createCaption: (figure: string) => string
  /** The readings that it shows. Its source has the links to the others. */
  readonly table: ReadingTable
  readonly source: string
  readonly forecast?: ReactNode
}

/** A drawing at true size, which only paper can show, with its own plane, and the hint on the screen that it is there. */
export interface TrueSizeDrawing {
  readonly hint: string
  readonly viewBox: string
  readonly drawing: ReactNode
  readonly caption: string
}
