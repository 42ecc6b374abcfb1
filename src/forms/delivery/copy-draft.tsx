import { getEvidenceName } from '../bytes/file-format.ts'
import { renderDraftText } from '../documents/report-text.ts'
import { draftText } from '../draft/draft.text.ts'
import { hasContent, type StoreState } from '../draft/draft-state.ts'
import { getKeptFiles, isAccepted } from '../evidence/evidence-state.ts'
import { getDisplayAnswers, type ReadableStore } from '../form/form-definition.ts'
import { FormSlot, StatusMessage, useFormState } from '../form/form-view.tsx'
import { CopyButtons } from './copy-buttons.tsx'

interface Props {
  readonly store: ReadableStore<StoreState>
}

/** Shows what the browser refuses to store, and a button that copies the answers, which needs no storage. */
export function CopyDraft({ store }: Props) {
  const problem = useFormState(store, getStorageProblem)
  const hasAny = useFormState(store, hasContent)
  return (
    <>
      <StatusMessage store={store} slot="storage-status" text={problem ? draftText[problem] : ''} />
      <FormSlot store={store} slot="copy">
        {hasAny && <CopyDraftButton store={store} />}
      </FormSlot>
    </>
  )
}

export function CopyDraftButton({ store }: Props) {
  const { definition } = store
  const getText = () => {
    const state = store.get()
    const fileNames = getKeptFiles(state).map((kept, index) => {
      if (state.evidence.hasOriginalNames) return kept.file.name
      return isAccepted(kept) ? getEvidenceName(index, kept.format) : `evidence-${index + 1}`
    })
    return renderDraftText(definition, getDisplayAnswers(definition, state.answers), fileNames)
  }
  const status = definition.text.copied
  return <CopyButtons copies={[{ label: draftText.copy, getText, status }]} />
}

/** Returns what the browser refuses to store: anything of a form, or drafts alone. */
function getStorageProblem({ isSessionStored, draft }: StoreState): 'nothingStored' | 'noDraft' | undefined {
  if (!isSessionStored && draft.status !== 'saved') return 'nothingStored'
  return draft.status === 'off' && draft.lastEvent === 'blocked' ? 'noDraft' : undefined
}
