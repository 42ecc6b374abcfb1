import { organization } from '../../content/organization.ts'
import type { FormDefinition } from '../form/form-definition.ts'
import { completeEventTime, normalizeEventTime } from './report.event-time.ts'
import { reportFields } from './report.fields.ts'
import { reportFormText } from './report.form.text.ts'
import { createReviewNotes, ReportParts } from './report-parts.tsx'

export const reportDefinition: FormDefinition = {
  id: 'report',
  noun: 'report',
  title: 'Anomaly report',
  recipient: organization.email.reports,
  fields: reportFields,
  plateNote: reportFormText.plateNote,
  text: reportFormText.definition,
  Parts: ReportParts,
  createReviewNotes,
  normalizeAnswers: normalizeEventTime,
  completeAnswer: completeEventTime,
}
