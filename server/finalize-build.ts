import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { createHtaccess } from './hosts/apache.ts'
import { createAssetsIgnore } from './hosts/cloudflare.ts'
import { createHeadersFile, createRedirectsFile } from './hosts/static-hosts.ts'
import { computeDigest, listFiles, manifestFile, readBuild } from './policy/build-manifest.ts'
import { renderLicenses } from './policy/licenses.ts'
import { isCompressible } from './policy/media-types.ts'
import { speculationRulesPath } from './policy/policy-headers.ts'
import { createSecurityTxt } from './policy/security-txt.ts'
import { speculationRules } from './policy/speculation-rules.ts'

/**
 * Completes the output of Vite for serving: adds the generated files, the compressed ones and the files for hosts, then
 * the manifest. `now` is the day from which the expiry of security.txt is counted.
 */
export function finalizeBuild(dist: string, now: Date): void {
  writeFile(dist, speculationRulesPath.slice(1), JSON.stringify(speculationRules))
  const security = createSecurityTxt(now)
  if (security !== undefined) writeFile(dist, '.well-known/security.txt', security)
  writeFile(dist, 'licenses.txt', renderLicenses())
  for (const file of listFiles(dist)) compressFile(dist, file)
  writeManifest(dist)
  const files = readBuild(dist)
  writeFile(dist, '.htaccess', createHtaccess(files))
  writeFile(dist, '_headers', createHeadersFile(files))
  writeFile(dist, '.assetsignore', createAssetsIgnore())
  writeFile(dist, '_redirects', createRedirectsFile())
  writeManifest(dist)
}

function writeFile(dist: string, file: string, text: string) {
  mkdirSync(dirname(join(dist, file)), { recursive: true })
  writeFileSync(join(dist, file), text)
}

// Files are compressed at the highest level once, at build time, so that no request needs compression.
function compressFile(dist: string, file: string) {
  if (!isCompressible(file)) return
  const body = readFileSync(join(dist, file))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  const coded = { br: brotliCompressSync(body, { params }), gz: gzipSync(body, { level: 9 }) }
  for (const [ending, bytes] of Object.entries(coded)) {
    if (bytes.length < body.length) writeFileSync(join(dist, `${file}.${ending}`), bytes)
  }
}

function writeManifest(dist: string) {
  const files = listFiles(dist).filter((file) => file !== manifestFile)
  const sums = files.map((file) => [file, computeDigest(readFileSync(join(dist, file)))])
  writeFile(dist, manifestFile, JSON.stringify(Object.fromEntries(sums), null, 1))
}
