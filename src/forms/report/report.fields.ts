import { personFields } from '../../components/person-fields.ts'
import { stateNames, toStateValue } from '../../content/states.ts'
import type { FormFieldDefinition } from '../form/form-definition.ts'

/** The anomaly report's fields (specification, sections 3 and 5). */
export const reportFields: readonly FormFieldDefinition[] = [
  { ...personFields.firstName, required: true, requiredMessage: 'Enter your first name' },
  { ...personFields.lastName, required: true, requiredMessage: 'Enter your last name' },
  {
    ...personFields.email,
    required: true,
    requiredMessage: 'Enter your email address',
    invalidMessage: 'Enter an email address with a name, an @ and a domain, like name@mail.example',
    slots: ['status'],
  },
  {
    name: 'state',
    isInEmailSubject: true,
    label: 'State',
    type: 'select',
    required: true,
    requiredMessage: 'Select the state where it happened',
    options: [
      { value: '', label: 'SELECT STATE' },
      ...stateNames.map((label) => ({ value: toStateValue(label), label })),
    ],
    isHalfWidth: true,
  },
  {
    name: 'date-time',
    isInEmailSubject: true,
    label: 'Date and time of anomaly',
    type: 'datetime-local',
    required: true,
    hint: 'Local time where it happened, such as April 19, 2025, at 9:14 in the evening. If you are not sure, estimate.',
    max: '2999-12-31T23:59',
    requiredMessage: 'Enter both the date and the time',
    invalidMessage: 'Enter a real date and time, every part of it, such as 04/19/2025, 9:14 PM',
    groupLabel: 'When it happened',
    slots: ['status', 'more'],
  },
  {
    name: 'description',
    label: 'Detailed description',
    type: 'textarea',
    required: true,
    hint: 'Where it was, down to the street or building; then what you saw, heard or measured, in order. The person who answers you reads it. We never publish an address.',
    requiredMessage: 'Describe what happened',
    rows: 7,
  },
  {
    name: 'documentation',
    label: 'Supporting documentation',
    type: 'file',
    // The accepted formats and the limit, as the specification prints them (sections 5 and 9).
    hint: 'Accepted formats: JPG, PNG, MP4, PDF. Maximum 50MB.',
    accept: '.jpg,.jpeg,.png,.mp4,.pdf,image/jpeg,image/png,video/mp4,application/pdf',
    slots: ['status', 'more'],
  },
]
