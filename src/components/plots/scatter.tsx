import type { ReactNode } from 'react'
import { AxisLabel, ScaleLabels } from './labels.tsx'
import { Dots, Rules } from './marks.tsx'
import type { PlotContent } from './plots.ts'

interface Scatter {
  readonly points: readonly (readonly [x: number, y: number])[]
  readonly diameter: number
  /** Where rules cross it, in units of the scale, and how far from the top of the plane a value is. */
  readonly rules: readonly number[]
  readonly scale: (value: number) => number
  /** With a unit each rule has its value beside it. */
  readonly unit?: string
  readonly isSigned?: true
  readonly shape?: 'plot-scaled'
  /** The words at both ends of the axis below it. */
  readonly ends: readonly [ReactNode, ReactNode]
  readonly labels?: ReactNode
  /** The path of what is gray. */
  readonly area?: string
}

/** Returns a plot of points, one for each reading. */
export function createScatter({ points, diameter, rules, scale, unit, isSigned, shape, ends, labels, area }: Scatter) {
  return {
    ...((unit || shape) && { shape: 'plot-scaled' }),
    drawing: (
      <>
        {area && <path d={area} fill="currentColor" fillOpacity="0.15" stroke="none" />}
        <Rules at={rules.map(scale)} />
        <Dots at={points} diameter={diameter} />
      </>
    ),
    labels: (
      <>
        {unit && <ScaleLabels values={rules} scale={scale} unit={unit} isSigned={isSigned} />}
        {labels}
        <AxisLabel x={0}>{ends[0]}</AxisLabel>
        <AxisLabel x={100} anchor="end" className={(unit ?? shape) && 'plot-event'}>
          {ends[1]}
        </AxisLabel>
      </>
    ),
  } satisfies PlotContent
}
