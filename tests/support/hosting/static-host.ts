import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { type ManifestFile, readBuild } from '../../../server/policy/build-manifest.ts'
import { getMediaType } from '../../../server/policy/media-types.ts'

/** How a host combines a header that several matching rules set. */
export type HeaderMerge = 'joined' | 'later'

/**
 * Returns a static host that serves a build with `_headers` and `_redirects` as documented: a redirect comes first;
 * `/about` is about.html; anything unknown is 404.html with status 404; a rule matches the whole path, with `*` for any
 * rest; values are `joined` by a comma (developers.cloudflare.com/pages/configuration/headers) or taken from the
 * `later` rule (docs.netlify.com/manage/routing/headers).
 */
export function createStaticHost(dist: string, merge: HeaderMerge): Server {
  const files = new Map(readBuild(dist).map((built) => [built.file, built]))
  const rules = headerRules(readFileSync(join(dist, '_headers'), 'utf8'))
  const lines = readFileSync(join(dist, '_redirects'), 'utf8').trim().split('\n')
  const redirects = new Map(
    lines.map((line) => line.split(' ')).map(([from = '', to = '', status]) => [from, { to, status }]),
  )
  return createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    const redirect = redirects.get(path)
    if (redirect) return response.writeHead(Number(redirect.status), { location: redirect.to }).end()
    const found = fileAt(files, path)
    const shown = found ?? files.get('404.html')
    response.setHeader('content-type', shown ? guessedType(shown.file) : '')
    for (const [name, value] of merged(rules, path, merge)) response.setHeader(name, value)
    response.writeHead(found ? 200 : 404).end(shown?.body)
  })
}

function fileAt(files: ReadonlyMap<string, ManifestFile>, path: string): ManifestFile | undefined {
  if (path === '/') return files.get('index.html')
  return files.get(path.slice(1)) ?? files.get(`${path.slice(1)}.html`)
}

function guessedType(file: string): string {
  if (/\.(bib|ris|geojson)$/.test(file)) return 'application/octet-stream'
  return /\.(json|xml)$/.test(file) ? `application/${file.split('.').at(-1)}` : getMediaType(file)
}

type HeaderRule = readonly [path: RegExp, headers: readonly (readonly [name: string, value: string])[]]

function headerRules(text: string): HeaderRule[] {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [path = '', ...headers] = block.split('\n')
      const pattern = path.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
      return [new RegExp(`^${pattern}$`), headers.map((line) => nameAndValue(line.trim()))]
    })
}

function nameAndValue(line: string): [string, string] {
  const colon = line.indexOf(': ')
  return [line.slice(0, colon), line.slice(colon + 2)]
}

function merged(rules: readonly HeaderRule[], path: string, merge: HeaderMerge): Map<string, string> {
  const headers = new Map<string, string>()
  for (const [name, value] of rules.filter(([pattern]) => pattern.test(path)).flatMap(([, own]) => own)) {
    const before = headers.get(name)
    headers.set(name, before !== undefined && merge === 'joined' ? `${before}, ${value}` : value)
  }
  return headers
}
