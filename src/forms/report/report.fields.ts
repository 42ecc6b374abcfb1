import { stateNames, stateValue } from '../../content/states.ts'
import type { Field } from '../form/field.ts'

/** The accepted formats and the limit, as the specification prints them (sections 5 and 9). */
const accepted = {
  text: 'Accepted formats: JPG, PNG, MP4, PDF. Maximum 50MB.',
  accept: '.jpg,.jpeg,.png,.mp4,.pdf,image/jpeg,image/png,video/mp4,application/pdf',
} as const

/** The anomaly report's fields (specification, sections 3 and 5). */
export const reportFields: readonly Field[] = [
  {
    name: 'first-name',
    label: 'First name',
    type: 'text',
    required: true,
    missing: 'Enter your first name',
    autocomplete: 'given-name',
    half: true,
  },
  {
    name: 'last-name',
    label: 'Last name',
    type: 'text',
    required: true,
    missing: 'Enter your last name',
    autocomplete: 'family-name',
    half: true,
  },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    required: true,
    missing: 'Enter your email address',
    malformed: 'Enter an email address with a name, an @ and a domain, like name@mail.example',
    autocomplete: 'email',
    half: true,
  },
  {
    name: 'state',
    inSubject: true,
    label: 'State',
    type: 'select',
    required: true,
    missing: 'Select the state where it happened',
    options: [
      { value: '', label: 'SELECT STATE' },
      ...stateNames.map((label) => ({ value: stateValue(label), label })),
    ],
    half: true,
  },
  {
    name: 'date-time',
    inSubject: true,
    label: 'Date and time of anomaly',
    type: 'datetime-local',
    required: true,
    hint: 'Local time where it happened. An estimate is better than a blank.',
    missing: 'Enter both the date and the time',
    malformed: 'Enter a real date and time, every part of it, such as 04/19/2025, 9:14 PM',
    group: 'When it happened',
    said: true,
  },
  {
    name: 'description',
    label: 'Detailed description',
    type: 'textarea',
    required: true,
    hint: 'What you saw, heard or measured, in the order it happened.',
    missing: 'Describe what happened',
    rows: 7,
    said: true,
  },
  {
    name: 'documentation',
    label: 'Supporting documentation',
    type: 'file',
    hint: accepted.text,
    accept: accepted.accept,
    said: true,
  },
]
