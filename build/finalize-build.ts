import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { globSync } from 'tinyglobby'
import { renderLicenses } from './licenses.ts'
import { createSecurityTxt } from './security-txt.ts'

/**
 * Completes the output of Vite: adds the licenses, security.txt and the compressed files. `now` is the day from which the
 * expiry of security.txt is counted.
 */
export function finalizeBuild(dist: string, now: Date): void {
  writeFile(dist, '.well-known/security.txt', createSecurityTxt(now))
  writeFile(dist, 'licenses.txt', renderLicenses())
  for (const file of globSync('**/*.{html,js,json,xml,svg,txt}', { cwd: dist, dot: true }))
    compressFile(join(dist, file))
}

function writeFile(dist: string, file: string, text: string | undefined) {
  if (text === undefined) return
  mkdirSync(dirname(join(dist, file)), { recursive: true })
  writeFileSync(join(dist, file), text)
}

// Files are compressed at the highest level once, at build time, so that no request needs compression.
function compressFile(path: string) {
  const body = readFileSync(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  const coded = { br: brotliCompressSync(body, { params }), gz: gzipSync(body, { level: 9 }) }
  for (const [ending, bytes] of Object.entries(coded))
    if (bytes.length < body.length) writeFileSync(`${path}.${ending}`, bytes)
}
