/** A value that can go into a page and come back. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** A key beside the letters, as `KeyboardEvent.key` names it. */
export type Key = 'Enter' | 'Escape' | 'Tab'

/** One tab of one browser, in the few verbs that every engine can be told. A journey is written with these once. */
export interface Driver {
  /** Opens an address and waits for its `load` event. */
  open(url: string): Promise<void>
  /** Runs a function in the page and gives what it gives. It sees nothing of the test but its arguments. */
  run<Args extends readonly Json[], Result>(task: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>
  /** Presses the main button of the pointer at a place of the viewport, in CSS px. */
  clickAt(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** Puts files into the file input that the selector finds, as the browser's own dialog would. */
  attach(selector: string, files: readonly string[]): Promise<void>
  /** What the page has complained of since it was opened: errors, rejections, console errors and warnings. */
  complaints(): Promise<readonly string[]>
  /** The addresses that have been asked for since the page was opened. */
  requests(): readonly string[]
  /** The folder where what the visitor saves arrives. */
  readonly downloads: string
  close(): Promise<void>
}
