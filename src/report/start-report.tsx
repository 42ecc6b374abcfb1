// The code of the report: one chunk with everything but the file worker.
import { StrictMode, startTransition, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { fileOperations } from './evidence/file-operations.ts'
import { connectForm, type EarlyUse } from './form/connect-form.ts'
import { ReportParts } from './report-parts.tsx'
import type { ReportState } from './state/report-state.ts'
import { type ReportStore, runReport } from './state/run-report.ts'

const createId = () => crypto.getRandomValues(new Uint32Array(2)).join('-')

/**
 * Starts the report, with what the visitor did before: a state that reads and writes the controls of the prerendered
 * markup, and React for what appears beside them.
 */
export async function startReport(form: HTMLFormElement, early: EarlyUse): Promise<void> {
  // Evaluating this chunk and starting the report are two tasks, so that input between them does not wait for both.
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage(0)
  })
  const root = document.getElementById('report')
  if (!root) throw new Error('The page has no report.')
  const store = runReport(fileOperations, createId)
  connectForm(root, form, store, early)
  showParts(store)
}

/** Shows React's parts in the slots of the markup, in a transition, which yields to keys. */
function showParts(store: ReportStore): void {
  // Until they are mounted, the state as it is now: at each change React would begin anew, in one task, and a key would
  // wait for it. As soon as they subscribe they read the state again.
  let state: ReportState | undefined = store.get()
  function MountedParts() {
    useLayoutEffect(() => {
      state = undefined
    }, [])
    return <ReportParts store={{ ...store, get: () => state ?? store.get() }} />
  }
  const root = createRoot(document.createElement('div'))
  startTransition(() =>
    root.render(
      import.meta.env.DEV ? (
        <StrictMode>
          <MountedParts />
        </StrictMode>
      ) : (
        <MountedParts />
      ),
    ),
  )
}
