import { totalSize } from '../bytes/byte-size.ts'
import { Making } from '../delivery/making.tsx'
import type { FormDefinition } from '../form/definition.ts'
import { draftOf } from '../form/draft-of-form.ts'
import { type DraftState, isTicked, isUnreadable } from '../form/state.ts'
import type { FormStore } from '../form/store.ts'
import { useStore } from '../form/use-store.ts'
import { buildDraftFile } from './draft-file.ts'
import { openingWords } from './draft-words.ts'

interface Props {
  readonly store: FormStore
  readonly definition: FormDefinition
}

/** What there is to press about a draft, and what comes of a draft file that is opened. */
export function DraftHands({ store, definition: { id, title } }: Props) {
  const draft = useStore(store, (state) => state.draft)
  const opening = useStore(store, (state) => state.opening)
  const items = useStore(store, (state) => state.files.items)
  const answered = useStore(store, ({ answers }) => Object.values(answers).some((answer) => answer !== ''))
  const hands = handsFor(draft)
  // The button pressed is about to go: focus moves to the box that says whether a draft is kept.
  const toBox = (act: () => void) => () => {
    document.getElementById(`${id}-keep`)?.focus()
    act()
  }
  return (
    <>
      {hands.includes('open') && (answered || items.length > 0) && (
        <p className="caption">Opening a draft replaces what is in the form.</p>
      )}
      <p className="buttons">
        {hands.includes('open') && <Hand label="Open the draft on this device" onClick={toBox(store.openKept)} />}
        {hands.includes('replace') && <Hand label="Keep this one in its place" onClick={toBox(store.keepThis)} />}
        {hands.includes('again') && <Hand label="Keep it again" onClick={toBox(store.keepThis)} />}
        {hands.includes('erase') && <Hand label="Erase draft now" onClick={toBox(store.eraseKept)} />}
      </p>
      <Making
        label={items.length > 0 ? 'Save draft to a file, with the original files' : 'Save draft to a file'}
        total={totalSize(items.map(({ file }) => file))}
        make={(watch) => buildDraftFile(draftOf(id, store.get()), title, watch)}
      />
      {opening.is === 'opening' && (
        <div className="progress">
          <progress aria-label={`Opening ${opening.name}`} max={opening.total || 1} value={opening.done} />
          <Hand label="Cancel" onClick={store.cancelOpening} />
        </div>
      )}
      <p className="field-said" aria-live="polite">
        {openingWords(opening)}
      </p>
    </>
  )
}

type HandName = 'open' | 'replace' | 'again' | 'erase'

/** What there is to press: it depends on what was found, or went wrong. */
function handsFor(draft: DraftState): readonly HandName[] {
  if (draft.is === 'found') return ['open', 'erase']
  if (draft.is === 'stopped' && draft.why === 'conflict') return ['open', 'replace']
  if (draft.is === 'stopped' && draft.why === 'gone') return ['again']
  const erasable = isTicked(draft) || isUnreadable(draft) || (draft.is === 'off' && draft.said === 'not erased')
  return erasable ? ['erase'] : []
}

function Hand({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <button className="button" type="button" onClick={onClick}>
      {label}
    </button>
  )
}
