import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { globSync } from 'tinyglobby'
import { checkContent } from '../build/content-checks.ts'
import { checkPublishedFiles } from '../build/published-file-checks.ts'
import { measureSizes, minRoom } from '../build/sizes.ts'
import { forecastCase } from '../src/content/case-summary.ts'
import { publishedFiles } from '../src/published-data/published-files.ts'

function readBuild(): Map<string, Buffer> {
  const paths = globSync('**', { cwd: 'dist', ignore: '**/*.{br,gz}' }).toSorted()
  return new Map(paths.map((path) => [path, readFileSync(`dist/${path}`)]))
}

const check = (files: ReadonlyMap<string, Buffer>) => [...measureSizes(files).errors, ...checkContent(files)]

test('every limit has the room that build/sizes.ts says, and is of some file', () => {
  const { measurements } = measureSizes(readBuild())
  for (const { what, size, room = minRoom } of measurements) {
    // No page has it without a forecast.
    if (what === 'the current length' && !forecastCase) continue
    expect.soft(size, what).toBeGreaterThan(0)
    expect.soft(room, `${what}: make it smaller, or raise its limit in build/sizes.ts`).toBeGreaterThanOrEqual(minRoom)
  }
})

test('each check of the build fails by a sentence that names the file or page, and whom it affects', () => {
  const files = readBuild()
  expect(check(files)).toEqual([])
  const get = (path: string) => String(files.get(path))
  const description = /(?<=name="description" content=")[^"]+/
  const incompressible = Array.from({ length: 9000 }, (_, index) => (index * 7919) ** 3 % 10007).join()
  const [loader = ''] = [...files.keys()].filter((path) => /^assets\/loader-.*\.js$/.test(path))
  // One fault in each file, so that one run of the checks finds them all.
  const faults: readonly (readonly [path: string, text: string, ...sentences: RegExp[]])[] = [
    [
      'about.html',
      `${get('about.html')}<p>${incompressible}</p>`,
      /^about.html: the response of a page is \d+ bytes sent, over .*round trip/,
    ],
    [
      'team.html',
      get('team.html') + '<i></i>'.repeat(2000),
      /^team.html: the elements of a page is \d+ elements, over .*Old phones/,
    ],
    [
      'research.html',
      get('research.html').replace('<style>', `<style>${'a{}'.repeat(9000)}`),
      /^research.html: the style of a page is .*Old phones/,
    ],
    [
      'contact.html',
      `${get('contact.html')}<a href="/abuot">`,
      /^\/contact links to \/abuot, which does not exist\. People .* are lost/,
    ],
    [
      'report.html',
      `${get('report.html')}<a href="/team#nobody">`,
      /^\/report links to \/team#nobody, but .*People land at the top/,
    ],
    [
      'cases/nexus.html',
      get('cases/nexus.html').replace(description, 'long '.repeat(40)),
      /^\/cases\/nexus has a description of 200 characters/,
    ],
    [
      'cases/cascade.html',
      get('cases/cascade.html').replace('/share/', '/shared/'),
      /^\/cases\/cascade has no share image .*People/,
    ],
    [
      'cases/threshold.html',
      get('cases/threshold.html').replace(description, description.exec(get('team.html'))?.[0] ?? ''),
      /^\/cases\/threshold and \/team share a description\. People/,
    ],
    [
      '_headers',
      get('_headers').replace('/about\n', '/abuot\n'),
      /^\/about has no lines in public\/_headers\. .*camera/,
    ],
    ['assets/unknown.wasm', '', /^assets\/unknown.wasm falls under no limit/],
    [
      loader,
      `${get(loader)}//vite:preloadError __REACT_DEVTOOLS_GLOBAL_HOOK__ react-transition --lightningcss-light`,
      ...['plainImports', 'define', 'define', 'css\\.lightningcss\\.exclude'].map((place) =>
        RegExp(`^${loader} has .* again: ${place} in vite\\.config\\.ts no longer removes it\\.$`),
      ),
    ],
  ]
  const found = check(new Map([...files, ...faults.map(([path, text]) => [path, Buffer.from(text)] as const)]))
  const sentences = faults.flatMap(([, , ...sentences]) => sentences)
  for (const sentence of sentences) expect.soft(found).toContainEqual(expect.stringMatching(sentence))
  expect(found).toHaveLength(sentences.length)
})

test('a published file without a row, a link or the lines of its extension fails by its name', () => {
  const files = readBuild()
  files.delete('licenses.txt')
  const [table] = publishedFiles
  if (!table) throw new Error('Nothing is published.')
  expect(checkPublishedFiles(files, publishedFiles)).toEqual([])
  // A row is enough where what is linked has an extension that is known.
  const people = { ...table, path: 'people.csv' }
  const linked = new Map([...files, ['people.csv', Buffer.from('')], ['team.html', Buffer.from('"/people.csv"')]])
  expect(checkPublishedFiles(linked, [...publishedFiles, people])).toEqual([])

  expect(checkPublishedFiles(linked, publishedFiles)).toEqual([
    expect.stringMatching(/^people\.csv has no row in src\/published-data\/published-files\.ts/),
  ])
  expect(checkPublishedFiles(files, [...publishedFiles, people])).toEqual([
    expect.stringMatching(/^people\.csv is published, but nothing leads to it/),
  ])
  const sheet = { ...table, path: 'people.tsv' }
  expect(
    checkPublishedFiles(new Map([...files, ['team.html', Buffer.from('"/people.tsv"')]]), [...publishedFiles, sheet]),
  ).toEqual([
    expect.stringMatching(/^people\.tsv: \/\*\.tsv in public\/_headers lacks “Access-Control-Allow-Origin: \*”/),
    expect.stringMatching(/^people\.tsv: \/\*\.tsv in public\/_headers lacks “Content-Type: text\/csv”/),
  ])
})
