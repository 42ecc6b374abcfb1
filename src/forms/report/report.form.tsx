import { organization } from '../../content/organization.ts'
import { Form } from '../form.tsx'
import { reportFields } from './report.fields.ts'

export function ReportForm() {
  return (
    <Form
      prefix="report"
      fields={reportFields}
      noun="report"
      address={organization.email.reports}
      submit="Prepare report"
    />
  )
}
