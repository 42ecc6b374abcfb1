import type { FormDefinition } from '../form/form-definition.ts'
import { type ReadableStore, useFormState } from '../form/use-form-store.ts'
import { CopyDraft } from './copy-draft.tsx'
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
  readonly definition: FormDefinition
}

/** Offers to save a draft on this device: off by default, with a warning for shared computers. */
export function DraftPanel({ store, definition }: Props) {
  const draft = useFormState(store, (state) => state.draft)
  const isReplacing = useFormState(store, hasContent)
  const isWriting = useFormState(store, (state) => isDraftEnabled(state.draft) && hasUnstoredFiles(state))
  const checkboxId = `${definition.id}-save-draft`
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
    <section className="draft screen-only requires-script" aria-labelledby="draft-title">
      <h2 id="draft-title">{draftText.title}</h2>
      <label className="checkbox">
        {/* Uncontrolled: the page reads and sets it, before React hydrates and after. */}
        <input type="checkbox" id={checkboxId} aria-describedby="draft-warning" />
        {draftText.save}
      </label>
      <p className="caption" id="draft-warning">
        {draftText.warning}
      </p>
      <p className="field-status" aria-live="polite">
        {describeDraft(draft, isWriting)}
      </p>
      {actions.includes('open') && isReplacing && <p className="caption">{draftText.replaces}</p>}
      <p className="buttons">
        {actions.map((action) => (
          <button key={action} className="button" type="button" onClick={() => run(action)}>
            {draftText.actions[action]}
          </button>
        ))}
      </p>
      <CopyDraft store={store} definition={definition} />
    </section>
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
