import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { globSync } from 'tinyglobby'
import { createBuilder } from 'vite'
import { formatForecastEnd } from '../src/content/case-summary.ts'
import { publishedAt, recordMessage } from '../src/content/record.ts'
import { originMessage } from '../src/origin.ts'
import { publishedFiles } from '../src/published-data/published-files.ts'
import { checkContent } from './content-checks.ts'
import { renderLicenses } from './licenses.ts'
import { nginxFile, renderNginxRules } from './nginx.ts'
import { stampFile } from './outdated.ts'
import { checkPublishedFiles } from './published-file-checks.ts'
import { createSecurityTxt } from './security-txt.ts'
import { measureSizes } from './sizes.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const { positionals, values } = parseArgs({ allowPositionals: true, options: { sizes: { type: 'boolean' } } })
const dist = positionals[0] ?? join(root, 'dist')
const next = `${dist}.next`

/** Builds and checks the site, and writes it into dist/ if nothing is wrong. Returns what is. */
export async function writeSite(): Promise<readonly string[]> {
  const start = new Date()
  const securityTxt = createSecurityTxt(start)
  try {
    // Vite's list of files would hide what this prints.
    const builder = await createBuilder({ root, logLevel: 'warn', build: { outDir: next, emptyOutDir: true } })
    await builder.buildApp()
    for (const { path, render } of publishedFiles) writeFile(path, render())
    const files = new Map(
      globSync('**', { cwd: next, dot: true }).map((path) => [path, readFileSync(join(next, path))]),
    )
    const { measurements, errors } = measureSizes(files)
    errors.push(...checkContent(files), ...checkPublishedFiles(files, publishedFiles))
    if (values.sizes) process.stdout.write(`${measurements.map(({ line }) => line).join('\n')}\n`)
    if (errors.length === 0) finish(start, securityTxt)
    return errors
  } finally {
    rmSync(next, { recursive: true, force: true })
  }
}

function finish(start: Date, securityTxt: string | undefined) {
  if (securityTxt) writeFile('.well-known/security.txt', securityTxt)
  else
    process.stdout.write(
      'No security.txt: nobody is named. To name someone, build with SECURITY_CONTACT=mailto:security@your.host\n',
    )
  writeFile('licenses.txt', renderLicenses())
  // What `npm start` says of the build. Hosts that serve this file reveal nothing by it.
  writeFile(stampFile, `${start.toISOString().slice(0, 16).replace('T', ' ')} UTC. ${originMessage}\n`)
  const read = (file: string) => readFileSync(join(next, file), 'utf8')
  writeFile(nginxFile, renderNginxRules(read('_headers'), read('_redirects')))
  for (const file of globSync('**/*.{html,css,js,json,xml,svg,txt}', { cwd: next, dot: true })) compressFile(file)
  replaceFiles()
  utimesSync(join(dist, stampFile), start, start)
  for (const message of [formatForecastEnd(publishedAt), recordMessage, originMessage])
    if (message) process.stdout.write(`${message}\n`)
}

/** Puts the new build in the place of the old one, file by file: a folder that is a mount or a link cannot be replaced. */
function replaceFiles() {
  mkdirSync(dist, { recursive: true })
  const target = realpathSync(dist)
  cpSync(next, target, { recursive: true })
  for (const path of globSync('**', { cwd: target, dot: true, onlyFiles: false }))
    if (!existsSync(join(next, path))) rmSync(join(target, path), { recursive: true, force: true })
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
