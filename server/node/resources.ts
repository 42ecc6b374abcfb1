import { computeDigest, type ManifestFile } from '../policy/build-manifest.ts'
import { getMediaType } from '../policy/media-types.ts'
import { getUrlPath, notFoundFile, redirects } from '../policy/paths.ts'
import { getPolicyHeaders } from '../policy/policy-headers.ts'
import { describeResponse, type ResponseDescription } from '../policy/response-kind.ts'
import { formatStatusLine } from '../policy/status-responses.ts'

/** The content codings offered, best first (RFC 9110 section 8.4.1). */
export type ContentCoding = 'br' | 'gzip' | 'identity'

/** Headers, as alternating names and values for `writeHead`, and the content that follows them. */
export interface Message {
  readonly headers: readonly string[]
  readonly body: Buffer
}

/** One representation of a resource (RFC 9110 section 3.2), with the headers for conditional and range requests. */
export interface Representation extends Message {
  /** A strong validator, computed from the bytes, so that the same content keeps it in the next build. Files only. */
  readonly etag?: string
  /** Headers of 304, which updates a stored response but describes no content (RFC 9110 section 15.4.5). */
  readonly notModifiedHeaders?: readonly string[]
  /** Only without a coding: a range of compressed bytes is useless to clients. */
  readonly ranges?: {
    /** Headers of 206 without Content-Length and Content-Range. */
    readonly partialHeaders: readonly string[]
    /** 416, for a range beyond the end. */
    readonly unsatisfiable: Message
  }
}

export interface Resource {
  readonly status: number
  readonly representations: Readonly<Partial<Record<ContentCoding, Representation>>> & {
    readonly identity: Representation
  }
  readonly location?: string
}

/** All resources: the site is a fixed set of files, so each response is prepared once, at the start. */
export interface Resources {
  readonly byPath: ReadonlyMap<string, Resource>
  readonly notFound: Resource
  readonly getStatusResponse: (status: number) => Resource
}

/** Prepares the responses of a build. `tls` is true if visitors reach the server through HTTPS. */
export function prepareResources(files: readonly ManifestFile[], tls: boolean): Resources {
  const byPath = new Map<string, Resource>()
  let notFound: Resource | undefined
  for (const built of files) {
    if (built.file === notFoundFile) notFound = createFileResource(built, 404, tls)
    else byPath.set(getUrlPath(built.file), createFileResource(built, 200, tls))
  }
  if (!notFound) throw new Error(`The build has no ${notFoundFile}`)
  for (const [from, location] of redirects)
    byPath.set(from, { ...createStatusResource(301, 'redirect', '', tls), location })
  byPath.set('/healthz', createStatusResource(200, 'status', 'ok\n', tls))
  const getStatusResponse = (status: number) => createStatusResource(status, 'status', formatStatusLine(status), tls)
  return { byPath, notFound, getStatusResponse }
}

function createFileResource(built: ManifestFile, status: number, tls: boolean): Resource {
  const policy = getPolicyHeaders(describeResponse(built), tls)
  const createRepresentation = (body: Buffer, coding: ContentCoding): Representation => {
    const etag = ['ETag', `"${computeDigest(body)}"`]
    const encoding = coding === 'identity' ? [] : ['Content-Encoding', coding]
    const contentHeaders = ['Content-Type', getMediaType(built.file), ...encoding, 'Content-Length', `${body.length}`]
    if (status !== 200) return { body, headers: [...contentHeaders, ...policy.flat()] }
    return {
      body,
      etag: etag[1] ?? '',
      headers: [
        ...contentHeaders,
        ...(coding === 'identity' ? ['Accept-Ranges', 'bytes'] : []),
        ...etag,
        ...policy.flat(),
      ],
      notModifiedHeaders: [...etag, ...policy.flat()],
      ...(coding === 'identity' && {
        ranges: {
          partialHeaders: ['Content-Type', getMediaType(built.file), ...etag, ...policy.flat()],
          unsatisfiable: createUnsatisfiableMessage(body, policy),
        },
      }),
    }
  }
  return {
    status,
    representations: {
      identity: createRepresentation(built.body, 'identity'),
      ...(built.br && { br: createRepresentation(built.br, 'br') }),
      ...(built.gzip && { gzip: createRepresentation(built.gzip, 'gzip') }),
    },
  }
}

// It is never cached: a cache that served it as the file would break the page.
function createUnsatisfiableMessage({ length }: Buffer, policy: [string, string][]): Message {
  const headers = policy.flatMap(([name, value]) => [name, name === 'Cache-Control' ? 'no-store' : value])
  return createLine(formatStatusLine(416), ['Content-Range', `bytes */${length}`, ...headers])
}

function createLine(text: string, headers: readonly string[]): Message {
  const body = Buffer.from(text)
  return { body, headers: ['Content-Type', getMediaType('line.txt'), 'Content-Length', `${body.length}`, ...headers] }
}

function createStatusResource(status: number, kind: ResponseDescription['kind'], text: string, tls: boolean): Resource {
  const allow = status === 405 ? ['Allow', 'GET, HEAD'] : []
  return {
    status,
    representations: { identity: createLine(text, [...allow, ...getPolicyHeaders({ kind }, tls).flat()]) },
  }
}
