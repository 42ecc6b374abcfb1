import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { globSync } from 'tinyglobby'
import { cases } from '../src/content/cases.ts'
import { members } from '../src/content/team.ts'
import { findProgram } from '../tooling/programs.ts'

/** Names of people, cases and places, which no dictionary has to have. */
const names = [...members.map(({ name }) => name), ...cases.flatMap(({ name, location }) => [name, location])]

/** The words that are right here and in no dictionary: one a line in `dictionary.txt`, beside this file; and names. */
const ownWords = new Set([
  ...readFileSync(join(import.meta.dirname, 'dictionary.txt'), 'utf8')
    .trim()
    .split('\n'),
  ...names.join(' ').split(/[^\p{L}']+/u),
])

/** Returns the words of a text that neither American English nor `dictionary.txt` has, once each. */
function findUnknownWords(text: string): string[] {
  // Hunspell has `commit` and not `commit's`.
  const found = hunspell(removeCode(text)).map((word) => word.replace(/'s?$/, ''))
  return [...new Set(found)].filter((word) => word.length > 1 && !ownWords.has(word)).sort()
}

function removeCode(text: string): string {
  return (
    text
      .replaceAll('\u2019', "'")
      .replace(/'s\b/g, '')
      // One word a line, because Hunspell splits long lines within words.
      .replace(/[^\p{L}']+/gu, '\n')
  )
}

function hunspell(text: string): string[] {
  const options = { input: text, encoding: 'utf8' } as const
  return execFileSync(findProgram('hunspell'), ['-d', 'en_US', '-i', 'utf-8', '-l'], options).split('\n')
}

/** Fails with a sentence for the words of `texts`, by their names, that are unknown. */
function expectSpelled(texts: readonly (readonly [name: string, text: string])[]): void {
  // One call for all texts: Hunspell takes longest to start.
  const unknown = findUnknownWords(texts.map(([, text]) => text).join('\n')).map((word) => {
    const name = texts.find(([, text]) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(text))?.[0]
    return `“${word}” in ${name}`
  })
  const message = `${unknown.join(', ')}: no dictionary has it. If it is right, add it to tests/dictionary.txt.`
  expect(unknown, message).toEqual([])
}

/** Returns the visible and spoken text of a page: its text, and the attributes that are read out. */
function getWords(html: string): string {
  // The policy of a page is code.
  const written = html.replace(/<meta http-equiv=[^>]*>/, '')
  const spoken = [...written.matchAll(/\s(?:alt|title|aria-label|placeholder|content)="([^"]*)"/g)].map(
    ([, words]) => words,
  )
  const text = html.replace(/<(style|script)\b.*?<\/\1>/gs, ' ').replace(/<[^>]+>/g, ' ')
  return withoutNames([text, ...spoken].join('\n').replace(/&[#\w]+;/g, "'"))
}

/** Returns the prose of a source file: its comments, and the strings that are sentences. */
function extractProse(source: string): string {
  const comments = source.match(/\/\*\*?\s.*?\*\/|(?<=^|\s)\/\/ .*?$/gms) ?? []
  const sentences = source.match(/(?<=[\s(=:,{[]['"`])[A-Z][^'"`\n]* [^'"`\n]* [^'"`\n]*(?=['"`])/g) ?? []
  return withoutNames([...comments, ...sentences.map((sentence) => sentence.replace(/\$\{[^}]*\}/g, ' '))].join('\n'))
}

/** Returns a text without what is no English: code in backquotes, URLs, paths, file names, camelCase, abbreviations. */
function withoutNames(text: string): string {
  return text
    .replace(/```.*?```|`[^`]*`/gs, ' ')
    .replace(/\S*(?:[/@_=#\\]|\w\.\w)\S*/g, ' ')
    .replace(/\b\w*[a-z\d][A-Z]\w*|\b\w*\d\w*|\b[A-Z]{2,}s?\b/g, ' ')
    .replace(/--?\w+/g, ' ')
}

test.beforeAll(() => {
  try {
    findProgram('hunspell')
  } catch (error) {
    if (process.env.CI) throw error
    process.stderr.write(`\n${error}\nSpelling is not tested.\n`)
    test.skip()
  }
})

test('every page is spelled in American English', () => {
  const names = readdirSync('dist').filter((name) => name.endsWith('.html'))
  expectSpelled(names.map((name) => [name, getWords(readFileSync(join('dist', name), 'utf8'))]))
})

test('every document but the specification is spelled in American English', () => {
  const ignore = ['**/node_modules/**', 'dist/**', 'test-results/**', 'docs/specification.md']
  const documents = globSync('**/*.md', { ignore })
  expectSpelled(documents.map((path) => [path, withoutNames(readFileSync(path, 'utf8'))]))
})

test('every comment and message in the code is spelled in American English', () => {
  const folders = ['src', 'build', 'tooling', 'media', 'packages', 'server', 'tests', 'bench']
  const files = [
    ...readdirSync('.'),
    ...folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    ),
  ]
  const sources = files.filter((path) => /(?<!\.d)\.tsx?$/.test(path))
  expectSpelled(sources.map((path) => [path, extractProse(readFileSync(path, 'utf8'))]))
})
