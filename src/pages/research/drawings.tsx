import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { CascadeDrawing } from './plots/cascade-plot.tsx'
import { DoorwayDrawing } from './plots/doorway.tsx'
import { NexusDrawing } from './plots/nexus-plot.tsx'
import { ResonanceDrawing } from './plots/resonance-plot.tsx'
import { StormDrawing, StormTapeDrawing, StormWaterDrawing } from './plots/storm-plot.tsx'
import { ThresholdDrawing } from './plots/threshold-plot.tsx'
import { UnchartedDrawing } from './plots/uncharted-plot.tsx'

const symbols = renderToStaticMarkup(
  <>
    <UnchartedDrawing />
    <StormDrawing />
    <StormWaterDrawing />
    <StormTapeDrawing />
    <NexusDrawing />
    <ThresholdDrawing />
    <CascadeDrawing />
    <ResonanceDrawing />
    <DoorwayDrawing />
    <symbol id="lock" viewBox="0 0 16 20">
      <path d="M1 8.5h14v10H1zM4 8.5V6a4 4 0 0 1 8 0v2.5" />
    </symbol>
  </>,
)

// As `npm run generate -- map` writes it.
const outline = readFileSync(join(import.meta.dirname, '../../../media/map/us-outline.svg'), 'utf8')

/** The rules and marks of every plot, the lock of a sealed year and the outline of the map: one file, from which a page shows each by `<use>`. */
export const drawingsSvg = outline.replace('</svg>', `${symbols}</svg>`)

const hash = createHash('sha256').update(drawingsSvg).digest('base64url').slice(0, 8)

/** Its path in `dist/`. The name changes with the content, so that the file can be cached for good. */
export const drawingsPath = `assets/drawings-${hash}.svg`
