import { formText } from './form/form.text.ts'
import type { FormDefinition } from './form/form-definition.ts'
import type { Answers } from './form/form-state.ts'
import { FormView } from './form-view.tsx'
import { loaderText as text } from './loader.text.ts'
import { createFormStore, type StoreDependencies } from './store/form-store.ts'

interface Props {
  readonly definition: FormDefinition
  /** The prefills of each link to this page, by its fragment. */
  readonly prefills?: Readonly<Record<string, Answers>>
}

/**
 * Shows an empty form, which stores nothing. React hydrates the inner element, whose listeners remain when it renders the
 * form again. The form loader shows a template below it where the form code does not load, and above it that the browser is
 * too old.
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

/** Shows a button that copies the answers; the form loader shows in it whether it did. */
function CopyButton() {
  return (
    <button className="text-button" type="button" data-copied={text.copied} data-not-copied={text.notCopied}>
      {text.copy}
    </button>
  )
}
