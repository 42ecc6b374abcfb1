// The package as a bag (RFC 8493): complete and valid, and what is damaged is not. sha256sum compares the sums.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { exampleReportInput } from '../../../tests/support/example-report.ts'
import { unzip } from '../../../tests/support/unzip.ts'
import { findProgram } from '../../../tooling/programs.ts'
import { formatManifest } from './bagit.ts'
import { createReport, getPackageName } from './create-report.ts'
import { buildReportPackage } from './report-package.ts'

const declaration = 'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n'
const list = 'manifest-sha256.txt'
const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')
const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => statSync(join(folder, file)).isFile())

/** Returns whether a folder is a complete and valid bag of this package's form, with a manifest for payload and tags. */
function isValidBag(folder: string): boolean {
  if (!existsSync(join(folder, 'bagit.txt')) || read(folder, 'bagit.txt') !== declaration) return false
  const files = listFiles(folder)
  const payload = files.filter((file) => file.startsWith('data/'))
  const tags = files.filter((file) => !file.startsWith('data/') && !file.startsWith('tagmanifest-'))
  const bytes = payload.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
  const manifests = [
    [list, payload],
    [`tag${list}`, tags],
  ] as const
  return (
    /^Payload-Oxum: (.*)$/m.exec(read(folder, 'bag-info.txt'))?.[1] === `${bytes}.${payload.length}` &&
    manifests.every(([file, listed]) => {
      const { status } = spawnSync(findProgram('sha256sum'), ['--check', '--strict', file], { cwd: folder })
      const paths = status === 0 ? read(folder, file).match(/(?<=^\w{64} {2}).+$/gm) : []
      return paths?.toSorted().join('\n') === listed.toSorted().join('\n')
    })
  )
}

const edit = (folder: string, file: string, change: (text: string) => string) =>
  writeFileSync(join(folder, file), change(read(folder, file)))

const damages: Readonly<Record<string, (folder: string) => void>> = {
  'a file of the payload is gone': (at) => rmSync(join(at, 'data/report.txt')),
  'a file was added': (at) => writeFileSync(join(at, 'data/more.txt'), ''),
  'a letter of the report changed': (at) => edit(at, 'data/report.txt', (text) => text.replace('narrower', 'narrowed')),
  'a tag file changed': (at) => edit(at, 'bag-info.txt', (text) => `${text}More: 1\n`),
}

test('a package is a complete and valid bag, with and without evidence, and a damaged one is not', async ({
  browserName: _,
}, info) => {
  const report = await createReport(exampleReportInput)
  const unpack = async (input = report) =>
    join(unzip(await (await buildReportPackage(input)).bytes(), info), getPackageName(input))
  expect(isValidBag(await unpack(await createReport({ answers: [], evidence: [] })))).toBe(true)
  const folder = await unpack()
  expect(isValidBag(folder)).toBe(true)
  for (const [name, damage] of Object.entries(damages)) {
    const copy = info.outputPath(name)
    cpSync(folder, copy, { recursive: true })
    damage(copy)
    expect(isValidBag(copy), name).toBe(false)
  }
  // The organization and the report, and no date of creation.
  const labels = read(folder, 'bag-info.txt').match(/^[\w-]+(?=: )/gm)
  expect(labels).toEqual(['Source-Organization', 'External-Description', 'External-Identifier', 'Payload-Oxum'])
  expect(read(folder, 'bag-info.txt')).toContain(`External-Identifier: ${report.reference}\n`)
})

test('a path with a line end or a percent sign is encoded by the RFC', () => {
  const sha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
  const text = formatManifest([{ path: 'data/a%0A\nb\r.txt', size: 0, sha256 }])
  expect(text).toBe(`${sha256}  data/a%250A%0Ab%0D.txt\n`)
})
