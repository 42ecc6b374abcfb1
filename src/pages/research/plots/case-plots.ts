import type { ResearchCase } from '../../../content/cases.ts'
import type { CasePlot } from './case-plot.ts'

const plots = import.meta.glob<CasePlot>('./*.plot.tsx', { eager: true, import: 'default' })

/** Returns the plot of a case with readings; a case without them has none. Throws if its file is missing. */
export function getCasePlot({ id, tables }: ResearchCase): CasePlot | undefined {
  if (!tables) return undefined
  const plot = plots[`./${id}.plot.tsx`]
  if (!plot) throw new Error(`${id} has readings but no src/pages/research/plots/${id}.plot.tsx`)
  return plot
}
