import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { globSync } from 'tinyglobby'

/** A file imports from its own layer and from those below it. The last is a package for others: it imports nothing of the site. */
const layers = [
  /^(.*\/)?tests\//,
  /^(bench|build|server|tooling|packages\/pictures)\//,
  /^src\/(states\/|render\.tsx$)/,
  /^src\/pages\//,
  /^src\/report\//,
  /^src\/components\//,
  /^src\/published-data\//,
  /^src\/(reference\/|styles\/|[\w-]+\.ts$)/,
  /^(src\/content|media)\//,
  /^packages\/media-metadata\//,
]
const getLayer = (path: string) => layers.findIndex((layer) => layer.test(path))

test('imports run one way', () => {
  const files = globSync(['{bench,build,server,src,tooling}/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'])
  const imports = files.flatMap((file) => {
    const paths = readFileSync(file, 'utf8').matchAll(/\b(?:from|import)[ (]'(\.[^']+)'/g)
    return [...paths].map(([, path = '']) => ({ from: file, to: join(dirname(file), path) }))
  })
  expect(imports.length).toBeGreaterThan(files.length)
  const isWrong = ({ from, to }: (typeof imports)[number]) => getLayer(to) < getLayer(from)
  expect(imports.filter(({ from }) => !from.endsWith('.test.ts')).filter(isWrong)).toEqual([])
})
