// The form code: one chunk with everything but the file worker. A new form is listed here.
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { connectControls, type EarlyInteraction } from './connect-controls.ts'
import { contactDefinition } from './contact/contact.definition.ts'
import { confirmUnload } from './draft/confirm-unload.ts'
import { CopyDraft } from './draft/copy-draft.tsx'
import { draftDatabase } from './draft/draft-database.ts'
import type { Clock } from './draft/draft-state.ts'
import { fileWorker } from './evidence/file-worker.ts'
import { hasForeignElements } from './foreign-elements.ts'
import type { FormDefinition } from './form/form-definition.ts'
import { formErrorText } from './form-error.text.ts'
import { FormView } from './form-view.tsx'
import { reportDefinition } from './report/report.definition.ts'
import { createFormStore, type FormStore } from './store/form-store.ts'
import { createSessionStore } from './store/session-store.ts'

/**
 * Events of a press, a key or an answer, for which React hydrates at once. In a page that an extension has changed that
 * replaces the control that the event is for, before it receives the focus or the text.
 */
const heldEvents = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'keydown', 'keypress', 'keyup'],
  ...['input', 'change', 'compositionstart', 'compositionend'],
]

/** Milliseconds without a key before React hydrates: a key would wait for its longest task. */
const typingPauseMs = 300

const clock: Clock = {
  now: () => Date.now(),
  schedule(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

const createId = () => crypto.getRandomValues(new Uint32Array(2)).join('-')

/**
 * Hydrates the form of this page, with what the visitor did before. Its store takes over at once and listens to the
 * controls itself; React follows in a pause in typing.
 */
export async function hydratePageForm(early: EarlyInteraction): Promise<void> {
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
    connectControls(container, definition, store, early)
    confirmUnload(store)
    runInTypingPause(store, () => startTransition(() => showForm(container, store, definition)))
  }
}

/**
 * Hydrates the form. After an error it is rendered anew from the store, once: an extension or a translator that moves
 * what React has rendered causes errors. After another one the page says whose fault it is, and what was written can
 * still be copied.
 */
function showForm(container: HTMLElement, store: FormStore, definition: FormDefinition): void {
  const show = (view: ReactNode) => (import.meta.env.DEV ? <StrictMode>{view}</StrictMode> : view)
  // The store has listened before; React misses nothing that it handles.
  const holding = new AbortController()
  const hold = (event: Event) => event.stopImmediatePropagation()
  for (const type of heldEvents) container.addEventListener(type, hold, { capture: true, signal: holding.signal })
  /** The parts of the form, for what was added to them: React has removed them when it reports an error. */
  let parts: readonly Element[] = []
  const handleHydrated = () => {
    holding.abort()
    parts = [...container.children]
  }
  const form = show(
    <Hydrated onHydrated={handleHydrated}>
      <FormView store={store} definition={definition} />
    </Hydrated>,
  )
  const createErrorView = (text: string) =>
    show(
      <>
        <p className="field-error" role="alert">
          {text}
        </p>
        <CopyDraft store={store} definition={definition} />
      </>,
    )
  let errors: 'none' | 'pending' | 'one' = 'none'
  const root = hydrateRoot(container, form, {
    onUncaughtError(error) {
      reportError(error)
      // One cause can have several errors, until React has removed the form.
      if (errors === 'pending') return
      // What React renders is not found where something has moved it.
      const isInterference = (error as Error).name === 'NotFoundError' && hasForeignElements([container, ...parts])
      const text = isInterference ? formErrorText.interference : formErrorText.ours(definition.recipient)
      const view = errors === 'one' ? createErrorView(text) : form
      errors = 'pending'
      // Before the next paint, so that the page does not scroll.
      queueMicrotask(() => {
        errors = 'one'
        container.replaceChildren()
        flushSync(() => root.render(view))
      })
    },
  })
}

interface HydratedProps {
  readonly onHydrated: () => void
  readonly children: ReactNode
}

/** Calls a function once its children are hydrated. */
function Hydrated({ onHydrated, children }: HydratedProps) {
  // Synchronizes the listeners of the container.
  useLayoutEffect(onHydrated, [onHydrated])
  return children
}

/** Calls a function once no key was pressed for a while and no input method is at work, or a submit waits for React. */
function runInTypingPause({ get, subscribe }: Pick<FormStore, 'get' | 'subscribe'>, run: () => void): void {
  const listening = new AbortController()
  const finish = () => {
    clearTimeout(timer)
    listening.abort()
    unsubscribe()
    run()
  }
  const isSubmitted = () => get().step === 'review' || get().errors.length > 0
  const unsubscribe = subscribe(() => isSubmitted() && finish())
  let timer: ReturnType<typeof setTimeout> | undefined
  const restart = () => {
    clearTimeout(timer)
    timer = setTimeout(finish, typingPauseMs)
  }
  const listen = (type: keyof DocumentEventMap, listener: (event: Event) => void) =>
    document.addEventListener(type, listener, { capture: true, signal: listening.signal })
  listen('keydown', (event) => (event as KeyboardEvent).isComposing || restart())
  // A text that an input method composes would be left in the control that is replaced.
  listen('compositionupdate', () => clearTimeout(timer))
  listen('compositionend', restart)
  if (isSubmitted()) finish()
  else restart()
}
