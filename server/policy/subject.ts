import type { Page } from '../../src/site.ts'
import { pageOfFile } from './addresses.ts'
import type { BuiltFile } from './build-files.ts'
import { mediaType } from './media-types.ts'

/** What the headers of a response depend on. */
export interface Subject {
  /**
   * page: an HTML page, the 404 page among them; named: a file whose name changes with its content; shared: a file
   * under a lasting name that is ours to use; data: a file that others are invited to read from their own pages;
   * card: a picture that other sites show beside a link to us; moved: a redirect; notice: a plain line of text.
   */
  readonly kind: 'page' | 'named' | 'shared' | 'data' | 'card' | 'moved' | 'notice'
  /** Name in `dist/`; none for moved and notice. */
  readonly file?: string
  readonly page?: Page | undefined
  /** The text of a document that a browser gives a DOM: HTML, SVG, XML. */
  readonly markup?: string
  /** True where compressed representations lie beside the file. */
  readonly encoded?: boolean
}

/** What the policy needs to know of a built file. */
export function subjectOf({ file, body, br, gzip }: BuiltFile): Subject {
  const markup = /html|xml/.test(mediaType(file)) ? { markup: body.toString('utf8') } : {}
  return { kind: kindOf(file), file, page: pageOfFile.get(file), encoded: Boolean(br ?? gzip), ...markup }
}

function kindOf(file: string): Subject['kind'] {
  if (mediaType(file).startsWith('text/html')) return 'page'
  if (file.startsWith('assets/')) return 'named'
  if (file.startsWith('share/')) return 'card'
  return /^(cases\.|archive\.|datapackage\.|feed\.|cite\/|report\.schema)/.test(file) ? 'data' : 'shared'
}
