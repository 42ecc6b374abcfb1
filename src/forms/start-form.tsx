// The form code: one chunk with everything but the file worker. A new form is listed here.
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { connectControls, type EarlyInteraction } from './connect-controls.ts'
import { contactDefinition } from './contact/contact.definition.ts'
import { confirmUnload } from './draft/confirm-unload.ts'
import { CopyDraftButton } from './draft/copy-draft.tsx'
import { draftText } from './draft/draft.text.ts'
import { draftDatabase } from './draft/draft-database.ts'
import type { Clock } from './draft/draft-state.ts'
import { fileWorker } from './evidence/file-worker.ts'
import type { FormDefinition } from './form/form-definition.ts'
import { FormSlot } from './form/form-slot.tsx'
import { findSlot, listSlots } from './form/form-slots.ts'
import { FormParts } from './form-parts.tsx'
import { reportDefinition } from './report/report.definition.ts'
import { createFormStore, type FormStore } from './store/form-store.ts'
import { createSessionStore } from './store/session-store.ts'

const clock: Clock = {
  now: () => Date.now(),
  schedule(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

const createId = () => crypto.getRandomValues(new Uint32Array(2)).join('-')

/**
 * Starts the form of this page, with what the visitor did before: a store that reads and writes the controls of the
 * prerendered markup, and React for what appears beside them.
 */
export async function startPageForm(early: EarlyInteraction): Promise<void> {
  // Evaluating this chunk and starting the form are two tasks, so that input between them does not wait for both.
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage(0)
  })
  for (const definition of [reportDefinition, contactDefinition]) {
    const container = document.getElementById(`${definition.id}-form`)
    if (!container) continue
    const store = createFormStore(definition, {
      sessionStore: createSessionStore(definition.id),
      draftDatabase,
      files: fileWorker,
      clock,
      createId,
    })
    const { releaseSubmit } = connectControls(container, definition, store, early)
    confirmUnload(store)
    showParts(store, definition, releaseSubmit)
  }
}

/**
 * Shows React's parts in the slots of the markup, in a transition, which yields to keys. An extension or a translator that
 * moves what React has rendered causes errors: after one, these parts go, the form works as without script, and what was
 * written can be copied.
 */
function showParts(store: FormStore, definition: FormDefinition, releaseSubmit: () => void): void {
  let hasFailed = false
  const root = createRoot(document.createElement('div'), {
    onUncaughtError(error) {
      reportError(error)
      // One cause can have several errors.
      if (hasFailed) return
      hasFailed = true
      // Once React has removed what it finds of its parts.
      queueMicrotask(() => {
        clearSlots(definition)
        releaseSubmit()
        root.render(<Interference store={store} definition={definition} />)
      })
    },
  })
  const parts = <FormParts store={store} definition={definition} />
  startTransition(() => root.render(import.meta.env.DEV ? <StrictMode>{parts}</StrictMode> : parts))
}

function clearSlots(definition: FormDefinition): void {
  const { portals, live } = listSlots(definition)
  for (const slot of [...portals, ...live]) findSlot(definition.id, slot)?.replaceChildren()
}

interface Props {
  readonly store: FormStore
  readonly definition: FormDefinition
}

/** Shows that something interferes with the form, and lets what was written be copied. */
function Interference({ store, definition }: Props) {
  return (
    <FormSlot formId={definition.id} slot="errors">
      <p className="field-error" role="alert">
        {draftText.interference}
      </p>
      <CopyDraftButton store={store} definition={definition} />
    </FormSlot>
  )
}
