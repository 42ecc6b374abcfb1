import { expect, test } from '@playwright/test'
import { type BuiltPage, checkContent } from './content-checks.ts'

const image = '<meta property="og:image" content="https://a.example/share/a.jpg"/>'
const sound = `<title>A</title><meta name="description" content="About a"/>${image}<h1>A</h1><h2 id="part">B</h2>`
const page = (html: string, path = '/a'): BuiltPage => ({ path, html })
const files = new Set(['/favicon.svg', '/share/a.jpg'])

for (const [name, html, words] of [
  ['a missing title', sound.replace('<title>A</title>', ''), /\/a has no title.*search results/],
  ['a missing description', sound.replace('content="About a"', ''), /\/a has no description.*search results/],
  ['a link to a page that is not there', `${sound}<a href="/b">`, /links to \/b, which does not exist.*lost/],
  ['a page without a share image', sound.replace(image, ''), /\/a has no share image.*gray box/],
  ['a share image that is not there', sound.replace('a.jpg', 'b.jpg'), /share\/b\.jpg when it is shared/],
  ['a script on a page without a form', `${sound}<script>console.log(1)</script>`, /\/a has a script/],
  ['a fragment that is not there', `${sound}<a href="/a#nowhere">`, /no such place/],
] as const) {
  test(`the error for ${name} includes the reader it affects`, () => {
    const faults = checkContent([page(html)], files)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(words)
  })
}

test('two pages with the same title or description are reported', () => {
  const twin = page(sound, '/b')
  const faults = checkContent([page(sound), twin], files)
  expect(faults).toEqual([
    expect.stringMatching(/\/b and \/a share a title/),
    expect.stringMatching(/share a description/),
  ])
})
