import type { Field } from '../components/field.ts'
import { personFields } from '../components/person-fields.ts'
import { evidenceFormats } from '../content/evidence-formats.ts'
import { organization } from '../content/organization.ts'
import { stateNames, toStateValue } from '../content/states.ts'
import { maxEvidenceMegabytes } from './evidence/byte-size.ts'

/** Answers by the name of their field, as its control contains them. */
export type Answers = Readonly<Record<string, string>>

const formats = Object.values(evidenceFormats)

/** The anomaly report's fields whose answers are text (specification, sections 3 and 5). */
export const answerFields: readonly Field[] = [
  { ...personFields.firstName, required: true, requiredMessage: 'Enter your first name' },
  { ...personFields.lastName, required: true, requiredMessage: 'Enter your last name' },
  {
    ...personFields.email,
    required: true,
    requiredMessage: 'Enter your email address',
    // Browsers refuse other letters than those of English before the @, though such addresses exist (RFC 6531).
    invalidMessage: `Enter an email address with a name, an @ and a domain, like name@mail.example. If yours is right and is refused, write to us from it: ${organization.email.reports}`,
  },
  {
    name: 'state',
    label: 'State',
    type: 'select',
    required: true,
    requiredMessage: 'Select the state where it happened',
    options: [
      { value: '', label: 'SELECT STATE' },
      ...stateNames.map((label) => ({ value: toStateValue(label), label })),
    ],
    isHalfWidth: true,
    isAboutEvent: true,
  },
  {
    name: 'date-time',
    label: 'Date and time of anomaly',
    type: 'datetime-local',
    required: true,
    hint: 'Local time where it happened, such as April 19, 2025, at 9:14 in the evening. If you are not sure, estimate.',
    max: '2999-12-31T23:59',
    requiredMessage: 'Enter both the date and the time',
    invalidMessage: 'Enter a real date and time, every part of it, such as 04/19/2025, 9:14 PM',
    groupLabel: 'When it happened',
    isAboutEvent: true,
  },
  {
    name: 'description',
    label: 'Detailed description',
    type: 'textarea',
    required: true,
    hint: 'Start with the street or building. Then say what you saw, heard or measured, in order. We never publish an address.',
    requiredMessage: 'Describe what happened',
    rows: 7,
    isAboutEvent: true,
  },
]

/** The field of the evidence (specification, section 9). */
export const fileField: Field = {
  name: 'documentation',
  label: 'Supporting documentation',
  type: 'file',
  hint: `Accepted formats: ${formats.map(({ name }) => name).join(', ')}. Maximum ${maxEvidenceMegabytes}MB.`,
  accept: formats.flatMap(({ extensions, mediaType }) => [...extensions.map((each) => `.${each}`), mediaType]).join(),
}

export const reportFields: readonly Field[] = [...answerFields, fileField]
