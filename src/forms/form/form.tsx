import { formText } from './form.text.ts'
import type { FormDefinition } from './form-definition.ts'
import { FormField } from './form-field.tsx'

/**
 * Shows a form that sends nothing, at build time. Without script its `mailto:` action opens the visitor's email program.
 */
export function Form({ definition }: { readonly definition: FormDefinition }) {
  const { id, fields, recipient, title, noun, isValidated } = definition
  return (
    // Once loaded, the form validates itself and rejects white space: then it has `noValidate`. Firefox announces a form
    // with an empty required field as an invalid entry.
    <form
      action={`mailto:${recipient}?subject=${encodeURIComponent(title)}`}
      method="post"
      encType="text/plain"
      noValidate={!isValidated}
      aria-invalid={false}
    >
      {isValidated && <p className="caption">{formText.required}</p>}
      <div className="fields">
        {fields.map((field) => (
          <FormField key={field.name} field={field} formId={id} />
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
