import type { Field } from '../form/field.ts'

/** The contact form's fields (specification, section 3). It requires nothing and checks nothing (section 5). */
export const contactFields: readonly Field[] = [
  {
    name: 'first-name',
    label: 'First name',
    type: 'text',
    autocomplete: 'given-name',
    half: true,
  },
  {
    name: 'last-name',
    label: 'Last name',
    type: 'text',
    autocomplete: 'family-name',
    half: true,
  },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    hint: 'Without it we can read your message, but not answer it.',
    autocomplete: 'email',
    half: true,
  },
  {
    name: 'subject',
    inSubject: true,
    label: 'Subject',
    type: 'select',
    options: [
      { value: '', label: 'Select Inquiry Type' },
      { value: 'archived-report', label: 'Archived report' },
      { value: 'specific-case', label: 'Specific case' },
      { value: 'research', label: 'Research' },
      { value: 'other', label: 'Other' },
    ],
    half: true,
  },
  { name: 'message', label: 'Message', type: 'textarea', rows: 8 },
]
