/** One thing broken on purpose, and the test that must notice. */
export interface Breakage {
  /** What a visitor would meet. */
  readonly what: string
  readonly file: string
  /** Stands in the file exactly once. */
  readonly from: string
  readonly to: string
  /** The file and the title of the test that must fail; nothing where the build itself must refuse. */
  readonly caughtBy?: readonly [file: string, title: string]
}
