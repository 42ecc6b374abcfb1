import type { ReadableStore } from '../form/form-definition.ts'
import { FormSlot, StatusMessage, useFormState } from '../form/form-view.tsx'
import { describeDraft, draftText } from './draft.text.ts'
import type { DraftCommands } from './draft-commands.ts'
import {
  type DraftState,
  getUnsavedFiles,
  hasContent,
  isDraftEnabled,
  isDraftUnreadable,
  type StoreState,
} from './draft-state.ts'

type DraftStore = ReadableStore<StoreState> &
  Pick<DraftCommands, 'openStoredDraft' | 'replaceStoredDraft' | 'eraseStoredDraft'>

export function DraftPanel({ store }: { readonly store: DraftStore }) {
  const draft = useFormState(store, (state) => state.draft)
  const isReplacing = useFormState(store, hasContent)
  const isWriting = useFormState(store, (state) => isDraftEnabled(state.draft) && getUnsavedFiles(state).length > 0)
  const actions = getDraftActions(draft)
  const commands = { open: store.openStoredDraft, replace: store.replaceStoredDraft, erase: store.eraseStoredDraft }
  const run = (action: DraftAction) => {
    // The pressed button is about to be removed: focus moves to the checkbox that shows whether a draft is saved.
    document.getElementById(`${store.definition.id}-save-draft`)?.focus()
    commands[action]()
  }
  return (
    <>
      <StatusMessage store={store} slot="draft-status" text={describeDraft(draft, isWriting)} />
      <FormSlot store={store} slot="draft-actions">
        {actions.includes('open') && isReplacing && <p className="caption">{draftText.replaces}</p>}
        {actions.length > 0 && (
          <p className="buttons">
            {actions.map((action) => (
              <button key={action} className="button" type="button" onClick={() => run(action)}>
                {draftText.actions[action]}
              </button>
            ))}
          </p>
        )}
      </FormSlot>
    </>
  )
}

type DraftAction = keyof typeof draftText.actions

function getDraftActions(draft: DraftState): readonly DraftAction[] {
  if (draft.status === 'found') return ['open', draft.isEnabled ? 'replace' : 'erase']
  const isErasable =
    isDraftEnabled(draft) || isDraftUnreadable(draft) || (draft.status === 'off' && draft.lastEvent === 'not erased')
  return isErasable ? ['erase'] : []
}
