// What a report needs once somebody fills it in. One chunk, fetched at the first change of a field, and nothing after it.
export { Deliver, finish } from '../delivery/deliver.tsx'
export { evidenceBox } from '../evidence/evidence-box.ts'
export { EvidenceList } from '../evidence/evidence-list.tsx'
export { EvidenceSummary } from '../evidence/evidence-summary.tsx'
export { TimeQuestions } from '../time/time-questions.tsx'
export { readWhen } from '../time/when.ts'
