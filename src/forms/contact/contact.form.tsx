import { Form } from '../form/form.tsx'
import type { FormStore } from '../form/store.ts'
import { Answer } from '../review/later-answer.tsx'
import type { ReviewParts } from '../review/review.tsx'
import { contactDefinition } from './contact.definition.ts'

/** What of the later code a message needs. */
export type ContactParts = ReviewParts

export function ContactForm({ store }: { readonly store: FormStore<ContactParts> }) {
  return (
    <Form store={store} definition={contactDefinition}>
      <Answer store={store} definition={contactDefinition} />
    </Form>
  )
}
