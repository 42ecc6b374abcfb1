import type { ComponentType } from 'react'
import type { FormDefinition } from '../form/definition.ts'
import type { StoreParts } from '../form/ports.ts'
import { type DraftState, isTicked } from '../form/state.ts'
import type { FormStore } from '../form/store.ts'
import { useParts, useStore } from '../form/use-store.ts'
import { missingPart, plainDraftWords } from './plain-draft-words.ts'

/** The part of the later code that drafts need. */
interface DraftParts extends StoreParts {
  readonly draftWords: (draft: DraftState) => string
  readonly DraftHands: ComponentType<{ readonly store: FormStore; readonly definition: FormDefinition }>
}

interface Props<Parts extends DraftParts> {
  readonly store: FormStore<Parts>
  readonly definition: FormDefinition
}

/** Work that waits: off by default, asked for in plain words, with a warning for shared computers. */
export function DraftPanel<Parts extends DraftParts>({ store, definition }: Props<Parts>) {
  const draft = useStore(store, (state) => state.draft)
  const opening = useStore(store, (state) => state.opening)
  const parts = useParts(store)
  return (
    <section className="draft" aria-labelledby="draft-title">
      <h2 id="draft-title">Not finished?</h2>
      <label className="tick">
        <input
          type="checkbox"
          id={`${definition.id}-keep`}
          aria-describedby="draft-warning"
          onChange={({ target }) => store.tick(target.checked)}
        />
        Keep a draft on this device
      </label>
      <p className="caption" id="draft-warning">
        Files too, for 30 days. Anyone who uses this browser can open it: leave it off on a shared computer.
      </p>
      <p className="field-said" aria-live="polite">
        {(parts?.draftWords ?? plainDraftWords)(draft)}
        {!parts && opening.is === 'refused' && missingPart}
      </p>
      {parts ? (
        <parts.DraftHands store={store} definition={definition} />
      ) : (
        // Erasing needs nothing that is not here.
        (draft.is === 'found' || isTicked(draft)) && (
          <p className="buttons">
            <button
              className="button"
              type="button"
              onClick={() => {
                // It goes with the draft: focus moves to the box.
                document.getElementById(`${definition.id}-keep`)?.focus()
                store.eraseKept()
              }}
            >
              Erase draft now
            </button>
          </p>
        )
      )}
      <p className="open-draft">
        <label htmlFor="open-draft">Open a draft file</label>
        <input
          id="open-draft"
          type="file"
          accept=".zip"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) store.openDraftFile(file)
          }}
        />
      </p>
    </section>
  )
}
