/** A fault planted on purpose, and the test that must fail. */
export interface Mutant {
  /** The effect on a visitor. */
  readonly description: string
  readonly file: string
  /** Occurs in the file exactly once. */
  readonly original: string
  readonly replacement: string
  /** The file of the test that must fail and a part of its title; undefined where the build itself must fail. */
  readonly killedBy?: readonly [file: string, title: string]
}
