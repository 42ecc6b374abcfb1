import type { ComponentType } from 'react'
import type { Field } from './field.ts'
import type { StoreParts } from './ports.ts'
import type { FormStore } from './store.ts'
import { useAnswered, useParts } from './use-store.ts'

/** What a field has beside its control once the later code is here. */
export interface FieldParts {
  /** The answer said back. */
  readonly Said?: ComponentType<{ readonly store: FormStore }>
  readonly Below?: ComponentType<{ readonly store: FormStore; readonly prefix: string }>
  /** What the review says under its answer. */
  readonly Note?: ComponentType<{ readonly store: FormStore }>
}

/** What a form asks of its later code; the fields by their name. */
export interface FormParts extends StoreParts {
  readonly fields?: Readonly<Record<string, FieldParts>>
}

interface Props {
  readonly store: FormStore<FormParts>
  readonly field: Field
  /** Comes before the field's name in every id, so that ids stay unique on the page. */
  readonly prefix: string
}

/** A field as the visitor meets it: label, message, native control, hint. The store's subscriber shows the answer in it. */
export function Control({ store, field, prefix }: Props) {
  const { Said, Below } = useParts(store)?.fields?.[field.name] ?? {}
  const message = useAnswered(store, ({ faults }) => faults.find(({ name }) => name === field.name)?.message)
  const id = `${prefix}-${field.name}`
  const notes = [message && `${id}-error`, field.hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  const attributes = {
    id,
    name: field.name,
    required: field.required,
    // Firefox says of an empty required field that its entry is invalid, before anything was asked, unless told otherwise.
    'aria-invalid': message !== undefined,
    autoComplete: field.autocomplete,
    // In a text of several lines, Enter makes a line.
    enterKeyHint: field.type === 'textarea' ? undefined : ('next' as const),
    // A group has its notes in its name; its parts would say them six times over (heard with Orca, 2026-11-21).
    'aria-describedby': field.group ? undefined : notes,
  }
  return (
    <div className={field.half ? 'field field-half' : 'field'}>
      <label htmlFor={id}>
        {field.label}
        {field.required && <span aria-hidden="true"> *</span>}
        {/* Orca says of a text field that it is required, and of a list nothing, whatever its attributes are. */}
        {field.required && field.type === 'select' && <span className="visually-hidden">, required</span>}
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
      ) : field.group ? (
        <fieldset className="parts" aria-label={groupName(field, message)}>
          <input {...attributes} type={field.type} />
        </fieldset>
      ) : (
        <input {...attributes} type={field.type} accept={field.accept} multiple={field.type === 'file'} />
      )}
      {field.hint && (
        <p className="caption" id={`${id}-hint`}>
          {field.hint}
        </p>
      )}
      {/* Even while empty it has its place in the page, so that a screen reader hears it change. */}
      {field.said && (
        <p className="field-said" id={`${id}-said`} aria-live="polite">
          {Said && <Said store={store} />}
        </p>
      )}
      {Below && <Below store={store} prefix={id} />}
    </div>
  )
}

/** A screen reader that comes to a group says its name, and passes over its description and over what its parts require. */
function groupName({ group, required, hint }: Field, message: string | undefined): string {
  return [required ? `${group}, required` : group, message, hint].filter(Boolean).join('. ')
}
