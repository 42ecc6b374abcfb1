import { CopyDraft } from './delivery/copy-draft.tsx'
import { DraftPanel } from './draft/draft-panel.tsx'
import { EmailNote, EmailStatus } from './form/email-parts.tsx'
import type { FormDefinition } from './form/form-definition.ts'
import { FormSlot } from './form/form-slot.tsx'
import { ReviewStep } from './form/review-step.tsx'
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
  const { id: formId, hasDraft, Parts } = definition
  const notes = { email: <EmailNote store={store} />, ...definition.createReviewNotes?.(store) }
  return (
    <>
      <EmailStatus store={store} formId={formId} />
      {Parts && <Parts store={store} formId={formId} />}
      {hasDraft && <DraftPanel store={store} formId={formId} />}
      <CopyDraft store={store} definition={definition} />
      <ErrorSummary store={store} formId={formId} />
      <ReviewStep store={store} formId={formId}>
        <Review store={store} definition={definition} notes={notes} />
      </ReviewStep>
      <FormSlot formId={formId} slot="erase">
        <EraseAll store={store} definition={definition} step="edit" />
      </FormSlot>
    </>
  )
}
