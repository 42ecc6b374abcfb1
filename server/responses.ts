import { STATUS_CODES } from 'node:http'
import { addressOf, moved, notFoundFile, pageOfFile } from './addresses.ts'
import { type BuiltFile, digest } from './build-files.ts'
import { mediaType } from './media-types.ts'
import { kindOf, policyHeaders, type Subject } from './policy.ts'

/** The content codings offered, best first (RFC 9110 section 8.4.1). */
export type Coding = 'br' | 'gzip' | 'identity'

/** One form of an answer, ready to be sent: names and values in turn, as `writeHead` takes them. */
export interface Form {
  readonly body: Buffer
  readonly headers: readonly string[]
  /** Strong: the bytes of this form decide it, so the same content keeps it through rebuilds. Files only. */
  readonly etag?: string
  /** For 304, which updates a stored answer's headers but describes no body (RFC 9110 section 15.4.5). */
  readonly unchanged?: readonly string[]
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
  const notice = (status: number) => lineAnswer(status, 'notice', `${status} ${STATUS_CODES[status]}\n`, tls)
  return { at, notFound, notice }
}

function fileAnswer(built: BuiltFile, status: number, tls: boolean): Answer {
  const policy = policyHeaders(subjectOf(built), tls).flat()
  const form = (body: Buffer, coding: Coding): Form => {
    const etag = `"${digest(body)}"`
    const encoding = coding === 'identity' ? [] : ['Content-Encoding', coding]
    const own = ['Content-Type', mediaType(built.file), ...encoding, 'Content-Length', `${body.length}`]
    if (status !== 200) return { body, headers: [...own, ...policy] }
    return {
      body,
      etag,
      headers: [...own, 'Accept-Ranges', 'bytes', 'ETag', etag, ...policy],
      unchanged: ['ETag', etag, ...policy],
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

function lineAnswer(status: number, kind: Subject['kind'], line: string, tls: boolean): Answer {
  const body = Buffer.from(line)
  const allow = status === 405 ? ['Allow', 'GET, HEAD'] : []
  const own = ['Content-Type', mediaType('line.txt'), 'Content-Length', `${body.length}`, ...allow]
  return { status, forms: { identity: { body, headers: [...own, ...policyHeaders({ kind }, tls).flat()] } } }
}
