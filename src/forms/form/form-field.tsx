import { type Field, isPrintedWhole } from './field.ts'
import { formText } from './form.text.ts'
import { formatGroupLabel } from './form-markup.ts'
import { getSlotId } from './form-slots.ts'

interface Props {
  readonly field: Field
  /** The prefix of every id, which keeps ids unique on the page. */
  readonly formId: string
}

/** Shows a field at build time: label, hint, error, native control, and what the form code fills in. */
export function FormField({ field, formId }: Props) {
  const { name, type, label, hint, slots } = field
  const id = `${formId}-${name}`
  const errorId = getSlotId(formId, `${name}-error`)
  const attributes = {
    id,
    name,
    required: field.required,
    // Otherwise Firefox announces an empty required field as invalid before any submit.
    'aria-invalid': false,
    autoComplete: field.autocomplete,
    // In a text area Enter inserts a line.
    enterKeyHint: type === 'textarea' ? undefined : ('next' as const),
    // A group has its notes in its name: screen readers would repeat a description for each part of a date.
    'aria-describedby': field.groupLabel ? undefined : hint ? `${errorId} ${id}-hint` : errorId,
  }
  return (
    <div className={field.isHalfWidth ? 'field field-half' : 'field'}>
      <label htmlFor={id}>
        {label}
        {field.paperLabel && <span className="print-only" data-generated-content={field.paperLabel} />}
        {field.required && <span aria-hidden="true"> *</span>}
        {/* Orca announces a required text field as such, but never a required list. */}
        {field.required && type === 'select' && <span className="visually-hidden">{formText.requiredList}</span>}
      </label>
      {/* A group has it in its name. */}
      {hint && (
        <p className="caption" id={`${id}-hint`} aria-hidden={field.groupLabel ? true : undefined}>
          {hint}
        </p>
      )}
      <p className="field-error" id={errorId} />
      {type === 'select' ? (
        <select {...attributes}>
          {field.options?.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : type === 'textarea' ? (
        <textarea {...attributes} rows={field.rows} />
      ) : field.groupLabel ? (
        <fieldset className="input-group" aria-label={formatGroupLabel(field, '')}>
          <input {...attributes} type={type} max={field.max} />
        </fieldset>
      ) : (
        <input {...attributes} type={type} accept={field.accept} multiple={type === 'file'} />
      )}
      {isPrintedWhole(field) && (
        <p className="print-only printed-answer" id={getSlotId(formId, `${name}-printed`)} translate="no" />
      )}
      {/* Screen readers announce changes only in a live region that already exists. */}
      {slots?.includes('status') && (
        <p className="field-status" id={getSlotId(formId, `${name}-status`)} aria-live="polite" />
      )}
      {slots?.includes('more') && <div className="form-slot" id={getSlotId(formId, `${name}-more`)} />}
    </div>
  )
}
