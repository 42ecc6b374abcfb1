import type { ReactNode } from 'react'

interface Props {
  readonly formId: string
  /** The prefills of each link to this page, by its fragment, as JSON. */
  readonly prefills?: string
  readonly children: ReactNode
}

/**
 * Contains a form. React hydrates the inner element, whose listeners remain when it renders the form again; the form
 * loader shows below it why the form code did not load.
 */
export function FormContainer({ formId, prefills, children }: Props) {
  return (
    <div>
      <div id={`${formId}-form`} data-prefills={prefills}>
        {children}
      </div>
      <div className="form-status" id="form-status" aria-live="polite" />
    </div>
  )
}
