import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { fileOperations } from './evidence/file-operations.ts'
import { connectForm } from './form/connect-form.ts'
import { ReportParts } from './report-parts.tsx'
import { runReport } from './run-report.ts'

const createId = () => crypto.getRandomValues(new Uint32Array(2)).join('-')

/** Starts the report on the prerendered markup, with what the visitor did before. */
export async function startReport(form: HTMLFormElement): Promise<void> {
  // Two tasks, so that input between them does not wait for both.
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage(0)
  })
  const root = document.getElementById('report')
  if (!root) throw new Error('The page has no report.')
  const store = runReport(fileOperations, createId)
  connectForm(root, form, store)
  // A transition yields to keys.
  startTransition(() =>
    createRoot(document.createElement('div')).render(
      <StrictMode>
        <ReportParts store={store} />
      </StrictMode>,
    ),
  )
}
