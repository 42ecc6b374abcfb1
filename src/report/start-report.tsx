import { StrictMode, startTransition, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { fileOperations } from './evidence/file-operations.ts'
import { connectForm, type EarlyUse } from './form/connect-form.ts'
import { ReportParts } from './report-parts.tsx'
import type { ReportState } from './state/report-state.ts'
import { type ReportStore, runReport } from './state/run-report.ts'

const createId = () => crypto.getRandomValues(new Uint32Array(2)).join('-')

/** Starts the report on the prerendered markup, with what the visitor did before. */
export async function startReport(form: HTMLFormElement, early: EarlyUse): Promise<void> {
  // Two tasks, so that input between them does not wait for both.
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

/** Shows React's parts in a transition, which yields to keys. */
function showParts(store: ReportStore): void {
  // Constant until they are mounted: at each change React would begin anew, in one task, and a key would wait.
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
