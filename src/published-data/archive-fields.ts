import type { ArchiveYear } from '../content/archive.ts'
import type { PublishedField } from './published-field.ts'

export const archiveFields: readonly PublishedField<ArchiveYear>[] = [
  { name: 'year', description: 'The year.', schema: { type: 'integer' }, value: ({ year }) => year },
  {
    name: 'reports',
    description: 'How many reports were accepted in it.',
    schema: { type: 'integer', minimum: 0 },
    value: ({ reports }) => reports,
  },
  {
    name: 'sealed',
    description: 'The year is sealed: its reports are not published.',
    schema: { type: 'boolean', enum: [true] },
    value: () => true,
  },
]
