/** Absolute URLs of pictures, whose file names the build determines. */
export interface ImageUrls {
  /** A person's portrait, by its number. */
  readonly portrait: (number: string) => string
}
