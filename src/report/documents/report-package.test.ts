import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { exampleReportInput } from '../../../tests/support/example-report.ts'
import { unzip } from '../../../tests/support/unzip.ts'
import { findProgram } from '../../../tooling/programs.ts'
import { createReport, getAttachmentName } from './create-report.ts'
import { renderReportHtml, reportStyleHash } from './report-html.ts'
import { buildReportPackage, findChangedFile } from './report-package.ts'

const report = await createReport(exampleReportInput)

const computeSha256 = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')

test('an independent unzip extracts three documents and, beside them, every byte of the files', async ({
  browserName: _,
}, info) => {
  const archive = await buildReportPackage(report)
  expect(archive.name).toBe(getAttachmentName(report.reference, 'package'))
  const folder = unzip(await archive.bytes(), info)
  expect(readdirSync(folder).toSorted()).toEqual(['files', 'report.html', 'report.json', 'report.txt'])
  const { evidence } = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))
  expect(evidence).toHaveLength(exampleReportInput.evidence.length)
  for (const [index, { sha256 }] of exampleReportInput.evidence.entries())
    expect(computeSha256(join(folder, evidence[index].file))).toBe(sha256)
})

/** Packs the file `report.txt` in each time zone and prints its years. Python refuses what is older than 1980. */
const repack = `
import os, sys, time, zipfile
for zone in sys.argv[1:]:
    os.environ["TZ"] = zone
    time.tzset()
    with zipfile.ZipFile("again.zip", "w") as archive:
        archive.write("report.txt")
        print(archive.infolist()[0].date_time[0])
`

test('what is unpacked in one time zone can be packed again in another, where no file is of 1979', async ({
  browserName: _,
}, info) => {
  const archive = await buildReportPackage(report).bytes()
  const zones = ['America/Los_Angeles', 'America/New_York', 'Pacific/Honolulu', 'Pacific/Pago_Pago']
  for (const unpacked of ['UTC', 'Asia/Tokyo', 'Pacific/Kiritimati']) {
    const cwd = unzip(archive, info, unpacked)
    expect(statSync(join(cwd, 'report.txt')).mtime.getUTCFullYear()).toBe(1980)
    const years = execFileSync(findProgram('python3'), ['-c', repack, ...zones], { cwd, encoding: 'utf8' })
    expect(years.trim().split('\n'), unpacked).toEqual(zones.map(() => '1980'))
  }
})

test('a file that changed or is missing since it was chosen is named', async () => {
  const [first, ...rest] = report.evidence
  if (!first) throw new Error('no evidence')
  expect(await findChangedFile(report)).toBeUndefined()
  const gone = Object.assign(new Blob(['gone']), {
    arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')),
  })
  for (const content of [new Blob(['other']), gone])
    expect(await findChangedFile({ evidence: [...rest, { ...first, content }] })).toBe(first.name)
})

test('the policy of report.html allows its own style, by hash, and its pictures, and nothing else', () => {
  const html = renderReportHtml(report)
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
  const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    `style-src '${reportStyleHash}'`,
    "img-src 'self' file:",
    "base-uri 'none'",
    "form-action 'none'",
  ])
  expect(reportStyleHash).toBe(`sha256-${createHash('sha256').update(style).digest('base64')}`)
})
