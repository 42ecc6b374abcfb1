// The package as a bag: by the RFC's own rules in tests/support/validate-bag.ts, and damaged in every way that they
// name.
import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type TestInfo, test } from '@playwright/test'
import { exampleMessage, exampleReportInput } from '../../../tests/support/example-report.ts'
import { unzip } from '../../../tests/support/unzip.ts'
import { readBagInfo, validateBag } from '../../../tests/support/validate-bag.ts'
import { formatManifest } from '../documents/bagit.ts'
import { createReport, getPackageName } from '../documents/create-report.ts'
import { buildReportPackage } from './report-package.ts'

const report = createReport(exampleReportInput)

async function unpacked(info: TestInfo, of = report): Promise<string> {
  return join(unzip(await (await buildReportPackage(of)).bytes(), info), getPackageName(of))
}

test('a package is a complete and valid bag, with and without evidence', async ({ browserName: _ }, info) => {
  expect(validateBag(await unpacked(info))).toEqual([])
  const message = createReport(exampleMessage)
  expect(validateBag(await unpacked(info, message))).toEqual([])
})

test('bag-info.txt has the organization and the report, and no date of creation', async ({ browserName: _ }, info) => {
  const { values } = readBagInfo(readFileSync(join(await unpacked(info), 'bag-info.txt'), 'utf8'))
  expect(Object.fromEntries(values)).toMatchObject({
    'Source-Organization': 'Quantum Reality Research',
    'External-Identifier': report.reference,
  })
  expect(values.map(([label]) => label)).toEqual([
    'Source-Organization',
    'External-Description',
    'External-Identifier',
    'Payload-Oxum',
  ])
})

const edit = (folder: string, file: string, change: (text: string) => string) =>
  writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')))
const list = 'manifest-sha256.txt'

const damages: Readonly<Record<string, readonly [(folder: string) => void, RegExp]>> = {
  'a file of the payload is gone': [(at) => rmSync(join(at, 'data/report.txt')), /report\.txt is not there/],
  'a file was added': [(at) => writeFileSync(join(at, 'data/more.txt'), ''), /more\.txt is not listed/],
  'a file was renamed': [
    (at) => renameSync(join(at, 'data/report.txt'), join(at, 'data/r.txt')),
    /r\.txt is not listed/,
  ],
  'a letter of the report changed': [
    (at) => edit(at, 'data/report.txt', (text) => text.replace('narrower', 'narrowed')),
    /report\.txt was changed/,
  ],
  'a byte was added': [(at) => appendFileSync(join(at, 'data/report.json'), ' '), /Payload-Oxum/],
  'a tag file changed': [(at) => edit(at, 'bag-info.txt', (text) => `${text}More: 1\n`), /bag-info\.txt was changed/],
  'a line of bag-info.txt is none': [
    (at) => edit(at, 'bag-info.txt', (text) => `no label\n${text}`),
    /no label and value/,
  ],
  'the Oxum is wrong': [
    (at) => edit(at, 'bag-info.txt', (text) => text.replace('Oxum: ', 'Oxum: 1')),
    /Payload-Oxum is/,
  ],
  'a sum is wrong': [
    (at) => edit(at, list, (text) => text.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))),
    /was changed/,
  ],
  'a file is listed twice': [(at) => edit(at, list, (text) => text + text), /is listed twice/],
  'a file is not listed': [(at) => edit(at, list, (text) => text.replace(/^.*\n/, '')), /is not listed/],
  'a path leads out': [(at) => edit(at, list, (text) => text.replace('data/', 'data/../../')), /leads out of the bag/],
  'the declaration has a space too many': [
    (at) => edit(at, 'bagit.txt', (text) => text.replace(':', ' :')),
    /two lines/,
  ],
  'the declaration begins with a byte order mark': [
    (at) => edit(at, 'bagit.txt', (text) => `\ufeff${text}`),
    /two lines/,
  ],
  'there is no declaration': [(at) => rmSync(join(at, 'bagit.txt')), /no bagit\.txt/],
  'there is no manifest': [(at) => rmSync(join(at, list)), /no manifest/],
  'there is no payload': [(at) => rmSync(join(at, 'data'), { recursive: true }), /no data/],
}

test('a damaged bag is invalid', async ({ browserName: _ }, info) => {
  for (const [name, [damage, fault]] of Object.entries(damages)) {
    const folder = await unpacked(info)
    damage(folder)
    expect(validateBag(folder).join('\n'), name).toMatch(fault)
  }
})

test('a path with a line end or a percent sign is encoded by the RFC and decoded again', ({ browserName: _ }, info) => {
  const folder = info.outputPath('bag')
  const name = 'a%0A\nb\r.txt'
  mkdirSync(join(folder, 'data'), { recursive: true })
  writeFileSync(join(folder, 'data', name), '')
  writeFileSync(join(folder, 'bagit.txt'), 'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n')
  const sha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
  writeFileSync(join(folder, list), formatManifest([{ path: `data/${name}`, size: 0, sha256 }]))
  expect(readFileSync(join(folder, list), 'utf8')).toBe(`${sha256}  data/a%250A%0Ab%0D.txt\n`)
  expect(validateBag(folder)).toEqual([])
})
