import { personFields } from '../../components/person-fields.ts'
import type { FormFieldDefinition } from '../form/form-definition.ts'

// Its hint needs the whole row.
const { isHalfWidth: _, ...email } = personFields.email

/** The contact form's fields (specification, section 3). It requires nothing and checks nothing (section 5). */
export const contactFields: readonly FormFieldDefinition[] = [
  personFields.firstName,
  personFields.lastName,
  { ...email, slots: ['status'], hint: 'Without it we can read your message, but not answer it.' },
  {
    name: 'subject',
    isInEmailSubject: true,
    label: 'Subject',
    type: 'select',
    options: [
      { value: '', label: 'Select Inquiry Type' },
      { value: 'archived-report', label: 'Archived report' },
      { value: 'specific-case', label: 'Specific case' },
      { value: 'research', label: 'Research' },
      { value: 'other', label: 'Other' },
    ],
  },
  { name: 'message', label: 'Message', type: 'textarea', rows: 8 },
]
