import { useRef } from 'react'
import { organization } from '../../content/organization.ts'
import { Form } from '../form.tsx'
import { Review } from '../review.tsx'
import { reportFields } from './report.fields.ts'

const address = organization.email.reports

export function ReportForm() {
  const form = useRef<HTMLFormElement>(null)
  return (
    <Form
      form={form}
      prefix="report"
      fields={reportFields}
      noun="report"
      address={address}
      submit="Prepare report"
      said={{ 'date-time': '' }}
      review={(props) => <Review noun="report" address={address} {...props} />}
    />
  )
}
