import type { ReactNode } from 'react'
import { FormField } from '../components/form-field.tsx'
import { draftText } from './draft/draft.text.ts'
import { formText } from './form/form.text.ts'
import type { FormDefinition } from './form/form-definition.ts'
import { getSlotId } from './form/form-slots.ts'
import { loaderText as text } from './loader.text.ts'

interface Props {
  readonly definition: FormDefinition
}

/**
 * Shows a form at build time, with the slots that the form code fills. The form loader shows a template below it where the
 * form code does not load, and above it that the browser is too old.
 */
export function PrerenderedForm({ definition }: Props) {
  const { id } = definition
  const copy = (
    <div className="copy-draft screen-only requires-script">
      <div className="form-slot" id={getSlotId(id, 'copy')} />
      <p className="status-message" id={getSlotId(id, 'storage-status')} aria-live="polite" />
    </div>
  )
  return (
    <div>
      <p className="inset-text" id="form-too-old" hidden>
        {formText.tooOld(definition)}
      </p>
      <div id={`${id}-form`}>
        {/* Errors are above the form, the review after it: Firefox does not announce a review before the form. */}
        <div className="form-slot" id={getSlotId(id, 'errors')} />
        <div id={getSlotId(id, 'edit')}>
          <Form definition={definition} />
          <DraftSection formId={id}>{copy}</DraftSection>
          <div className="erase-all screen-only requires-script" id={getSlotId(id, 'erase')} />
        </div>
        <div id={getSlotId(id, 'review')} hidden />
      </div>
      <div className="form-status" id="form-status" aria-live="polite" />
      <template data-status="failed">
        <p>{text.failed}</p>
      </template>
      <template data-status="outdated">
        <p>
          {text.outdated} <CopyButton />{' '}
          <button className="text-button" type="button">
            {text.reload}
          </button>
        </p>
      </template>
      <template data-status="emailed">
        <p>
          <span>{text.emailed(definition)}</span> <CopyButton />
        </p>
      </template>
    </div>
  )
}

/**
 * Shows a form that sends nothing, at build time. Without script its `mailto:` action opens the visitor's email program.
 */
function Form({ definition }: { readonly definition: FormDefinition }) {
  const { id, fields, recipient, title, noun } = definition
  return (
    // Once loaded, the form validates itself and rejects white space: then it has `noValidate`. Firefox announces a form
    // with an empty required field as an invalid entry.
    <form
      action={`mailto:${recipient}?subject=${encodeURIComponent(title)}`}
      method="post"
      encType="text/plain"
      aria-invalid={false}
    >
      <p className="caption">{formText.required}</p>
      <div className="fields">
        {fields.map((field) => (
          <FormField key={field.name} field={field} formId={id}>
            {/* Screen readers announce changes only in a live region that already exists. */}
            {field.slots?.includes('status') && (
              <p className="field-status" id={getSlotId(id, `${field.name}-status`)} aria-live="polite" />
            )}
            {field.slots?.includes('more') && <div className="form-slot" id={getSlotId(id, `${field.name}-more`)} />}
          </FormField>
        ))}
      </div>
      <noscript>
        <p>{formText.withoutScript(definition)}</p>
      </noscript>
      <button className="button button-primary" type="submit" id={`${id}-submit`} aria-describedby={`${id}-next`}>
        {formText.submit(noun)}
      </button>
      <p className="caption form-next screen-only requires-script" id={`${id}-next`}>
        {formText.next}
      </p>
    </form>
  )
}

/** Offers to save a draft on this device: off by default, with a warning for shared computers. */
function DraftSection({ formId, children }: { readonly formId: string; readonly children: ReactNode }) {
  return (
    <section className="draft screen-only requires-script" aria-labelledby="draft-title">
      <h2 id="draft-title">{draftText.title}</h2>
      <label className="checkbox">
        <input type="checkbox" id={`${formId}-save-draft`} aria-describedby="draft-warning" />
        {draftText.save}
      </label>
      <p className="caption" id="draft-warning">
        {draftText.warning}
      </p>
      <p className="field-status" id={getSlotId(formId, 'draft-status')} aria-live="polite" />
      <div className="form-slot" id={getSlotId(formId, 'draft-actions')} />
      {children}
    </section>
  )
}

function CopyButton() {
  return (
    <button className="text-button" type="button" data-copied={text.copied} data-not-copied={text.notCopied}>
      {draftText.copy}
    </button>
  )
}
