// The form code: one chunk with everything but the file worker.
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { connectControls, type EarlyInteraction } from './connect-controls.ts'
import { CopyDraftButton } from './delivery/copy-draft.tsx'
import { draftDatabase } from './draft/draft-database.ts'
import type { Clock, StoreState } from './draft/draft-state.ts'
import { fileWorker } from './evidence/file-worker.ts'
import { findSlot, listSlots } from './form/form-slots.ts'
import { FormSlot } from './form/form-view.tsx'
import { FormParts } from './form-parts.tsx'
import { formErrorText } from './loader.text.ts'
import { reportDefinition } from './report/report.definition.ts'
import { createFormStore, type FormStore } from './store/form-store.ts'
import { createSessionStore } from './store/session-store.ts'

/** The elements of which the build and the code of the forms make a form. */
const ownElements =
  'a, b, bdi, button, canvas, dd, details, dialog, div, dl, dt, fieldset, figcaption, figure, form, h1, h2, h3, header, i, img, input, label, legend, li, noscript, ol, option, p, progress, section, select, span, strong, summary, textarea, ul, video'

const clock: Clock = { now: () => Date.now(), schedule: (milliseconds, run) => void setTimeout(run, milliseconds) }

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
  const container = document.getElementById(`${reportDefinition.id}-form`)
  if (!container) return
  const sessionStore = createSessionStore(reportDefinition.id)
  const store = createFormStore(reportDefinition, { sessionStore, draftDatabase, files: fileWorker, clock, createId })
  const { releaseSubmit } = connectControls(container, store, early)
  showParts(container, store, releaseSubmit)
}

/**
 * Shows React's parts in the slots of the markup, in a transition, which yields to keys. An extension or a translator that
 * moves what React has rendered causes errors: after one, these parts go, the form works as without script, the page says
 * whose fault it is, and what was written can be copied.
 */
function showParts(container: HTMLElement, store: FormStore, releaseSubmit: () => void): void {
  const { definition } = store
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
      const isInterference = (error as Error).name === 'NotFoundError' && hasForeignElements(container)
      const text = isInterference ? formErrorText.interference : formErrorText.ours(definition.recipient)
      // Once React has removed what it finds of its parts.
      queueMicrotask(() => {
        const { portals, live } = listSlots(definition)
        for (const slot of [...portals, ...live]) findSlot(definition.id, slot)?.replaceChildren()
        releaseSubmit()
        root.render(<FormError store={store} text={text} />)
      })
    },
  })
  const parts = (
    <Mounted onMount={() => (state = undefined)}>
      <FormParts store={{ ...store, get: () => state ?? store.get() }} />
    </Mounted>
  )
  startTransition(() => root.render(import.meta.env.DEV ? <StrictMode>{parts}</StrictMode> : parts))
}

function Mounted({ onMount, children }: { readonly onMount: () => void; readonly children: ReactNode }) {
  // Synchronizes the store, which they read again as soon as they subscribe.
  useLayoutEffect(onMount, [onMount])
  return children
}

/**
 * Returns whether an extension or a translator has inserted elements in a form, or styled some: it has no `style` attribute
 * but the one by which a browser resizes a text area.
 */
function hasForeignElements(container: HTMLElement): boolean {
  return container.querySelector(`:not(${ownElements}), [style]:not(textarea)`) !== null
}

function FormError({ store, text }: { readonly store: FormStore; readonly text: string }) {
  return (
    <FormSlot store={store} slot="errors">
      <p className="field-error" role="alert">
        {text}
      </p>
      <CopyDraftButton store={store} />
    </FormSlot>
  )
}
