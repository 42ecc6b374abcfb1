import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { getAssetPath } from '../asset-path.ts'
import { plane } from './plots/marks.tsx'
import { plots } from './plots/plots.ts'

/** Every drawing of every plot, each on a plane that is stretched to the size of the plot. */
const drawings = Object.entries(plots).flatMap(([name, { drawing, layers = {} }]) => [
  [name, drawing] as const,
  ...Object.entries(layers).map(([layer, drawing]) => [`${name}-${layer}`, drawing] as const),
])

const symbols = renderToStaticMarkup(
  <>
    {drawings.map(([id, drawing]) => (
      <symbol key={id} id={id} viewBox={`0 0 ${plane} ${plane}`} preserveAspectRatio="none" overflow="visible">
        {drawing}
      </symbol>
    ))}
    <symbol id="lock" viewBox="0 0 16 20">
      <path d="M1 8.5h14v10H1zM4 8.5V6a4 4 0 0 1 8 0v2.5" />
    </symbol>
  </>,
)

// As `npm run generate -- map` writes it.
const outline = readFileSync(join(import.meta.dirname, '../../media/map/us-outline.svg'), 'utf8')

/** The rules and marks of every plot, the lock of a sealed year and the outline of the map: one file, from which a page shows each by `<use>`. */
export const drawingsSvg = outline.replace('</svg>', `${symbols}</svg>`)

export const drawingsPath = getAssetPath('drawings', 'svg', drawingsSvg)
