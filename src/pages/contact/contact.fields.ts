import type { OptionalField } from '../../components/field.ts'
import { personFields } from '../../components/person-fields.ts'

// Its hint needs the whole row.
const { isHalfWidth: _, ...email } = personFields.email

/** The contact form's fields (specification, section 3). None can be required, and nothing is checked (section 5). */
export const contactFields: readonly OptionalField[] = [
  personFields.firstName,
  personFields.lastName,
  // Nothing is checked, so its letters stay as they are written: a control for email encodes those of a domain.
  { ...email, type: 'text', inputMode: 'email', hint: 'If not the address that you write from.' },
  {
    name: 'subject',
    label: 'Subject',
    type: 'select',
    hint: 'To join us, or to lend an instrument, choose Other.',
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
