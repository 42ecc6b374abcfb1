import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { globSync } from 'tinyglobby'
import { checkContent } from '../build/content-checks.ts'
import { checkPublishedFiles } from '../build/published-file-checks.ts'
import { measureSizes, minRoom } from '../build/sizes.ts'
import { forecastCase } from '../src/content/case-summary.ts'
import { publishedFiles } from '../src/published-data/published-files.ts'

function readBuild(): Map<string, Buffer> {
  const paths = globSync('**', { cwd: 'dist', ignore: '**/*.{br,gz}' })
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
  const page = String(files.get('about.html'))
  const description = /(?<=name="description" content=")[^"]+/
  const incompressible = Array.from({ length: 9000 }, (_, index) => (index * 7919) ** 3 % 10007).join()
  for (const [name, html, sentence] of [
    [
      'weight',
      `${page}<p>${incompressible}</p>`,
      /^about.html: the response of a page is \d+ bytes sent, over .*round trip/,
    ],
    [
      'elements',
      page + '<i></i>'.repeat(2000),
      /^about.html: the elements of a page is \d+ elements, over .*Old phones/,
    ],
    [
      'style',
      page.replace('<style>', `<style>${'a{}'.repeat(9000)}`),
      /^about.html: the style of a page is .*Old phones/,
    ],
    ['link', `${page}<a href="/abuot">`, /^\/about links to \/abuot, which does not exist\. People .* are lost/],
    ['fragment', `${page}<a href="/team#nobody">`, /^\/about links to \/team#nobody, but .*People land at the top/],
    ['long description', page.replace(description, 'long '.repeat(40)), /^\/about has a description of 200 characters/],
    ['share image', page.replace('/share/about.jpg', '/share/abuot.jpg'), /^\/about has no share image .*People/],
  ] as const)
    expect(check(new Map([...files, ['about.html', Buffer.from(html)]])), name).toEqual([
      expect.stringMatching(sentence),
    ])
  const headers = Buffer.from(String(files.get('_headers')).replace('/about\n', '/abuot\n'))
  expect(check(new Map([...files, ['_headers', headers]]))).toEqual([
    expect.stringMatching(/^\/about has no lines in public\/_headers\. .*camera/),
  ])
  const team = files.get('team.html') ?? Buffer.from('')
  const twin = page.replace(description, description.exec(String(team))?.[0] ?? '')
  expect(check(new Map([...files, ['about.html', Buffer.from(twin)]]))).toEqual([
    expect.stringMatching(/^\/team and \/about share a description\. People/),
  ])
  const [loader = '', code] = [...files].find(([path]) => /^assets\/loader-.*\.js$/.test(path)) ?? []
  for (const [text, place] of [
    ['vite:preloadError', 'plainImports'],
    ['__REACT_DEVTOOLS_GLOBAL_HOOK__', 'define'],
    ['react-transition', 'define'],
    ['--lightningcss-light', 'css.lightningcss.exclude'],
  ])
    expect(checkContent(new Map([...files, [loader, Buffer.from(`${code}//${text}`)]]))).toEqual([
      expect.stringMatching(`^${loader} has .* again: ${place} in vite\\.config\\.ts no longer removes it\\.$`),
    ])
  expect(check(new Map([...files, ['assets/unknown.wasm', Buffer.from('')]]))).toEqual([
    expect.stringMatching(/^assets\/unknown.wasm falls under no limit/),
  ])
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
