import { Form } from '../form/form.tsx'
import type { FormStore } from '../form/store.ts'
import { Review, type ReviewParts, reviewTitle } from '../review/review.tsx'
import { contactDefinition } from './contact.definition.ts'

/** What of the later code a message needs. */
export type ContactParts = ReviewParts

export function ContactForm({ store }: { readonly store: FormStore<ContactParts> }) {
  return (
    <Form store={store} definition={contactDefinition} reviewTitle={reviewTitle}>
      <Review store={store} definition={contactDefinition} />
    </Form>
  )
}
