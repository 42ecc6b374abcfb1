import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { manifestFile, readBuild } from '../server/policy/build-manifest.ts'
import { WorkingCopy } from '../tests/support/working-copy.ts'

/** 22 kB of rules, after what makes them smaller. */
const rules = Array.from(
  { length: 620 },
  (_, index) => `.rule-${index} {\n  margin-inline-start: ${index + 100}px;\n}\n`,
)

for (const [what, file, before, after, lastLine] of [
  ['a page cannot be compiled', 'src/pages/about/about.page.tsx', /^export /m, 'export (', /./],
  [
    'a page has 22 kB of CSS more',
    'src/pages/about/about.css',
    /$/,
    rules.join(''),
    /^about.html: the style of a page is \d+ bytes/,
  ],
] as const) {
  test(`a build in which ${what} fails, prints the reason last and leaves the last build in place`, () => {
    const copy = new WorkingCopy()
    const dist = join(copy.folder, 'dist')
    const manifest = () => readFileSync(join(dist, manifestFile), 'utf8')
    cpSync('dist', dist, { recursive: true })
    const built = manifest()
    copy.write(file, copy.read(file).replace(before, after))
    const { status, output } = copy.build()
    expect(status).toBe(1)
    expect(output).toContain(file.split('/').at(-1)?.split('.')[0])
    expect(output.trimEnd().split('\n').at(-1)).toMatch(lastLine)
    expect(manifest()).toBe(built)
    // Throws if a file is missing or changed since the build.
    readBuild(dist)
    expect(readdirSync(copy.folder).filter((name) => name.startsWith('dist'))).toEqual(['dist'])
    copy.remove()
  })
}
