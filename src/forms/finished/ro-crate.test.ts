import { expect, test } from '@playwright/test'
import { ROCrate } from 'ro-crate'
import { exampleMessage, exampleSubmission } from '../../../tests/support/example-report.ts'
import { composeReport } from './report.ts'
import { reportJson } from './report-json.ts'
import { removedWords } from './report-text.ts'
import { roCrate } from './ro-crate.ts'

const report = composeReport(exampleSubmission)
const written = ['report.html', 'report.txt', 'report.json'].map((path) => ({ path, size: 1, sha256: 'b'.repeat(64) }))
const crate = new ROCrate(JSON.parse(roCrate(report, written)), { array: true, link: true })

/** What RO-Crate 1.2 demands of every crate ("MUST" in its pages on structure, root entity and data entities). */
function faults(text: string): string[] {
  const { '@context': context, '@graph': graph } = JSON.parse(text)
  const ids = graph.map((entity: { '@id': string }) => entity['@id'])
  const [descriptor, root] = graph
  const pointed = [...text.matchAll(/\{\s*"@id": "([^"]*)"\s*\}/g)].map(([, id]) => id)
  return [
    context === 'https://w3id.org/ro/crate/1.2/context' ? '' : 'another context',
    descriptor['@id'] === 'ro-crate-metadata.json' && descriptor.about['@id'] === root['@id'] ? '' : 'no descriptor',
    ...['name', 'description', 'datePublished', 'license'].map((name) => (root[name] ? '' : `no ${name}`)),
    /^\d{4}-\d\d-\d\d$/.test(root.datePublished) ? '' : 'no day',
    new Set(ids).size === ids.length ? '' : 'an id twice',
    ...graph.map((entity: { '@type'?: string }) => (entity['@type'] ? '' : 'no type')),
    ...pointed.map((id = '') =>
      ids.includes(id) || id.startsWith('https://w3id.org/') ? '' : `${id} is not described`,
    ),
  ].filter(Boolean)
}

test('keeps to what RO-Crate 1.2 demands, and the check can refuse', () => {
  const text = roCrate(report, written)
  expect(faults(text)).toEqual([])
  expect(faults(roCrate(composeReport(exampleMessage), written))).toEqual([])
  expect(faults(text.replace('"datePublished"', '"dateCreated"'))).toContain('no datePublished')
  expect(faults(text.replace('"@id": "#original-2"', '"@id": "#original-3"'))).toContain('#original-3 is not described')
})

test('a reader that is not ours finds every file under its path, with its size, type and sum', () => {
  const parts = crate.rootDataset.hasPart
  const paths = parts.map((part: { '@id': string }) => decodeURIComponent(part['@id']))
  expect(paths).toEqual([...written.map(({ path }) => path), ...report.evidence.map(({ file }) => file)])
  for (const [index, { name, content, sha256 }] of report.evidence.entries())
    expect(parts[index + written.length]).toMatchObject({
      '@type': ['File'],
      name: [name],
      contentSize: [String(content.size)],
      encodingFormat: [expect.stringMatching(/^\w+\/\w+$/)],
      sha256: [sha256],
    })
})

test('what was removed from a file stands there as it stands in report.json', () => {
  const { evidence } = JSON.parse(reportJson(report))
  const changed = evidence.filter(({ removed }: { removed: string }) => removed !== 'nothing')
  expect(changed).toHaveLength(1)
  const actions = crate.rootDataset.mentions
  expect(actions).toHaveLength(changed.length)
  for (const [index, { file, removed, originalSha256 }] of changed.entries()) {
    const action = actions[index]
    expect(action['@type']).toEqual(['CreateAction'])
    expect(action.description).toEqual([removedWords(removed)])
    expect(decodeURIComponent(action.result[0]['@id'])).toBe(file)
    expect(action.result[0].description[0]).toContain(removedWords(removed))
    expect(action.object[0].sha256).toEqual([originalSha256])
  }
})

test('nothing in it tells when it was made', () => {
  expect(roCrate(report, written).match(/\b(19|20)\d\d-\d\d\b/g)).toEqual(['1980-01'])
})
