import { formText } from './form/form.text.ts'
import type { FormDefinition } from './form/form-definition.ts'
import type { Answers } from './form/form-state.ts'
import { FormView } from './form-view.tsx'
import { createFormStore, type StoreDependencies } from './store/form-store.ts'

interface Props {
  readonly definition: FormDefinition
  /** The prefills of each link to this page, by its fragment. */
  readonly prefills?: Readonly<Record<string, Answers>>
}

/**
 * Shows an empty form, which stores nothing. React hydrates the inner element, whose listeners remain when it renders the
 * form again; the form loader shows below it why the form code did not load, and above it that the browser is too old.
 */
export function PrerenderedForm({ definition, prefills }: Props) {
  // Rendering runs no command, and only commands have dependencies.
  const store = createFormStore(definition, {} as StoreDependencies)
  return (
    <div>
      <p className="inset-text" id="form-too-old" hidden>
        {formText.tooOld(definition)}
      </p>
      <div id={`${definition.id}-form`} data-prefills={prefills && JSON.stringify(prefills)}>
        <FormView store={store} definition={definition} />
      </div>
      <div className="form-status" id="form-status" aria-live="polite" />
    </div>
  )
}
