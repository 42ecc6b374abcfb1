import { CopyDraft } from './draft/copy-draft.tsx'
import { DraftPanel } from './draft/draft-panel.tsx'
import { EmailNote, EmailStatus } from './form/email-parts.tsx'
import { type FormDefinition, getFileFieldName } from './form/form-definition.ts'
import { FormSlot } from './form/form-slot.tsx'
import { ReviewStep } from './form/review-step.tsx'
import { useFormState } from './form/use-form-store.ts'
import { reportDefinition } from './report/report.definition.ts'
import { createReviewNotes, ReportParts } from './report/report-parts.tsx'
import { EraseAll } from './review/erase-all.tsx'
import { ErrorSummary } from './review/error-summary.tsx'
import { Review } from './review/review.tsx'
import type { FormStore } from './store/form-store.ts'

interface Props {
  readonly store: FormStore
  readonly definition: FormDefinition
}

/** Shows what the markup of a form does not contain, in its slots: what appears beside the fields, and the review. */
export function FormParts({ store, definition }: Props) {
  const isEditing = useFormState(store, ({ step }) => step === 'edit')
  const isReport = definition === reportDefinition
  const notes = { email: <EmailNote store={store} />, ...(isReport && createReviewNotes(store)) }
  return (
    <>
      <EmailStatus store={store} formId={definition.id} />
      {isReport && <ReportParts store={store} />}
      {getFileFieldName(definition) && <DraftPanel store={store} formId={definition.id} />}
      <CopyDraft store={store} definition={definition} />
      <ErrorSummary store={store} formId={definition.id} />
      <ReviewStep store={store} formId={definition.id}>
        <Review store={store} definition={definition} notes={notes} />
      </ReviewStep>
      <FormSlot formId={definition.id} slot="erase">
        {isEditing && <EraseAll store={store} definition={definition} />}
      </FormSlot>
    </>
  )
}
