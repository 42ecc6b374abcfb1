import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/** A file of the finished build, with the compressed ones that lie beside it. */
export interface BuiltFile {
  /** Path inside `dist/`, with forward slashes. */
  readonly file: string
  readonly body: Buffer
  readonly br?: Buffer
  readonly gzip?: Buffer
}

/** Written last by the build: names every file with its digest. What it does not name is never served. */
export const sealFile = '.complete.json'

/** Content of the seal: file → digest. */
type Seal = Readonly<Record<string, string>>

/** What the seal says of a file: SHA-256, base64url, the first 128 bits. */
export function digest(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22)
}

/** Every file below a folder, as sorted relative paths with forward slashes. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length).replaceAll(sep, '/'))
    .sort()
}

/**
 * Reads a whole build into memory. Throws one line for people when there is no build, when it has not been finished,
 * or when a file is not the one that was built: half a build is never served.
 */
export function readBuild(dist: string): BuiltFile[] {
  if (!existsSync(join(dist, sealFile))) throw new Error(`${dist} holds no finished build. Run: npm run build`)
  const seal = readSeal(dist)
  const bodies = new Map(Object.entries(seal).map(([file, sum]) => [file, sealed(dist, file, sum)]))
  return [...bodies]
    .filter(([file]) => !/\.(br|gz)$/.test(file) && !hostFiles.includes(file))
    .map(([file, body]) => {
      const br = bodies.get(`${file}.br`)
      const gzip = bodies.get(`${file}.gz`)
      return { file, body, ...(br && { br }), ...(gzip && { gzip }) }
    })
}

function readSeal(dist: string): Seal {
  try {
    const seal: unknown = JSON.parse(readFileSync(join(dist, sealFile), 'utf8'))
    if (isSeal(seal)) return seal
  } catch (error) {
    // What is no JSON is no seal. Anything else (a folder that may not be read) is not the build's fault.
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new Error(`${dist}: the seal of the build is broken. Run: npm run build`)
}

function isSeal(value: unknown): value is Seal {
  return typeof value === 'object' && value !== null && Object.values(value).every((sum) => typeof sum === 'string')
}

/** For hosts that read them; those hosts do not send them, and neither does anyone else. */
export const hostFiles: readonly string[] = ['_headers', '_redirects']

function sealed(dist: string, file: string, sum: string): Buffer {
  const body = existsSync(join(dist, file)) ? readFileSync(join(dist, file)) : undefined
  if (!body || digest(body) !== sum) throw new Error(`${dist}: ${file} has changed since the build. Run: npm run build`)
  return body
}
