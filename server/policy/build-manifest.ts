import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

export interface ManifestFile {
  /** Path inside `dist/`, with forward slashes. */
  readonly file: string
  readonly body: Buffer
  readonly br?: Buffer
  readonly gzip?: Buffer
}

/** The manifest: lists every built file with its digest; written last. Files that it does not list are never served. */
export const manifestFile = '.build-manifest.json'

/** Returns the path of an earlier release's manifest in `dist/`, for the name of that release. */
export function nameEarlierManifest(release: string): string {
  return `.build-manifest.${release}.json`
}

type BuildManifest = Readonly<Record<string, string>>

/** Returns the digest of a file in the manifest: SHA-256, base64url, the first 128 bits. */
export function computeDigest(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22)
}

/** Returns every file below a folder, as sorted relative paths with forward slashes. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length).replaceAll(sep, '/'))
    .sort()
}

/**
 * Reads a complete build into memory, with the hashed files of the earlier releases whose manifests it has. Throws a one-line message if there is no build, if it is not finished, or if a
 * file has changed since: an incomplete build is never served.
 */
export function readBuild(dist: string): ManifestFile[] {
  const current = readManifest(dist, manifestFile)
  const manifest = { ...readEarlierAssets(dist), ...current }
  const bodies = new Map(Object.entries(manifest).map(([file, sum]) => [file, readVerifiedFile(dist, file, sum)]))
  return [...bodies]
    .filter(([file]) => !/\.(br|gz)$/.test(file) && !hostFiles.includes(file))
    .map(([file, body]) => {
      const br = bodies.get(`${file}.br`)
      const gzip = bodies.get(`${file}.gz`)
      return { file, body, ...(br && { br }), ...(gzip && { gzip }) }
    })
}

// Pages that were opened before a release go on to request the files that they name.
function readEarlierAssets(dist: string): BuildManifest {
  const names = readdirSync(dist).filter((name) => /^\.build-manifest\..+\.json$/.test(name))
  const entries = names.sort().flatMap((name) => Object.entries(readManifest(dist, name)))
  return Object.fromEntries(entries.filter(([file]) => file.startsWith('assets/')))
}

function readManifest(dist: string, name: string): BuildManifest {
  const text = readIfThere(dist, name)?.toString()
  if (text === undefined) throw new Error(`${dist} contains no complete build. Run: npm run build`)
  const manifest = parseJson(text)
  if (!isManifest(manifest)) throw new Error(`${dist}: the build manifest is invalid. Run: npm run build`)
  return manifest
}

function isManifest(value: unknown): value is BuildManifest {
  return typeof value === 'object' && value !== null && Object.values(value).every((sum) => typeof sum === 'string')
}

/** Returns undefined for text that is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** For hosts that read them; neither those hosts nor this server send them. */
const hostFiles: readonly string[] = ['_headers', '_redirects', '.htaccess', '.assetsignore']

/** A regular expression for the names of files in `dist/` that no host sends. */
export const unservedPattern = '^(?:_headers|_redirects|\\.htaccess|\\.assetsignore|\\.build-manifest.*)$|\\.(?:br|gz)$'

function readVerifiedFile(dist: string, file: string, sum: string): Buffer {
  const body = readIfThere(dist, file)
  if (!body || computeDigest(body) !== sum)
    throw new Error(`${dist}: ${file} has changed since the build. Run: npm run build`)
  return body
}

// A folder without permission is not a build that is missing, so its error names the file and the cause.
function readIfThere(dist: string, file: string): Buffer | undefined {
  try {
    return readFileSync(join(dist, file))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    throw new Error(`${join(dist, file)} cannot be read: ${code}`)
  }
}
