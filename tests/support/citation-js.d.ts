// Citation.js has no types. These are the parts that the tests use.
declare module '@citation-js/core' {
  /** An entry in CSL-JSON. */
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
  /** Parses citations in any format whose plugin is imported. Throws for anything else. */
  export class Cite {
    constructor(text: string)
    readonly data: readonly Entry[]
  }
}
declare module '@citation-js/plugin-bibtex' {}
declare module '@citation-js/plugin-ris' {}
declare module '@citation-js/plugin-cff' {}
