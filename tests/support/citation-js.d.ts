// Citation.js brings no types. These are the parts that the tests use.
declare module '@citation-js/core' {
  /** An entry as CSL-JSON has it. */
  interface Entry {
    readonly id: string
    readonly type: string
    readonly title: string
    readonly author: readonly { readonly literal?: string; readonly family?: string; readonly given?: string }[]
    readonly issued: { readonly 'date-parts': readonly (readonly number[])[] }
    readonly note?: string
    readonly URL: string
    readonly version?: string
  }
  /** Reads citations in any format that a plugin was imported for. Throws what is none. */
  export class Cite {
    constructor(text: string)
    readonly data: readonly Entry[]
  }
}
declare module '@citation-js/plugin-bibtex' {}
declare module '@citation-js/plugin-ris' {}
declare module '@citation-js/plugin-cff' {}
