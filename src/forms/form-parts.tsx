import { CopyDraft } from './delivery/copy-draft.tsx'
import { DraftPanel } from './draft/draft-panel.tsx'
import { EmailNote, EmailStatus } from './form/email-parts.tsx'
import { FormSlot } from './form/form-view.tsx'
import { ReviewStep } from './form/review-step.tsx'
import { EraseAll } from './review/erase-all.tsx'
import { ErrorSummary } from './review/error-summary.tsx'
import { Review } from './review/review.tsx'
import type { FormStore } from './store/form-store.ts'

/** Shows what the markup of a form does not contain, in its slots: what appears beside the fields, and the review. */
export function FormParts({ store }: { readonly store: FormStore }) {
  const { Parts, createReviewNotes } = store.definition
  const notes = { email: <EmailNote store={store} />, ...createReviewNotes?.(store) }
  return (
    <>
      <EmailStatus store={store} />
      {Parts && <Parts store={store} />}
      <DraftPanel store={store} />
      <CopyDraft store={store} />
      <ErrorSummary store={store} />
      <ReviewStep store={store}>
        <Review store={store} notes={notes} />
      </ReviewStep>
      <FormSlot store={store} slot="erase">
        <EraseAll store={store} step="edit" />
      </FormSlot>
    </>
  )
}
