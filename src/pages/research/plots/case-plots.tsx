import type { ComponentType } from 'react'
import { CascadePlot } from './cascade-plot.tsx'
import { Doorway } from './doorway.tsx'
import { NexusPlot } from './nexus-plot.tsx'
import { plotsText as text } from './plots.text.ts'
import { ResonancePlot } from './resonance-plot.tsx'
import { type FindingProps, StormFinding } from './storm-finding.tsx'
import { ThresholdPlot } from './threshold-plot.tsx'
import { TonePlayer } from './tone-player.tsx'
import { UnchartedPlot } from './uncharted-plot.tsx'

interface CasePlot {
  readonly measurement: string
  readonly Plot: ComponentType<{ readonly drawings: string }>
  readonly caption: string
  /** The result of the plot in words, where that takes more than a caption. */
  readonly Finding?: ComponentType<FindingProps>
  /** The readings as sound. */
  readonly Sound?: ComponentType
  /** A drawing at true size, which only paper can show, and the hint on the screen that it is there. */
  readonly trueSize?: {
    readonly hint: string
    readonly Sheet: ComponentType<{ readonly drawings: string; readonly number: string }>
  }
}

/** The plots by the id of their case. A case without readings has none. */
export const casePlots: Readonly<Record<string, CasePlot>> = {
  uncharted: { ...text.uncharted, Plot: UnchartedPlot, Finding: StormFinding },
  nexus: { ...text.nexus, Plot: NexusPlot },
  threshold: { ...text.threshold, Plot: ThresholdPlot, trueSize: { hint: text.doorway.hint, Sheet: Doorway } },
  cascade: { ...text.cascade, Plot: CascadePlot },
  resonance: { ...text.resonance, Plot: ResonancePlot, Sound: TonePlayer },
}
