// The form code: one chunk with everything but the file worker. A new form is listed here.
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { confirmUnload } from './confirm-unload.ts'
import { connectControls, type EarlyInteraction } from './connect-controls.ts'
import { contactDefinition } from './contact/contact.definition.ts'
import { CopyDraftButton } from './delivery/copy-draft.tsx'
import { draftDatabase } from './draft/draft-database.ts'
import type { Clock, StoreState } from './draft/draft-state.ts'
import { fileWorker } from './evidence/file-worker.ts'
import { hasForeignElements } from './foreign-elements.ts'
import type { FormDefinition } from './form/form-definition.ts'
import { FormSlot } from './form/form-slot.tsx'
import { findSlot, listSlots } from './form/form-slots.ts'
import { formErrorText } from './form-error.text.ts'
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
    showParts(container, store, definition, releaseSubmit)
  }
}

/**
 * Shows React's parts in the slots of the markup, in a transition, which yields to keys. An extension or a translator that
 * moves what React has rendered causes errors: after one, these parts go, the form works as without script, the page says
 * whose fault it is, and what was written can be copied.
 */
function showParts(
  container: HTMLElement,
  store: FormStore,
  definition: FormDefinition,
  releaseSubmit: () => void,
): void {
  let hasFailed = false
  // Until it is mounted, as it is now: at each change React would begin anew, in one task, and a key would wait for it.
  let state: StoreState | undefined = store.get()
  const root = createRoot(document.createElement('div'), {
    onUncaughtError(error) {
      reportError(error)
      // One cause can have several errors.
      if (hasFailed) return
      hasFailed = true
      // What React renders is not found where something has moved it.
      const isInterference = (error as Error).name === 'NotFoundError' && hasForeignElements([container])
      const text = isInterference ? formErrorText.interference : formErrorText.ours(definition.recipient)
      // Once React has removed what it finds of its parts.
      queueMicrotask(() => {
        clearSlots(definition)
        releaseSubmit()
        root.render(<FormError store={store} definition={definition} text={text} />)
      })
    },
  })
  const partsStore = { ...store, get: () => state ?? store.get() }
  const parts = (
    <Mounted onMount={() => (state = undefined)}>
      <FormParts store={partsStore} definition={definition} />
    </Mounted>
  )
  startTransition(() => root.render(import.meta.env.DEV ? <StrictMode>{parts}</StrictMode> : parts))
}

interface MountedProps {
  readonly onMount: () => void
  readonly children: ReactNode
}

/** Calls a function once its children are in the page. */
function Mounted({ onMount, children }: MountedProps) {
  // Synchronizes the store, which they read again as soon as they subscribe.
  useLayoutEffect(onMount, [onMount])
  return children
}

function clearSlots(definition: FormDefinition): void {
  const { portals, live } = listSlots(definition)
  for (const slot of [...portals, ...live]) findSlot(definition.id, slot)?.replaceChildren()
}

interface Props {
  readonly store: FormStore
  readonly definition: FormDefinition
  readonly text: string
}

/** Shows why the form cannot go on, and lets what was written be copied. */
function FormError({ store, definition, text }: Props) {
  return (
    <FormSlot formId={definition.id} slot="errors">
      <p className="field-error" role="alert">
        {text}
      </p>
      <CopyDraftButton store={store} definition={definition} />
    </FormSlot>
  )
}
