import { DraftSection } from './draft/draft-section.tsx'
import { Form } from './form/form.tsx'
import type { FormDefinition } from './form/form-definition.ts'
import { getSlotId } from './form/form-slots.ts'
import type { Answers } from './form/form-state.ts'

interface Props {
  readonly definition: FormDefinition
  /** The prefills of each link to this page, by its fragment. */
  readonly prefills?: Readonly<Record<string, Answers>>
}

/**
 * Shows a form at build time, with the slots that the form code fills. The form loader shows below it why the form code
 * did not load.
 */
export function PrerenderedForm({ definition, prefills }: Props) {
  const { id } = definition
  return (
    <div>
      <div id={`${id}-form`} data-prefills={prefills && JSON.stringify(prefills)}>
        {/* Errors are above the form, the review after it: Firefox does not announce a review before the form. */}
        <div className="form-slot" id={getSlotId(id, 'errors')} />
        <div id={getSlotId(id, 'edit')}>
          <Form definition={definition} />
          <DraftSection definition={definition} />
        </div>
        <div id={getSlotId(id, 'review')} hidden />
        <div className="erase-all screen-only requires-script" id={getSlotId(id, 'erase')} />
      </div>
      <div className="form-status" id="form-status" aria-live="polite" />
    </div>
  )
}
