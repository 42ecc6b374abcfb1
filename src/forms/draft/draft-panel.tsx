import { FormSlot, StatusMessage } from '../form/form-slot.tsx'
import { type ReadableStore, useFormState } from '../form/use-form-store.ts'
import { describeDraft, draftText } from './draft.text.ts'
import type { DraftCommands } from './draft-commands.ts'
import {
  type DraftState,
  hasContent,
  hasUnstoredFiles,
  isDraftEnabled,
  isDraftUnreadable,
  type StoreState,
} from './draft-state.ts'

interface Props {
  readonly store: ReadableStore<StoreState> &
    Pick<DraftCommands, 'openStoredDraft' | 'replaceStoredDraft' | 'eraseStoredDraft'>
  readonly formId: string
}

/** Shows the status of the draft on this device, and what can be done about it. */
export function DraftPanel({ store, formId }: Props) {
  const draft = useFormState(store, (state) => state.draft)
  const isReplacing = useFormState(store, hasContent)
  const isWriting = useFormState(store, (state) => isDraftEnabled(state.draft) && hasUnstoredFiles(state))
  const checkboxId = `${formId}-save-draft`
  const actions = getDraftActions(draft)
  const commands = {
    open: store.openStoredDraft,
    replace: store.replaceStoredDraft,
    erase: store.eraseStoredDraft,
  }
  const run = (action: DraftAction) => {
    // The pressed button is about to be removed: focus moves to the checkbox that shows whether a draft is saved.
    document.getElementById(checkboxId)?.focus()
    commands[action]()
  }
  return (
    <>
      <StatusMessage formId={formId} slot="draft-status" text={describeDraft(draft, isWriting)} />
      <FormSlot formId={formId} slot="draft-actions">
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

/** Returns what can be done about a draft that was found, or has a problem. */
function getDraftActions(draft: DraftState): readonly DraftAction[] {
  if (draft.status === 'found') return ['open', draft.isEnabled ? 'replace' : 'erase']
  const isErasable =
    isDraftEnabled(draft) || isDraftUnreadable(draft) || (draft.status === 'off' && draft.lastEvent === 'not erased')
  return isErasable ? ['erase'] : []
}
