import { useMemo } from 'react'
import { CopyDraft } from './draft/copy-draft.tsx'
import { DraftPanel } from './draft/draft-panel.tsx'
import { Form } from './form/form.tsx'
import type { FormDefinition } from './form/form-definition.ts'
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
  const slots = useMemo(() => definition.createFieldSlots?.(store) ?? {}, [store, definition])
  const Draft = definition.hasDraft ? DraftPanel : CopyDraft
  return (
    <>
      <Form {...props} slots={slots} footer={<Draft {...props} />}>
        <SubmitOutcome {...props} slots={slots} />
      </Form>
      <EraseAll {...props} />
    </>
  )
}
