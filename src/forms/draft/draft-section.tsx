import { type FormDefinition, getFileFieldName } from '../form/form-definition.ts'
import { getSlotId } from '../form/form-slots.ts'
import { draftText } from './draft.text.ts'

interface Props {
  readonly definition: FormDefinition
}

/** Shows, at build time, the offer to save a draft on this device, off by default, with a warning for shared computers. */
export function DraftSection({ definition }: Props) {
  const { id } = definition
  if (!getFileFieldName(definition)) return <CopySection definition={definition} />
  return (
    <section className="draft screen-only requires-script" aria-labelledby="draft-title">
      <h2 id="draft-title">{draftText.title}</h2>
      <label className="checkbox">
        <input type="checkbox" id={`${id}-save-draft`} aria-describedby="draft-warning" />
        {draftText.save}
      </label>
      <p className="caption" id="draft-warning">
        {draftText.warning}
      </p>
      <p className="field-status" id={getSlotId(id, 'draft-status')} aria-live="polite" />
      <div className="form-slot" id={getSlotId(id, 'draft-actions')} />
      <CopySection definition={definition} />
    </section>
  )
}

function CopySection({ definition: { id } }: Props) {
  return (
    <div className="copy-draft screen-only requires-script">
      <div className="form-slot" id={getSlotId(id, 'copy')} />
      <p className="status-message" id={getSlotId(id, 'storage-status')} aria-live="polite" />
    </div>
  )
}
