import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { getAssetPath } from '../../asset-path.ts'
import { cases } from '../../content/cases.ts'
import type { CasePlot, PlotContent } from './plots/case-plot.ts'
import { getCasePlot } from './plots/case-plots.ts'
import { plane } from './plots/marks.tsx'

/** Shows the drawings of a plot, each on a plane that is stretched to the size of the plot. */
function PlotSymbols({ id, plot }: { readonly id: string; readonly plot: PlotContent }) {
  const layers = Object.entries(plot.layers ?? {}).map(([name, drawing]) => [`${id}-${name}`, drawing] as const)
  return [[id, plot.drawing] as const, ...layers].map(([id, drawing]) => (
    <symbol key={id} id={id} viewBox={`0 0 ${plane} ${plane}`} preserveAspectRatio="none" overflow="visible">
      {drawing}
    </symbol>
  ))
}

/** Shows every drawing of a case. */
function CaseSymbols({ id, plot }: { readonly id: string; readonly plot: CasePlot }) {
  const { finding, trueSize } = plot
  return (
    <>
      <PlotSymbols id={id} plot={plot} />
      {finding && <PlotSymbols id={finding.table.name} plot={finding} />}
      {trueSize && (
        <symbol
          id={`${id}-true-size`}
          viewBox={trueSize.viewBox}
          preserveAspectRatio="xMinYMin"
          fill="none"
          strokeWidth="0.25"
        >
          {trueSize.drawing}
        </symbol>
      )}
    </>
  )
}

const symbols = renderToStaticMarkup(
  <>
    {cases.map((researchCase) => {
      const plot = getCasePlot(researchCase)
      return plot && <CaseSymbols key={researchCase.id} id={researchCase.id} plot={plot} />
    })}
    <symbol id="lock" viewBox="0 0 16 20">
      <path d="M1 8.5h14v10H1zM4 8.5V6a4 4 0 0 1 8 0v2.5" />
    </symbol>
  </>,
)

// As `npm run generate -- map` writes it.
const outline = readFileSync(join(import.meta.dirname, '../../../media/map/us-outline.svg'), 'utf8')

/** The rules and marks of every plot, the lock of a sealed year and the outline of the map: one file, from which a page shows each by `<use>`. */
export const drawingsSvg = outline.replace('</svg>', `${symbols}</svg>`)

export const drawingsPath = getAssetPath('drawings', 'svg', drawingsSvg)
