import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs/decisions').map((name) => `docs/decisions/${name}`),
]
const generated = ['dist/', 'looks/index.html', 'test-results/']

for (const document of documents) {
  test(`every path and command that ${document} names exists`, () => {
    const text = readFileSync(document, 'utf8')
    const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts)
    const builtIn = ['ci', 'cit', 'start', 'test', 'audit', 'install']
    for (const [, name = ''] of text.matchAll(/npm run ([a-z-]+)/g)) expect(scripts, `npm run ${name}`).toContain(name)
    for (const [, name = ''] of text.matchAll(/`npm ([a-z]+)/g)) expect([...builtIn, 'run']).toContain(name)
    const quoted = [...text.matchAll(/`([\w.-]+\/[\w./-]*)`/g)].map(([, path = '']) => path)
    // A link begins at the folder of the page that it stands in.
    const linked = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path = '']) => join(dirname(document), path))
    for (const path of [...quoted, ...linked].filter((each) => isOurs(each) && !generated.includes(each)))
      expect(existsSync(path), `${document} names ${path}`).toBe(true)
  })
}

/** A quoted path is ours when it begins in a folder of this project; `react-dom/static` is a package's. */
function isOurs(path: string): boolean {
  return (
    /^(src|build|media|server|tests|docs|public|bench)\//.test(path) || !path.includes('/') || path.startsWith('docs')
  )
}

test('every word given to a test command finds a test file', () => {
  const rooms = ['src', 'build', 'machine', 'server', 'media', 'tests']
  const files = rooms.flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }))
  const found = (word: string, ending: string) => files.some((path) => path.includes(word) && path.endsWith(ending))
  for (const document of ['README.md', 'CONTRIBUTING.md']) {
    const text = readFileSync(document, 'utf8')
    for (const [, word = ''] of text.matchAll(/npm test -- (\w+)/g))
      expect(found(word, '.test.ts'), `${document}: npm test -- ${word}`).toBe(true)
    for (const [, word = ''] of text.matchAll(/npm run proof -- (\w+)/g))
      expect(found(word, '.proof.ts'), `${document}: npm run proof -- ${word}`).toBe(true)
  }
})

test('the README tells what the tests may install', () => {
  const text = readFileSync('README.md', 'utf8')
  for (const program of ['chromium', 'firefox', 'webkit', 'nginx', 'ffmpeg', 'orca', 'java'])
    expect(text.toLowerCase()).toContain(program)
  expect(text).toContain('apt-get')
})

test('decisions are numbered without a twin', () => {
  const numbers = readdirSync('docs/decisions').map((name) => name.slice(0, 3))
  expect(new Set(numbers).size).toBe(numbers.length)
  for (const number of numbers) expect(number).toMatch(/^\d{3}$/)
})
