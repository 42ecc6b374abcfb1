import { getEvidenceName } from '../documents/evidence-names.ts'
import { draftText } from '../draft/draft.text.ts'
import { hasContent, type StoreState } from '../draft/draft-state.ts'
import { getKeptFiles, isAccepted } from '../evidence/evidence-state.ts'
import { type FormDefinition, getDisplayAnswers } from '../form/form-definition.ts'
import { FormSlot, StatusMessage } from '../form/form-slot.tsx'
import { type ReadableStore, useFormState } from '../form/use-form-store.ts'
import { CopyButtons } from './copy-buttons.tsx'
import { formatDraft } from './copy-draft.text.ts'

interface Props {
  readonly store: ReadableStore<StoreState>
  readonly definition: FormDefinition
}

/** Shows what the browser refuses to store, and a button that copies the answers, which needs no storage. */
export function CopyDraft({ store, definition }: Props) {
  const problem = useFormState(store, getStorageProblem)
  const hasAny = useFormState(store, hasContent)
  return (
    <>
      <StatusMessage formId={definition.id} slot="storage-status" text={problem ? draftText[problem] : ''} />
      <FormSlot formId={definition.id} slot="copy">
        {hasAny && <CopyDraftButton store={store} definition={definition} />}
      </FormSlot>
    </>
  )
}

/** Shows a button that copies the answers entered so far. */
export function CopyDraftButton({ store, definition }: Props) {
  const getText = () => {
    const state = store.get()
    const fileNames = getKeptFiles(state).map((kept, index) => {
      if (state.evidence.hasOriginalNames) return kept.file.name
      return isAccepted(kept) ? getEvidenceName(index, kept.format) : `evidence-${index + 1}`
    })
    return formatDraft(definition, getDisplayAnswers(definition, state.answers), fileNames)
  }
  const status = definition.text.copied
  return <CopyButtons copies={[{ label: draftText.copy, getText, status }]} />
}

/** Returns what the browser refuses to store: anything of a form, or drafts alone. */
function getStorageProblem({ isSessionStored, draft }: StoreState): 'nothingStored' | 'noDraft' | undefined {
  if (!isSessionStored && draft.status !== 'saved') return 'nothingStored'
  return draft.status === 'off' && draft.lastEvent === 'blocked' ? 'noDraft' : undefined
}
