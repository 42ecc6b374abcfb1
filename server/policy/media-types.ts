import { extname } from 'node:path'

// IANA names. Text carries its charset: without one, browsers guess from the reader's locale.
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.csl.json': 'application/vnd.citationstyles.csl+json; charset=utf-8',
  '.geojson': 'application/geo+json; charset=utf-8',
  '.bib': 'application/x-bibtex; charset=utf-8',
  '.ris': 'application/x-research-info-systems; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
}

// Where the ending says too little.
const exact: Readonly<Record<string, string>> = {
  'feed.xml': 'application/atom+xml; charset=utf-8',
  'feed.json': 'application/feed+json; charset=utf-8',
  // Chromium ignores speculation rules of any other type.
  'speculation-rules.json': 'application/speculationrules+json',
}

/** The Content-Type of a file of the build. Throws for an ending that nobody has thought about yet. */
export function mediaType(file: string): string {
  const type = exact[file] ?? types[/\.csl\.json$/.exec(file)?.[0] ?? extname(file)]
  if (!type) throw new Error(`${file}: no media type is known for this ending. Add one to server/policy/media-types.ts`)
  return type
}

/** True for text, which brotli and gzip shrink. Pictures, fonts and films are compressed already. */
export function shrinks(file: string): boolean {
  return /^text\/|xml|json|x-icon/.test(mediaType(file))
}
