import { cascade } from './cascade.ts'
import { nexus } from './nexus.ts'
import { resonance } from './resonance.ts'
import { threshold } from './threshold.ts'
import { uncharted } from './uncharted.ts'
import { storm } from './uncharted-storm.ts'

/** What is derived from the published tables, by the id of the case. */
export const readings = { uncharted, storm, nexus, threshold, cascade, resonance }
