/** A value that can be passed to a page and back. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** One tab of one browser, with the operations that puppeteer-core and selenium-webdriver share. Journeys use these. */
export interface Driver {
  /** Opens a URL and waits for its `load` event. */
  open(url: string): Promise<void>
  /** Runs a function in the page and returns its result. The function can use nothing but its arguments. */
  run<Args extends readonly Json[], Result>(task: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>
  /** Clicks the main pointer button at a point of the viewport, in CSS px. */
  clickAt(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  press(key: 'Enter' | 'Escape' | 'undo' | 'redo'): Promise<void>
  /** Prints the page to a file, which is dropped. */
  print(): Promise<unknown>
  /** Sets the files of the page's file input, by their paths. */
  attach(files: readonly string[]): Promise<void>
  /** Returns the errors, rejections, policy violations and console warnings since the page was opened. */
  complaints(): Promise<readonly string[]>
  /** The folder that receives downloads. */
  readonly downloads: string
  close(): Promise<void>
}
