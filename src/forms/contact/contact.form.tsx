import { CopyDraft } from '../draft/copy-draft.tsx'
import { Form } from '../form/form.tsx'
import { EraseAll } from '../review/erase-all.tsx'
import { SubmitOutcome } from '../review/review.tsx'
import type { FormStore } from '../store/form-store.ts'
import { contactDefinition as definition } from './contact.definition.ts'

/** Shows the contact form and its review. */
export function ContactForm({ store }: { readonly store: FormStore }) {
  return (
    <>
      <Form store={store} definition={definition} footer={<CopyDraft store={store} definition={definition} />}>
        <SubmitOutcome store={store} definition={definition} />
      </Form>
      <EraseAll store={store} definition={definition} />
    </>
  )
}
