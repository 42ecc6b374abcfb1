// What a form needs once somebody writes. One chunk that needs no other, fetched at the first change of a field: Firefox
// remembers a chunk that did not arrive, and what leans on it could not be asked for again (docs/decisions/061).
import { openDraftFile } from '../draft/draft-file.ts'
import { keepDraft, keptDraft } from '../draft/draft-store.ts'
import { examination } from '../evidence/examination.ts'
import { laterHalf } from '../form/later-half.ts'
import type { StoreCore } from '../form/ports.ts'

export { finishing } from '../delivery/finishing.ts'
export { DraftHands } from '../draft/draft-hands.tsx'
export { draftWords } from '../draft/draft-words.ts'
export { exhibitsOf } from '../evidence/exhibits.ts'
export { FilesToCheck } from '../evidence/files-to-check.tsx'
export { readShare } from '../form/read-share.ts'
export { readAnswers } from './report.answers.ts'
export { fields } from './report.parts.tsx'

const ports = { ...examination, keepDraft, keptDraft, openDraftFile }

/** Makes the form's store whole. */
export const completeStore = (core: StoreCore) => laterHalf(core, ports)
