import '../styles/buttons.css'
import './form.css'
import './form.print.css'
import type { ReactNode } from 'react'
import { fieldText } from './field.text.ts'
import { type Field, formatGroupLabel, getPaperLabel, isPrintedWhole } from './field.ts'

interface Props {
  readonly field: Field
  /** The prefix of every id. */
  readonly formId: string
  readonly children?: ReactNode
}

/** Shows a field at build time, with empty elements for its error (`…-error`) and its printed answer. */
export function FormField({ field, formId, children }: Props) {
  const { name, type, label, hint } = field
  const id = `${formId}-${name}`
  const paperLabel = getPaperLabel(field)
  const hintId = hint && `${id}-hint`
  const errorId = (field.requiredMessage || field.invalidMessage) && `${id}-error`
  const attributes = {
    id,
    name,
    required: field.required,
    // Otherwise Firefox announces an empty required field as invalid before any submit.
    'aria-invalid': false,
    autoComplete: field.autocomplete,
    inputMode: field.inputMode,
    // In a text area Enter inserts a line.
    enterKeyHint: type === 'textarea' ? undefined : ('next' as const),
    // A group has its notes in its name: screen readers would repeat a description for each part of a date.
    'aria-describedby': field.groupLabel ? undefined : [errorId, hintId].filter(Boolean).join(' ') || undefined,
  }
  return (
    <div className={field.isHalfWidth ? 'field field-half' : 'field'}>
      <label htmlFor={id}>
        {label}
        {paperLabel && <span className="print-only" data-generated-content={paperLabel} />}
        {field.required && <span aria-hidden="true"> *</span>}
        {/* Orca announces a required text field as such, but never a required list. */}
        {field.required && type === 'select' && <span className="visually-hidden">{fieldText.required}</span>}
      </label>
      {hint && (
        <p className="caption" id={hintId} aria-hidden={field.groupLabel ? true : undefined}>
          {hint}
        </p>
      )}
      {errorId && <p className="field-error" id={errorId} />}
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
        <input {...attributes} type={type} pattern={field.pattern} accept={field.accept} multiple={type === 'file'} />
      )}
      {isPrintedWhole(field) && <p className="print-only printed-answer" translate="no" />}
      {children}
    </div>
  )
}
