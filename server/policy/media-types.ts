// IANA names. Text has a charset: without one, browsers guess it from the reader's locale.
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
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
  '.m4a': 'audio/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
}

// Files whose extension is not enough.
const exact: Readonly<Record<string, string>> = {
  'feed.xml': 'application/atom+xml; charset=utf-8',
  // Chromium ignores speculation rules of any other type.
  'speculation-rules.json': 'application/speculationrules+json',
}

/** The Content-Types by the ends of file names: whole names before extensions. */
export const mediaTypes: readonly (readonly [end: string, type: string])[] = [
  ...Object.entries(exact),
  ...Object.entries(types),
]

/** Returns the Content-Type of a file of the build. Throws for an extension without one. */
export function getMediaType(file: string): string {
  const type = mediaTypes.find(([end]) => (end.startsWith('.') ? file.endsWith(end) : file === end))?.[1]
  if (!type) throw new Error(`${file}: the extension has no media type. Add one to server/policy/media-types.ts`)
  return type
}

/**
 * Returns whether brotli and gzip shrink a media type: text, since pictures, fonts and films are compressed already.
 */
export function isCompressible(file: string): boolean {
  return /^text\/|xml|json|x-icon/.test(getMediaType(file))
}
