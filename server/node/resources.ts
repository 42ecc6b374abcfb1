import { addressOf, moved, notFoundFile, pageOfFile } from '../policy/addresses.ts'
import { type BuiltFile, digest } from '../policy/build-files.ts'
import { mediaType } from '../policy/media-types.ts'
import { lineOf } from '../policy/notices.ts'
import { kindOf, policyHeaders, type Subject } from '../policy/policy.ts'

/** The content codings offered, best first (RFC 9110 section 8.4.1). */
export type Coding = 'br' | 'gzip' | 'identity'

/** Headers, names and values in turn as `writeHead` takes them, and what follows them. */
export interface Sent {
  readonly headers: readonly string[]
  readonly body: Buffer
}

/** One form of an answer, ready to be sent, with what a client that has it already, or wants a part, gets instead. */
export interface Form extends Sent {
  /** Strong: the bytes of this form decide it, so the same content keeps it through rebuilds. Files only. */
  readonly etag?: string
  /** Headers of 304, which updates a stored answer but describes no body (RFC 9110 section 15.4.5). */
  readonly unchanged?: readonly string[]
  /** Only plain forms: a slice of compressed bytes is of no use to anyone. */
  readonly ranges?: {
    /** Headers of 206 but for Content-Length and Content-Range. */
    readonly part: readonly string[]
    /** 416, for a range that lies beyond the end. */
    readonly beyond: Sent
  }
}

/** Everything that can be said at one address. */
export interface Answer {
  readonly status: number
  readonly forms: Readonly<Partial<Record<Coding, Form>>> & { readonly identity: Form }
  /** Where a redirect leads. */
  readonly location?: string
}

/** All answers there are: the site is a fixed set of files, so each is prepared once, at the start. */
export interface Responses {
  readonly at: ReadonlyMap<string, Answer>
  readonly notFound: Answer
  readonly notice: (status: number) => Answer
}

/** What the policy needs to know of a built file. */
export function subjectOf({ file, body, br, gzip }: BuiltFile): Subject {
  const markup = /html|xml/.test(mediaType(file)) ? { markup: body.toString('utf8') } : {}
  return { kind: kindOf(file), file, page: pageOfFile.get(file), encoded: Boolean(br ?? gzip), ...markup }
}

/** Prepares the answers of a build. `tls`: visitors reach the server through HTTPS. */
export function prepareResponses(files: readonly BuiltFile[], tls: boolean): Responses {
  const at = new Map<string, Answer>()
  let notFound: Answer | undefined
  for (const built of files) {
    if (built.file === notFoundFile) notFound = fileAnswer(built, 404, tls)
    else at.set(addressOf(built.file), fileAnswer(built, 200, tls))
  }
  if (!notFound) throw new Error(`The build has no ${notFoundFile}`)
  for (const [from, location] of moved) at.set(from, { ...lineAnswer(301, 'moved', '', tls), location })
  at.set('/healthz', lineAnswer(200, 'notice', 'ok\n', tls))
  const notice = (status: number) => lineAnswer(status, 'notice', lineOf(status), tls)
  return { at, notFound, notice }
}

function fileAnswer(built: BuiltFile, status: number, tls: boolean): Answer {
  const policy = policyHeaders(subjectOf(built), tls)
  const form = (body: Buffer, coding: Coding): Form => {
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
    forms: {
      identity: form(built.body, 'identity'),
      ...(built.br && { br: form(built.br, 'br') }),
      ...(built.gzip && { gzip: form(built.gzip, 'gzip') }),
    },
  }
}

// The headers of the file it is about, but never to be kept: a cache that gave it to the next visitor as the file would
// break the page.
function beyond({ length }: Buffer, policy: [string, string][]): Sent {
  const headers = policy.flatMap(([name, value]) => [name, name === 'Cache-Control' ? 'no-store' : value])
  return line(lineOf(416), ['Content-Range', `bytes */${length}`, ...headers])
}

function line(text: string, headers: readonly string[]): Sent {
  const body = Buffer.from(text)
  return { body, headers: ['Content-Type', mediaType('line.txt'), 'Content-Length', `${body.length}`, ...headers] }
}

function lineAnswer(status: number, kind: Subject['kind'], text: string, tls: boolean): Answer {
  const allow = status === 405 ? ['Allow', 'GET, HEAD'] : []
  return { status, forms: { identity: line(text, [...allow, ...policyHeaders({ kind }, tls).flat()]) } }
}
