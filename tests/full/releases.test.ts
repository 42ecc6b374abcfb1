// The command of docs/deploy.md that makes a release: what pages of earlier releases request is in the next ones too.
// build/releases.test.ts serves such a folder, and has how long files are kept.
import { appendFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { WorkingCopy } from '../support/working-copy.ts'

/** Changes the hash of every script of the form and of every plate. */
function changeEverything(copy: WorkingCopy, release: number) {
  for (const script of ['loader.ts', 'start-form.tsx', 'file-worker/file.worker.ts']) {
    const file = `src/forms/${script}`
    copy.write(file, `${copy.read(file)}\nReflect.set(globalThis, 'release', ${release})\n`)
  }
  const plates = join(copy.folder, 'media/plates')
  for (const name of readdirSync(plates).filter((each) => /\.(avif|webp)$/.test(each)))
    appendFileSync(join(plates, name), String(release))
}

test('three releases keep the form, worker and pictures of the first, and going back brings the pages before back', () => {
  test.setTimeout(300_000)
  const copy = new WorkingCopy()
  const release = (...options: readonly string[]) => {
    const { status, output } = copy.npm(['run', '--silent', 'release', '--', ...options])
    expect(status, output).toBe(0)
    return { html: copy.read('dist/report.html'), files: readdirSync(join(copy.folder, 'dist/assets')) }
  }
  const first = release()
  for (const name of [/loader-.*js$/, /form-.*js$/, /file\.worker-.*js$/, /cascade-.*avif$/])
    expect(first.files).toContainEqual(expect.stringMatching(name))
  changeEverything(copy, 2)
  const second = release()
  changeEverything(copy, 3)
  const third = release()
  expect(new Set([first, second, third].map(({ html }) => html)).size).toBe(3)
  expect(third.files).toEqual(expect.arrayContaining([...first.files, ...second.files]))
  const back = release('--back')
  expect(back.html).toBe(second.html)
  expect(back.files).toEqual(expect.arrayContaining(third.files))
  copy.remove()
})
