import { useMemo } from 'react'
import { DraftPanel } from '../draft/draft-panel.tsx'
import { Form } from '../form/form.tsx'
import { EraseAll } from '../review/erase-all.tsx'
import { SubmitOutcome } from '../review/review.tsx'
import type { FormStore } from '../store/form-store.ts'
import { reportDefinition as definition } from './report.definition.ts'
import { createReportFieldSlots } from './report.field-slots.tsx'

/** Shows the anomaly report's form, its draft and its review. */
export function ReportForm({ store }: { readonly store: FormStore }) {
  const slots = useMemo(() => createReportFieldSlots(store), [store])
  return (
    <>
      <Form
        store={store}
        definition={definition}
        slots={slots}
        footer={<DraftPanel store={store} definition={definition} />}
      >
        <SubmitOutcome store={store} definition={definition} slots={slots} />
      </Form>
      <EraseAll store={store} definition={definition} />
    </>
  )
}
