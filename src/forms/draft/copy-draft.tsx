import { CopyButtons } from '../delivery/copy-buttons.tsx'
import { getEvidenceName } from '../documents/evidence-names.ts'
import { getKeptFiles, isAccepted } from '../evidence/evidence-state.ts'
import { type FormDefinition, getDisplayAnswers } from '../form/form-definition.ts'
import { type ReadableStore, useFormState } from '../form/use-form-store.ts'
import { draftText, formatDraft } from './draft.text.ts'
import { getStorageProblem, hasContent, type StoreState } from './draft-state.ts'

interface Props {
  readonly store: ReadableStore<StoreState>
  readonly definition: FormDefinition
}

/** Shows a button that copies the answers entered so far, which needs no storage, and what the browser refuses to store. */
export function CopyDraft({ store, definition }: Props) {
  const problem = useFormState(store, getStorageProblem)
  const getText = () => {
    const state = store.get()
    const fileNames = getKeptFiles(state).map((kept, index) => {
      if (state.evidence.hasOriginalNames) return kept.file.name
      return isAccepted(kept) ? getEvidenceName(index, kept.format) : `evidence-${index + 1}`
    })
    return formatDraft(definition, getDisplayAnswers(definition, state.answers), fileNames)
  }
  const status = definition.text.copied
  return (
    <div className="copy-draft screen-only requires-script">
      {useFormState(store, hasContent) && <CopyButtons copies={[{ label: draftText.copy, getText, status }]} />}
      <p className="status-message" aria-live="polite">
        {problem ? draftText[problem] : ''}
      </p>
    </div>
  )
}
