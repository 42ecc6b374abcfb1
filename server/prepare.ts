import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { headersFile, redirectsFile } from './hosts/static-hosts.ts'
import { type BuiltFile, digest, filesBelow, hostFiles, readBuild, sealFile } from './policy/build-files.ts'
import { licensesText } from './policy/licenses.ts'
import { shrinks } from './policy/media-types.ts'
import { speculationRules } from './policy/policy.ts'
import { securityText } from './policy/security-text.ts'
import { speculation } from './policy/speculation.ts'

/**
 * Turns what Vite has written into a build that can be served: adds the generated files, the compressed ones and the
 * files for hosts, then the seal. May be run twice. `now` is the day that security.txt counts its expiry from.
 */
export function prepare(dist: string, now: Date): void {
  rmSync(join(dist, sealFile), { force: true })
  for (const file of filesBelow(dist)) {
    if (/\.(br|gz)$/.test(file) || hostFiles.includes(file)) rmSync(join(dist, file))
  }
  write(dist, speculationRules.slice(1), JSON.stringify(speculation))
  const security = securityText(now)
  if (security === undefined) rmSync(join(dist, '.well-known/security.txt'), { force: true })
  else write(dist, '.well-known/security.txt', security)
  write(dist, 'licenses.txt', licensesText())
  for (const file of filesBelow(dist)) compress(dist, file)
  const files = filesBelow(dist).map((file) => ({ file, body: readFileSync(join(dist, file)) }))
  write(dist, '_headers', headersFile(publicFiles(files)))
  write(dist, '_redirects', redirectsFile())
  seal(dist)
}

function publicFiles(files: readonly BuiltFile[]): BuiltFile[] {
  return files.filter(({ file }) => !/\.(br|gz)$/.test(file))
}

function write(dist: string, file: string, text: string) {
  mkdirSync(dirname(join(dist, file)), { recursive: true })
  writeFileSync(join(dist, file), text)
}

// Best of what each format can do, once, at build: a request costs no compression at all.
function compress(dist: string, file: string) {
  if (!shrinks(file)) return
  const body = readFileSync(join(dist, file))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  const coded = { br: brotliCompressSync(body, { params }), gz: gzipSync(body, { level: 9 }) }
  for (const [ending, bytes] of Object.entries(coded)) {
    if (bytes.length < body.length) writeFileSync(join(dist, `${file}.${ending}`), bytes)
  }
}

// Renaming is one step: a reader finds no seal or a whole one.
function seal(dist: string) {
  const sums = filesBelow(dist).map((file) => [file, digest(readFileSync(join(dist, file)))])
  write(dist, `${sealFile}.new`, JSON.stringify(Object.fromEntries(sums), null, 1))
  renameSync(join(dist, `${sealFile}.new`), join(dist, sealFile))
}

if (import.meta.main) {
  const dist = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url))
  prepare(dist, new Date())
  const built = readBuild(dist)
  if (!built.some(({ file }) => file === '.well-known/security.txt'))
    process.stdout.write(
      'No security.txt: nobody is named. To name someone, build with SECURITY_CONTACT=mailto:security@your.host\n',
    )
  process.stdout.write(`dist: ${built.length} files, sealed\n`)
}
