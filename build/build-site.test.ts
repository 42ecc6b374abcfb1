import { readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { WorkingCopy } from '../tests/support/working-copy.ts'

/** 22 kB of rules, after what makes them smaller. */
const rules = Array.from(
  { length: 620 },
  (_, index) => `.rule-${index} {\n  margin-inline-start: ${index + 100}px;\n}\n`,
)

test('a build that fails prints the reason last and leaves the last build in place', () => {
  const copy = new WorkingCopy({ hasBuild: true })
  const built = copy.read('dist/about.html')
  for (const [file, change, lastLine] of [
    [
      'src/pages/about/about.css',
      (text: string) => text + rules.join(''),
      /^about.html: the style of a page is \d+ bytes/,
    ],
    ['src/pages/about/about.page.tsx', (text: string) => text.replace(/^export /m, 'export ('), /./],
  ] as const) {
    copy.write(file, change(copy.read(file)))
    const { status, output } = copy.build()
    expect(status, file).toBe(1)
    expect(output).toContain('about')
    expect(output.trimEnd().split('\n').at(-1)).toMatch(lastLine)
    expect(copy.read('dist/about.html')).toBe(built)
    expect(readdirSync(copy.folder).filter((name) => name.startsWith('dist'))).toEqual(['dist'])
  }
  copy.remove()
})
