import './form/form.css'
import './evidence-list/evidence.css'
import './review/review.css'
import './send/send.css'
import './review/review.print.css'
import './form/form.print.css'
import type { ReactNode } from 'react'
import { FormField } from '../components/form-field.tsx'
import { organization } from '../content/organization.ts'
import { reportTitle } from './documents/create-report.ts'
import { formText } from './form/form.text.ts'
import { formId, getElementId, type LiveRegion } from './form/form-markup.ts'
import { scriptedParts } from './form/scripted-parts.ts'
import { reportFields } from './report.fields.ts'

const belowField: Readonly<Record<string, ReactNode>> = {
  'date-time': <Status region="date-time-status" />,
  documentation: (
    <>
      <Status region="documentation-status" />
      <div className="form-slot" id={getElementId('documentation-files')} />
    </>
  ),
}

/** Shows the form at build time, with the live regions and the slots that the code fills. */
export function ReportForm() {
  return (
    <div>
      <div id="report">
        {/* Firefox does not announce a review before the form. */}
        <div className="form-slot" id={getElementId('errors')} />
        <div id={getElementId('edit')}>
          <Form />
          <script>{`earlyUse.answers.restore();${scriptedParts}`}</script>
        </div>
        <div className="form-slot" id={getElementId('steps')} />
      </div>
    </div>
  )
}

/** Without script the `mailto:` action opens the visitor's email program. */
function Form() {
  return (
    // Firefox announces a form with an empty required field as invalid; the code sets `noValidate`.
    <form
      action={`mailto:${organization.email.reports}?subject=${encodeURIComponent(reportTitle)}`}
      method="post"
      encType="text/plain"
      aria-invalid={false}
    >
      <p className="caption">{formText.required}</p>
      <div className="fields">
        {reportFields.map((field) => (
          <FormField key={field.name} field={field} formId={formId}>
            {belowField[field.name]}
          </FormField>
        ))}
      </div>
      <noscript>
        <p>{formText.withoutScript}</p>
      </noscript>
      <div className="stack screen-only">
        <button className="button button-primary" type="submit" id="report-submit">
          {formText.submit}
        </button>
        <p className="inset-text" id="late-code" role="status" />
      </div>
    </form>
  )
}

/** Screen readers announce changes only in a live region that already exists. */
function Status({ region }: { readonly region: LiveRegion }) {
  return <p className="field-status" id={getElementId(region)} aria-live="polite" />
}
