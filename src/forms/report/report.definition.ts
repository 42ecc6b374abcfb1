import { organization } from '../../content/organization.ts'
import type { FormDefinition } from '../form/definition.ts'
import { reportFields } from './report.fields.ts'
import { settleWhen } from './report.when.ts'

/** The anomaly report. */
export const reportDefinition: FormDefinition = {
  id: 'report',
  noun: 'report',
  title: 'Anomaly report',
  address: organization.email.reports,
  fields: reportFields,
  submit: 'Prepare report',
  checked: true,
  settle: settleWhen,
}
