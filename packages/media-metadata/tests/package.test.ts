import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { readExampleFile } from './support/fixtures.ts'
import { filmsWithLocation, jpegsWithLocation } from './support/samples.ts'

const source = 'packages/media-metadata'

/** Reads a video from its Buffer twice, and asks for a format that does not exist. */
const script = `
import { readFile } from 'node:fs/promises'
import { type MediaFormat, readMetadata, removeMetadata } from '@quantum-reality/media-metadata'

const bytes = await readFile('film.mp4')
await removeMetadata(bytes, 'mp4')
for (const _ of [1, 2]) {
  const { location } = await readMetadata(bytes, 'mp4')
  console.log(location.status === 'found' ? location.value.join() : location.status)
}
console.log(String(bytes.equals(await readFile('film.mp4'))))
await readMetadata(bytes, 'mov' as MediaFormat).catch((error: unknown) => console.log(String(error)))
`

test('what npm pack makes, installed in an empty folder, does what its README says', async ({
  browserName: _,
}, info) => {
  const copy = info.outputPath('source')
  const folder = info.outputPath('empty')
  mkdirSync(folder)
  cpSync(source, copy, { recursive: true })
  const env = { ...process.env, PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter) }
  const npm = (cwd: string, ...args: string[]) =>
    execFileSync('npm', [...args, '--offline', '--no-audit', '--no-fund'], { cwd, env, stdio: 'pipe' })
  npm(copy, 'pack', '--ignore-scripts=false', '--pack-destination', folder)
  const [archive = ''] = readdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  npm(folder, 'install', `./${archive}`)
  const installed = join(folder, 'node_modules/@quantum-reality/media-metadata')
  expect(readdirSync(installed).toSorted()).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', 'dist', 'package.json'])
  const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  expect(readFileSync(join(installed, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${version}\n`)

  const [, example = ''] = /```js\n(.*?)```/s.exec(readFileSync(join(installed, 'README.md'), 'utf8')) ?? []
  writeFileSync(join(folder, 'example.ts'), example)
  writeFileSync(join(folder, 'script.ts'), script)
  // Types are checked as strictly as anybody does, those of the package, too, and without those of a browser.
  const compilerOptions = {
    ...{ strict: true, exactOptionalPropertyTypes: true, module: 'nodenext', target: 'es2023', lib: ['es2023'] },
    ...{ types: ['node'], typeRoots: [resolve('node_modules/@types')] },
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
  execFileSync('tsc', { cwd: folder, env, stdio: 'pipe' })
  const run = (name: string) => execFileSync(process.execPath, [name], { cwd: folder, encoding: 'utf8' })

  writeFileSync(join(folder, 'photo.jpg'), jpegsWithLocation['Exif, little endian'] ?? '')
  expect(run('example.js')).toBe('taken at 37.7750° N, 122.4251° W\n')
  cpSync(join(folder, 'copy.jpg'), join(folder, 'photo.jpg'))
  expect(run('example.js')).toBe('')

  writeFileSync(join(folder, 'film.mp4'), filmsWithLocation['©xyz'] ?? readExampleFile('film.mp4'))
  const place = '37.7750° N, 122.4251° W'
  const error = 'TypeError: Unknown format "mov". Formats are jpeg, png, mp4.'
  expect(run('script.js').trim().split('\n')).toEqual([place, place, 'true', error])
})
