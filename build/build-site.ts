// `npm run build`: replaces dist/ once the new build is checked and complete.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { globSync } from 'tinyglobby'
import { createBuilder } from 'vite'
import { originMessage } from '../src/origin.ts'
import { filesToPublish } from '../src/published-data/published-files.ts'
import { checkContent } from './content-checks.ts'
import { renderLicenses } from './licenses.ts'
import { createSecurityTxt } from './security-txt.ts'
import { measureSizes } from './sizes.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')
const next = `${dist}.next`

// Vite keeps what the shell has set, and with another value React's larger development code would be published.
process.env.NODE_ENV = 'production'

try {
  // Vite's list of files would hide what this prints.
  const builder = await createBuilder({ root, logLevel: 'warn', build: { outDir: next, emptyOutDir: true } })
  await builder.buildApp()
  for (const [file, render] of filesToPublish) writeFile(file, render())
  const files = new Map(globSync('**', { cwd: next, dot: true }).map((path) => [path, readFileSync(join(next, path))]))
  const { lines, errors } = measureSizes(files)
  errors.push(...checkContent(files))
  process.stdout.write(`${lines.join('\n')}\n`)
  if (errors.length === 0) finish()
  else fail(errors.join('\n'))
} catch (error) {
  const { stack = '', message } = error as Error
  fail(`${stack.replace(String(error), '').trimStart()}\n${message}`)
} finally {
  rmSync(next, { recursive: true, force: true })
}

/** Prints what is wrong as the last lines of the build. */
function fail(message: string) {
  process.stderr.write(`\n${message}\n`)
  process.exitCode = 1
}

function finish() {
  const securityTxt = createSecurityTxt(new Date())
  if (securityTxt) writeFile('.well-known/security.txt', securityTxt)
  else
    process.stdout.write(
      'No security.txt: nobody is named. To name someone, build with SECURITY_CONTACT=mailto:security@your.host\n',
    )
  writeFile('licenses.txt', renderLicenses())
  // What `npm start` says of the build. Hosts that serve this file reveal nothing by it.
  writeFile('_build', `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC. ${originMessage}\n`)
  for (const file of globSync('**/*.{html,css,js,json,xml,svg,txt}', { cwd: next, dot: true })) compressFile(file)
  rmSync(dist, { recursive: true, force: true })
  renameSync(next, dist)
  process.stdout.write(`${originMessage}\n`)
}

function writeFile(file: string, content: string | Buffer) {
  mkdirSync(dirname(join(next, file)), { recursive: true })
  writeFileSync(join(next, file), content)
}

// Files are compressed at the highest level once, at build time, so that no request needs compression.
function compressFile(file: string) {
  const body = readFileSync(join(next, file))
  const coded = { br: brotliCompressSync(body), gz: gzipSync(body, { level: 9 }) }
  for (const [ending, bytes] of Object.entries(coded))
    if (bytes.length < body.length) writeFile(`${file}.${ending}`, bytes)
}
