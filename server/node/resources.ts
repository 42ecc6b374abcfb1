import { addressOf, moved, notFoundFile } from '../policy/addresses.ts'
import { type BuiltFile, digest } from '../policy/build-files.ts'
import { mediaType } from '../policy/media-types.ts'
import { lineOf } from '../policy/notices.ts'
import { policyHeaders } from '../policy/policy.ts'
import { type Subject, subjectOf } from '../policy/subject.ts'

/** The content codings offered, best first (RFC 9110 section 8.4.1). */
export type Coding = 'br' | 'gzip' | 'identity'

/** Headers, names and values in turn as `writeHead` takes them, and the content that follows them. */
export interface Message {
  readonly headers: readonly string[]
  readonly body: Buffer
}

/** One representation of a resource (RFC 9110 section 3.2), with what a client that has it, or wants a part, is sent. */
export interface Representation extends Message {
  /** Strong: its bytes decide it, so the same content keeps it through rebuilds. Files only. */
  readonly etag?: string
  /** Headers of 304, which updates a stored response but describes no content (RFC 9110 section 15.4.5). */
  readonly unchanged?: readonly string[]
  /** Only without a coding: a slice of compressed bytes is of no use to anyone. */
  readonly ranges?: {
    /** Headers of 206 but for Content-Length and Content-Range. */
    readonly part: readonly string[]
    /** 416, for a range that lies beyond the end. */
    readonly beyond: Message
  }
}

/** What there is at one address. */
export interface Resource {
  readonly status: number
  readonly representations: Readonly<Partial<Record<Coding, Representation>>> & { readonly identity: Representation }
  /** Where a redirect leads. */
  readonly location?: string
}

/** Everything there is: the site is a fixed set of files, so each response is prepared once, at the start. */
export interface Resources {
  readonly at: ReadonlyMap<string, Resource>
  readonly notFound: Resource
  readonly notice: (status: number) => Resource
}

/** Prepares the responses of a build. `tls`: visitors reach the server through HTTPS. */
export function prepareResources(files: readonly BuiltFile[], tls: boolean): Resources {
  const at = new Map<string, Resource>()
  let notFound: Resource | undefined
  for (const built of files) {
    if (built.file === notFoundFile) notFound = fileResource(built, 404, tls)
    else at.set(addressOf(built.file), fileResource(built, 200, tls))
  }
  if (!notFound) throw new Error(`The build has no ${notFoundFile}`)
  for (const [from, location] of moved) at.set(from, { ...lineResource(301, 'moved', '', tls), location })
  at.set('/healthz', lineResource(200, 'notice', 'ok\n', tls))
  const notice = (status: number) => lineResource(status, 'notice', lineOf(status), tls)
  return { at, notFound, notice }
}

function fileResource(built: BuiltFile, status: number, tls: boolean): Resource {
  const policy = policyHeaders(subjectOf(built), tls)
  const represented = (body: Buffer, coding: Coding): Representation => {
    const etag = ['ETag', `"${digest(body)}"`]
    const encoding = coding === 'identity' ? [] : ['Content-Encoding', coding]
    const own = ['Content-Type', mediaType(built.file), ...encoding, 'Content-Length', `${body.length}`]
    if (status !== 200) return { body, headers: [...own, ...policy.flat()] }
    return {
      body,
      etag: etag[1] ?? '',
      headers: [...own, ...(coding === 'identity' ? ['Accept-Ranges', 'bytes'] : []), ...etag, ...policy.flat()],
      unchanged: [...etag, ...policy.flat()],
      ...(coding === 'identity' && {
        ranges: {
          part: ['Content-Type', mediaType(built.file), ...etag, ...policy.flat()],
          beyond: beyond(body, policy),
        },
      }),
    }
  }
  return {
    status,
    representations: {
      identity: represented(built.body, 'identity'),
      ...(built.br && { br: represented(built.br, 'br') }),
      ...(built.gzip && { gzip: represented(built.gzip, 'gzip') }),
    },
  }
}

// The headers of the file it is about, but never to be kept: a cache that gave it to the next visitor as the file would
// break the page.
function beyond({ length }: Buffer, policy: [string, string][]): Message {
  const headers = policy.flatMap(([name, value]) => [name, name === 'Cache-Control' ? 'no-store' : value])
  return line(lineOf(416), ['Content-Range', `bytes */${length}`, ...headers])
}

function line(text: string, headers: readonly string[]): Message {
  const body = Buffer.from(text)
  return { body, headers: ['Content-Type', mediaType('line.txt'), 'Content-Length', `${body.length}`, ...headers] }
}

function lineResource(status: number, kind: Subject['kind'], text: string, tls: boolean): Resource {
  const allow = status === 405 ? ['Allow', 'GET, HEAD'] : []
  return { status, representations: { identity: line(text, [...allow, ...policyHeaders({ kind }, tls).flat()]) } }
}
