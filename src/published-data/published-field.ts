export interface PublishedField<Row> {
  readonly name: string
  /** What it contains, with its unit; printed in `datapackage.json`. */
  readonly description: string
  /** Its type and what it may be. Where it may have none, `type` lists `null`. */
  readonly schema: FieldSchema
  readonly value: (of: Row) => string | number | boolean | null
}

export interface FieldSchema {
  readonly type: 'string' | 'number' | 'integer' | 'boolean' | readonly ['string', 'null']
  readonly format?: 'date' | 'uri'
  readonly enum?: readonly (string | boolean)[]
  readonly pattern?: string
  readonly minLength?: number
  readonly minimum?: number
  readonly maximum?: number
}

export function createRow<Row>(fields: readonly PublishedField<Row>[], row: Row) {
  return Object.fromEntries(fields.map(({ name, value }) => [name, value(row)]))
}
