import type { SitePage } from '../../src/site.ts'
import type { ManifestFile } from './build-manifest.ts'
import { getMediaType } from './media-types.ts'
import { pagesByFile } from './paths.ts'

export interface ResponseDescription {
  /**
   * page: an HTML page, the 404 page included; asset: a file whose name changes with its content; static: a file with a
   * fixed name for this site's own pages; data: a file that other sites may read from their pages; share-image: a
   * picture that other sites show beside a link; redirect: a redirect; status: a line of plain text.
   */
  readonly kind: 'page' | 'asset' | 'static' | 'data' | 'share-image' | 'redirect' | 'status'
  /** Name in `dist/`; undefined for a redirect and a status response. */
  readonly file?: string
  readonly page?: SitePage | undefined
  /** The text of a document for which a browser creates a DOM: HTML, SVG, XML. */
  readonly markup?: string
  /** True where compressed representations exist beside the file. */
  readonly encoded?: boolean
}

export function describeResponse({ file, body, br, gzip }: ManifestFile): ResponseDescription {
  const markup = /html|xml/.test(getMediaType(file)) ? { markup: body.toString('utf8') } : {}
  return { kind: getKind(file), file, page: pagesByFile.get(file), encoded: Boolean(br ?? gzip), ...markup }
}

/** Regular expressions for the names in `dist/` of each kind of file; what none of them matches is `static`. */
export const kindPatterns: readonly (readonly [kind: ResponseDescription['kind'], pattern: string])[] = [
  ['page', '\\.html$'],
  ['asset', '^assets/'],
  ['share-image', '^share/'],
  ['data', '^(?:cases\\.|archive\\.|datapackage\\.|feed\\.|cite/|readings/|report\\.schema)'],
]

function getKind(file: string): ResponseDescription['kind'] {
  return kindPatterns.find(([, pattern]) => RegExp(pattern).test(file))?.[0] ?? 'static'
}
