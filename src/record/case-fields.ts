import { modifiedOf, statusOf } from '../content/case-facts.ts'
import { type Case, statuses } from '../content/cases.ts'
import { addressOfCase } from './addresses.ts'
import type { FieldSchema, PublishedField } from './published-field.ts'

const text: FieldSchema = { type: 'string', minLength: 1 }
const day: FieldSchema = { type: 'string', format: 'date' }

/** The published fields, in the order of the columns. A field is added at the end, and none is ever renamed. */
export const caseFields: readonly PublishedField<Case>[] = [
  {
    name: 'id',
    meaning: 'Stable. The fragment of the permanent address.',
    schema: { type: 'string', pattern: '^[a-z][a-z-]*$' },
    value: ({ id }) => id,
  },
  { name: 'name', meaning: 'Name of the case.', schema: text, value: ({ name }) => name },
  {
    name: 'status',
    meaning: `active: ${statuses.active.meaning} ended: ${statuses.ended.meaning}`,
    schema: { type: 'string', enum: Object.keys(statuses) },
    value: statusOf,
  },
  { name: 'location', meaning: 'City.', schema: text, value: ({ location }) => location },
  { name: 'state', meaning: 'State of the United States.', schema: text, value: ({ state }) => state },
  {
    name: 'latitude',
    meaning: 'The city’s, not the site’s. Degrees north, WGS 84.',
    schema: { type: 'number', minimum: -90, maximum: 90 },
    value: ({ latitude }) => latitude,
  },
  {
    name: 'longitude',
    meaning: 'The city’s, not the site’s. Degrees east, WGS 84.',
    schema: { type: 'number', minimum: -180, maximum: 180 },
    value: ({ longitude }) => longitude,
  },
  {
    name: 'date',
    meaning: 'The day the page shows: ended, or else reported. These two say which.',
    schema: day,
    value: ({ reported, ended }) => ended ?? reported,
  },
  { name: 'description', meaning: 'What was observed.', schema: text, value: ({ description }) => description },
  { name: 'summary', meaning: 'What was done, and what is known.', schema: text, value: ({ summary }) => summary },
  { name: 'published', meaning: 'The day the case was published.', schema: day, value: ({ published }) => published },
  { name: 'modified', meaning: 'The day its notes last changed.', schema: day, value: modifiedOf },
  { name: 'url', meaning: 'Permanent address.', schema: { type: 'string', format: 'uri' }, value: addressOfCase },
  {
    name: 'reported',
    meaning: 'The day it was first reported.',
    schema: day,
    value: ({ reported }) => reported,
  },
  {
    name: 'ended',
    meaning: 'The day it ended. None while it is active.',
    schema: { type: ['string', 'null'], format: 'date' },
    value: ({ ended }) => ended ?? null,
  },
  {
    name: 'precision',
    meaning: 'How exact latitude and longitude are.',
    schema: { type: 'string', enum: ['city'] },
    value: () => 'city',
  },
]
