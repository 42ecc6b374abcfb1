import type { Draft, DraftFile } from './ports.ts'
import type { DraftState, FormState, Offer, Stopped } from './state.ts'

/** Reasons that the next saving may not run into again; after any other, somebody has to decide. */
const passing: readonly Stopped[] = ['full', 'unreadable', 'part']

/** After these somebody has to say how to go on. */
export function isDecision(draft: DraftState): boolean {
  return draft.is === 'stopped' && !passing.includes(draft.why)
}

/** What is kept of a form as it is now; files that nobody has looked at yet are not left behind. */
export function draftOf(form: string, { answers, files: { items, waiting } }: FormState<unknown>): Draft {
  const files: DraftFile[] = [...items, ...waiting].map(({ file, removal }) => ({
    name: file.name,
    lastModified: file.lastModified,
    content: file,
    removal,
  }))
  return { form, answers, files }
}

/** The files of a draft as the form takes files: their kind is told by their bytes again. */
export function offersOf(files: readonly DraftFile[]): Offer[] {
  return files.map(({ name, lastModified, content, removal }) => ({
    file: new File([content], name, { lastModified }),
    removal,
  }))
}
