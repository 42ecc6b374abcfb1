import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { LockDrawing } from './lock-drawing.tsx'
import { mapDrawing } from './map-drawing.ts'
import { CascadeDrawing } from './plots/cascade-plot.tsx'
import { DoorwayDrawing } from './plots/doorway.tsx'
import { NexusDrawing } from './plots/nexus-plot.tsx'
import { ResonanceDrawing } from './plots/resonance-plot.tsx'
import { ThresholdDrawing } from './plots/threshold-plot.tsx'
import { UnchartedDrawing, UnchartedWaterDrawing } from './plots/uncharted-plot.tsx'

const symbols = renderToStaticMarkup(
  <>
    <UnchartedDrawing />
    <UnchartedWaterDrawing />
    <NexusDrawing />
    <ThresholdDrawing />
    <CascadeDrawing />
    <ResonanceDrawing />
    <DoorwayDrawing />
    <LockDrawing />
  </>,
)

/** The rules and marks of every plot, the lock of a sealed year and the outline of the map: one file, from which a page shows each by `<use>`. */
export const drawingsSvg = mapDrawing.replace('</svg>', `${symbols}</svg>`)

const hash = createHash('sha256').update(drawingsSvg).digest('base64url').slice(0, 8)

/** Its path in `dist/`. The name changes with the content, so that the file can be cached for good. */
export const drawingsPath = `assets/drawings-${hash}.svg`
