import { type AcceptedFile, type ChosenFile, getKeptFiles, type WithEvidence } from '../evidence/evidence-state.ts'
import type { WithDraft } from './draft-state.ts'

/** Returns the files that a reload would lose: those that the draft on this device does not hold yet. */
export function getUnstoredFiles(state: WithEvidence & WithDraft): readonly (ChosenFile | AcceptedFile)[] {
  const { draft } = state
  return getKeptFiles(state).filter(({ file }) => draft.status !== 'saved' || !draft.files.has(file))
}
