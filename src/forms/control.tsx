import type { Field } from './field.ts'

interface Props {
  readonly field: Field
  /** Comes before the field's name in every id, so that ids stay unique on the page. */
  readonly prefix: string
  /** What is wrong, once it has been said. */
  readonly message: string | undefined
}

/** A field as the visitor meets it: label, hint, message, native control. Uncontrolled: the browser keeps the value. */
export function Control({ field, prefix, message }: Props) {
  const id = `${prefix}-${field.name}`
  const notes = [message && `${id}-error`, field.hint && `${id}-hint`].filter(Boolean).join(' ')
  const attributes = {
    id,
    name: field.name,
    required: field.required,
    autoComplete: field.autocomplete,
    inputMode: field.inputmode,
    enterKeyHint: field.enterkeyhint,
    'aria-describedby': notes || undefined,
    'aria-invalid': message ? (true as const) : undefined,
  }
  return (
    <div className={field.half ? 'field field-half' : 'field'}>
      <label htmlFor={id}>
        {field.label}
        {field.required && <span aria-hidden="true"> *</span>}
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
        <textarea {...attributes} rows={field.rows} />
      ) : (
        <input
          {...attributes}
          type={field.type}
          {...(field.type === 'file' && { accept: field.accept, multiple: true })}
        />
      )}
      {field.hint && (
        <p className="caption" id={`${id}-hint`}>
          {field.hint}
        </p>
      )}
    </div>
  )
}
