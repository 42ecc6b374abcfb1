import { type HeaderRule, parseHeaders } from '../server/headers.ts'
import { parseRedirects } from '../server/redirects.ts'

/** The file of a build that docs/deploy.md includes into the configuration of nginx. */
export const nginxFile = '_nginx.conf'

/** The types of what `_headers` leaves to each host. */
const types = [
  ...['text/html html', 'text/css css', 'text/javascript js', 'text/plain txt'].map((type) =>
    type.replace(/\S+/, '"$&; charset=utf-8"'),
  ),
  ...['application/json json', 'application/xml xml', 'image/avif avif', 'image/jpeg jpg', 'image/png png'],
  ...['image/svg+xml svg', 'image/webp webp', 'image/vnd.microsoft.icon ico', 'video/mp4 mp4', 'video/webm webm'],
  'font/woff2 woff2',
]

/** Returns what `_headers` and `_redirects` say in the words of nginx, within a server. */
export function renderNginxRules(headers: string, redirects: string): string {
  const rules = parseHeaders(headers)
  const names = new Set(rules.map(({ name }) => name).filter((name) => name !== 'Content-Type'))
  return [
    '# Made from _headers and _redirects.',
    ...[...parseRedirects(redirects)].map(([from, to]) => `rewrite ^${from.replaceAll('.', '\\.')}$ ${to} permanent;`),
    ...[...names].flatMap((name) =>
      renderHeader(
        name,
        rules.filter((rule) => rule.name === name),
      ),
    ),
    ...renderTypes(rules.filter(({ name }) => name === 'Content-Type')),
    '',
  ].join('\n')
}

/** A header of every path is one of errors, too. Of others, a path has the one whose pattern it matches. */
function renderHeader(name: string, rules: readonly HeaderRule[]): string[] {
  const [first] = rules
  if (first?.path === '/*') return [`add_header ${name} ${quote(first.value)} always;`]
  const variable = `$${name.toLowerCase().replaceAll('-', '_')}`
  const isCaching = name === 'Cache-Control'
  return [
    `set ${variable} ${isCaching ? 'no-cache' : '""'};`,
    ...rules.map(({ pattern, value }) => `if ($uri ~ "${pattern.source}") { set ${variable} ${quote(value)}; }`),
    ...(isCaching ? [`if ($uri = /404.html) { set ${variable} no-store; }`] : []),
    `add_header ${name} ${variable}${isCaching ? ' always' : ''};`,
  ]
}

function renderTypes(rules: readonly HeaderRule[]): string[] {
  const named = rules.map(({ path, value }) => ({
    path,
    type: quote(value),
    extension: /^\/\*\.(\w+)$/.exec(path)?.[1],
  }))
  const ofExtensions = named.flatMap(({ type, extension }) => (extension ? [`${type} ${extension}`] : []))
  return [
    `types { ${[...types, ...ofExtensions].join('; ')}; }`,
    ...named.flatMap(({ path, type, extension }) =>
      extension ? [] : [`location = ${path} { types { } default_type ${type}; }`],
    ),
  ]
}

function quote(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`
}
