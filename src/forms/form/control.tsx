import type { ReactNode } from 'react'
import type { Field } from './field.ts'
import { Picker } from './picker.tsx'

interface Props {
  readonly field: Field
  /** Comes before the field's name in every id, so that ids stay unique on the page. */
  readonly prefix: string
  /** What is wrong, once it has been said. */
  readonly message: string | undefined
  /** The answer said back. Even while empty it has its place in the page, so that a screen reader hears it change. */
  readonly said: string | undefined
  readonly children?: ReactNode
}

/** A field as the visitor meets it: label, message, native control, hint. Uncontrolled: the browser keeps the value. */
export function Control({ field, prefix, message, said, children }: Props) {
  const id = `${prefix}-${field.name}`
  const notes = [message && `${id}-error`, field.hint && `${id}-hint`, said && `${id}-said`].filter(Boolean).join(' ')
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
      ) : field.type === 'file' ? (
        <Picker {...attributes} accept={field.accept} />
      ) : (
        <input {...attributes} type={field.type} />
      )}
      {field.hint && (
        <p className="caption" id={`${id}-hint`}>
          {field.hint}
        </p>
      )}
      {said !== undefined && (
        <p className="field-said" id={`${id}-said`} role="status">
          {said}
        </p>
      )}
      {children}
    </div>
  )
}
