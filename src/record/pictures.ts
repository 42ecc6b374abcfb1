/** Whole addresses of pictures, whose file names only the build knows. */
export interface Pictures {
  /** A person's portrait, by its number. */
  readonly portrait: (number: string) => string
  /** A case's plate, by the case's id. */
  readonly plate: (id: string) => string
}
