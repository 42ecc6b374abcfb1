import { DraftPanel } from '../draft/draft-panel.tsx'
import { Form } from '../form/form.tsx'
import type { FormStore } from '../form/store.ts'
import { Answer } from '../review/later-answer.tsx'
import { reportDefinition } from './report.definition.ts'

/** What comes later for the report. */
export type ReportParts = typeof import('./report.later.tsx')

export function ReportForm({ store }: { readonly store: FormStore<ReportParts> }) {
  return (
    <Form
      store={store}
      definition={reportDefinition}
      after={<DraftPanel store={store} definition={reportDefinition} />}
    >
      <Answer store={store} definition={reportDefinition} />
    </Form>
  )
}
