import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { jpegsWithLocation } from './support/samples.ts'

const source = 'packages/media-metadata'

test('what npm pack makes, installed in an empty folder, runs the example of the README', async ({
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
  expect(readdirSync(installed).toSorted()).toEqual(['README.md', 'dist', 'package.json'])

  const [, example = ''] = /```js\n(.*?)```/s.exec(readFileSync(join(installed, 'README.md'), 'utf8')) ?? []
  writeFileSync(join(folder, 'example.js'), example)
  writeFileSync(join(folder, 'photo.jpg'), jpegsWithLocation['Exif, little endian'] ?? '')
  const run = () => execFileSync(process.execPath, ['example.js'], { cwd: folder, encoding: 'utf8' })
  expect(run()).toBe('taken at 37.7750° N, 122.4251° W\n')
  cpSync(join(folder, 'copy.jpg'), join(folder, 'photo.jpg'))
  expect(run()).toBe('')
})
