import { useMemo } from 'react'
import { CopyDraft } from './draft/copy-draft.tsx'
import { DraftPanel } from './draft/draft-panel.tsx'
import { createEmailSlots } from './form/email-slots.tsx'
import { Form } from './form/form.tsx'
import { type FormDefinition, getFileFieldName } from './form/form-definition.ts'
import { reportDefinition } from './report/report.definition.ts'
import { createReportFieldSlots } from './report/report.field-slots.tsx'
import { EraseAll } from './review/erase-all.tsx'
import { SubmitOutcome } from './review/review.tsx'
import type { FormStore } from './store/form-store.ts'

interface Props {
  readonly store: FormStore
  readonly definition: FormDefinition
}

/** Shows a form, its draft and its review. */
export function FormView(props: Props) {
  const { store, definition } = props
  const slots = useMemo(
    () => ({
      email: createEmailSlots(store),
      ...(definition === reportDefinition ? createReportFieldSlots(store) : {}),
    }),
    [store, definition],
  )
  const Draft = getFileFieldName(definition) ? DraftPanel : CopyDraft
  return (
    <>
      <Form {...props} slots={slots} footer={<Draft {...props} />}>
        <SubmitOutcome {...props} slots={slots} />
      </Form>
      <EraseAll {...props} />
    </>
  )
}
