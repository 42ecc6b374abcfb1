import { getCaseStatus, getLastModified } from '../content/case-attributes.ts'
import { type ResearchCase, statuses } from '../content/cases.ts'
import type { FieldSchema, PublishedField } from './published-field.ts'
import { getCaseUrl } from './urls.ts'

const text: FieldSchema = { type: 'string', minLength: 1 }
const day: FieldSchema = { type: 'string', format: 'date' }

/** The published fields, in the order of the columns. A field is added at the end, and none is ever renamed. */
export const caseFields: readonly PublishedField<ResearchCase>[] = [
  {
    name: 'id',
    description: 'Stable. The last part of the permanent address.',
    schema: { type: 'string', pattern: '^[a-z][a-z-]*$' },
    value: ({ id }) => id,
  },
  { name: 'name', description: 'Name of the case.', schema: text, value: ({ name }) => name },
  {
    name: 'status',
    description: `active: ${statuses.active.meaning} ended: ${statuses.ended.meaning}`,
    schema: { type: 'string', enum: Object.keys(statuses) },
    value: getCaseStatus,
  },
  { name: 'location', description: 'City.', schema: text, value: ({ location }) => location },
  { name: 'state', description: 'State of the United States.', schema: text, value: ({ state }) => state },
  {
    name: 'latitude',
    description: 'The city’s, not the site’s. Degrees north, WGS 84.',
    schema: { type: 'number', minimum: -90, maximum: 90 },
    value: ({ latitude }) => latitude,
  },
  {
    name: 'longitude',
    description: 'The city’s, not the site’s. Degrees east, WGS 84.',
    schema: { type: 'number', minimum: -180, maximum: 180 },
    value: ({ longitude }) => longitude,
  },
  {
    name: 'date',
    description: 'The day the page shows: ended, or else reported. These two say which.',
    schema: day,
    value: ({ reported, ended }) => ended ?? reported,
  },
  { name: 'description', description: 'What was observed.', schema: text, value: ({ description }) => description },
  { name: 'summary', description: 'What was done, and what is known.', schema: text, value: ({ summary }) => summary },
  {
    name: 'published',
    description: 'The day the case was published.',
    schema: day,
    value: ({ published }) => published,
  },
  { name: 'modified', description: 'The day its notes last changed.', schema: day, value: getLastModified },
  { name: 'url', description: 'Permanent address.', schema: { type: 'string', format: 'uri' }, value: getCaseUrl },
  {
    name: 'reported',
    description: 'The day it was first reported.',
    schema: day,
    value: ({ reported }) => reported,
  },
  {
    name: 'ended',
    description: 'The day it ended. None while it is active.',
    schema: { type: ['string', 'null'], format: 'date' },
    value: ({ ended }) => ended ?? null,
  },
  {
    name: 'precision',
    description: 'How exact latitude and longitude are.',
    schema: { type: 'string', enum: ['city'] },
    value: () => 'city',
  },
]
