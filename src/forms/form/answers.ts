/** The validation error of one field, with what to do. */
export interface ValidationError {
  readonly name: string
  readonly message: string
}

/** An answer as the visitor gave it. */
export interface DisplayAnswer {
  readonly name: string
  readonly label: string
  readonly value: string
  /** The display value; empty means left blank. */
  readonly displayValue: string
  /** The IANA name of the zone of a time. */
  readonly zone?: string | undefined
  /** The same in UTC (RFC 3339), if known. */
  readonly utc?: string | undefined
}
