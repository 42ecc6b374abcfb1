import type { OptionalField } from './field.ts'

/** Who fills in a form, as fields that each form adds its hint and its rules to. */
export const personFields = {
  firstName: { name: 'first-name', label: 'First name', type: 'text', autocomplete: 'given-name', isHalfWidth: true },
  lastName: { name: 'last-name', label: 'Last name', type: 'text', autocomplete: 'family-name', isHalfWidth: true },
  email: {
    name: 'email',
    label: 'Email',
    paperLabel: ', telephone or postal address',
    type: 'email',
    autocomplete: 'email',
    isHalfWidth: true,
  },
} as const satisfies Readonly<Record<string, OptionalField>>
