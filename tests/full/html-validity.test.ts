import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { findProgram } from '../../tooling/programs.ts'

interface Remark {
  readonly type: 'error' | 'info' | 'non-document-error'
  readonly url: string
  readonly message: string
  readonly extract?: string
}

const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')

const known = [
  // React closes void elements with a slash, which HTML permits; the checker reports each.
  'Trailing slash on void elements has no effect and interacts badly with unquoted attribute values.',
  // HTML has `media` on a video's sources since 2023 (whatwg/html#9341); this release of the checker does not.
  "Attribute 'media' not allowed on element 'source' at this point.",
  // HTML lets `rel=expect` block rendering since 2024 (whatwg/html#9970); this release allows it for stylesheets only.
  "A 'link' element with a 'blocking' attribute must have a 'rel' attribute whose value is 'stylesheet'.",
  // Each is in a popover of its own, which HTML names an autofocus scoping root (section 6.6.7).
  "A document must not include more than one 'autofocus' attribute.",
]

/**
 * Returns every message of the Nu HTML checker about `pages` (file name to HTML), as `file: message: extract`. The
 * `<style>` is emptied first: the checker's CSS parser supports neither `@view-transition` nor container queries.
 */
function remarks(pages: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'valid-'))
  try {
    const files = Object.entries(pages).map(([name, html]) => {
      const file = join(folder, name)
      writeFileSync(file, html.replace(/<style>.*?<\/style>/gs, ''))
      return file
    })
    const args = ['-jar', jar, '--exit-zero-always', '--asciiquotes', '--format', 'json', '--stdout', ...files]
    const { messages } = JSON.parse(
      execFileSync(findProgram('java'), args, { encoding: 'utf8', maxBuffer: 2 ** 26 }),
    ) as {
      messages: Remark[]
    }
    return messages
      .filter(({ message }) => !known.includes(message))
      .map(({ url, message, extract = '' }) => `${basename(url)}: ${message} ${extract}`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('the Nu HTML checker reports nothing about any page', () => {
  const names = readdirSync('dist').filter((name) => name.endsWith('.html'))
  expect(names.length).toBeGreaterThan(6)
  expect(remarks(Object.fromEntries(names.map((name) => [name, readFileSync(join('dist', name), 'utf8')])))).toEqual([])
})
