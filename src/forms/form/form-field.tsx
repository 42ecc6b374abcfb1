import { formatEmailAddress } from './email-address.ts'
import type { Field, FieldSlots } from './field.ts'
import { formText } from './form.text.ts'
import type { FormState } from './form-state.ts'
import { type ReadableStore, useDeferredFormState, useFormState } from './use-form-store.ts'

interface Props {
  readonly store: ReadableStore<FormState>
  readonly field: Field
  /** The prefix of every id, which keeps ids unique on the page. */
  readonly formId: string
  readonly slots: FieldSlots | undefined
}

/** Shows a field: label, error, native control, hint. The control is uncontrolled: the store sets its value. */
export function FormField({ store, field, formId, slots }: Props) {
  const message = useDeferredFormState(store, ({ errors }) => errors.find(({ name }) => name === field.name)?.message)
  const id = `${formId}-${field.name}`
  const notes = [message && `${id}-error`, field.hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  const attributes = {
    id,
    name: field.name,
    required: field.required,
    // Otherwise Firefox announces an empty required field as invalid before any submit.
    'aria-invalid': message !== undefined,
    autoComplete: field.autocomplete,
    // In a text area Enter inserts a line.
    enterKeyHint: field.type === 'textarea' ? undefined : ('next' as const),
    // A group has its notes in its name: screen readers would repeat a description for each part of a date.
    'aria-describedby': field.groupLabel ? undefined : notes,
  }
  return (
    <div className={field.isHalfWidth ? 'field field-half' : 'field'}>
      <label htmlFor={id}>
        {field.label}
        {field.paperLabel && <span className="print-only" data-generated-content={field.paperLabel} />}
        {field.required && <span aria-hidden="true"> *</span>}
        {/* Orca announces a required text field as such, but never a required list. */}
        {field.required && field.type === 'select' && <span className="visually-hidden">{formText.requiredList}</span>}
      </label>
      {message && (
        <p className="field-error" id={`${id}-error`}>
          {message}
        </p>
      )}
      {field.type === 'select' ? (
        <select {...attributes}>
          {field.options?.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : field.type === 'textarea' ? (
        <>
          <textarea {...attributes} rows={field.rows} />
          <PrintedAnswer store={store} field={field} />
        </>
      ) : field.groupLabel ? (
        <fieldset className="input-group" aria-label={formatGroupLabel(field, message)}>
          <input {...attributes} type={field.type} max={field.max} />
        </fieldset>
      ) : (
        <>
          <input {...attributes} type={field.type} accept={field.accept} multiple={field.type === 'file'} />
          <PrintedAnswer store={store} field={field} />
        </>
      )}
      {field.hint && (
        <p className="caption" id={`${id}-hint`}>
          {field.hint}
        </p>
      )}
      {/* Rendered even while empty: screen readers announce changes only in a live region that already exists. */}
      {slots?.status && (
        <p className="field-status" id={`${id}-said`} aria-live="polite">
          {slots.status}
        </p>
      )}
      {slots?.below}
    </div>
  )
}

/** Shows, in print, the whole answer in place of a text control, which shows as much as fits into it. */
function PrintedAnswer({ store, field: { name, type } }: Pick<Props, 'store' | 'field'>) {
  // Rendered at once: print may follow the last key.
  const answer = useFormState(store, ({ answers }) => answers[name] ?? '')
  return (
    <p className="print-only printed-answer" translate="no">
      {type === 'email' ? formatEmailAddress(answer) : answer}
    </p>
  )
}

/** Returns the name of a group: screen readers announce neither its description nor whether its parts are required. */
function formatGroupLabel({ groupLabel, required, hint }: Field, message: string | undefined): string {
  return [required ? `${groupLabel}${formText.requiredList}` : groupLabel, message, hint].filter(Boolean).join('. ')
}
