import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { tool } from '../../machine/tools.ts'

/** The house's own words: one a line in `words.txt`, beside this file. */
const own = new Set(
  readFileSync(join(import.meta.dirname, 'words.txt'), 'utf8')
    .trim()
    .split('\n'),
)

/** The words of a text that neither American English nor the house knows, once each. */
function unknownWords(text: string): string[] {
  // Hunspell knows `commit` and not `commit's`.
  const found = hunspell(plainOf(text)).map((word) => word.replace(/'s?$/, ''))
  return [...new Set(found)].filter((word) => word.length > 1 && !own.has(word)).sort()
}

function plainOf(text: string): string {
  return (
    text
      .replaceAll('\u2019', "'")
      .replace(/'s\b/g, '')
      // A word a line: Hunspell cuts lines that are longer than it likes, and words with them.
      .replace(/[^\p{L}']+/gu, '\n')
  )
}

function hunspell(plain: string): string[] {
  const options = { input: plain, encoding: 'utf8' } as const
  return execFileSync(tool('hunspell'), ['-d', 'en_US', '-i', 'utf-8', '-l'], options).split('\n')
}

/** Of texts by their names, the words in each that nobody knows. Asked about all at once: it takes longest to start. */
function unknownIn(texts: ReadonlyMap<string, string>): string[] {
  if (unknownWords([...texts.values()].join('\n')).length === 0) return []
  return [...texts].flatMap(([name, text]) => unknownWords(text).map((word) => `${name}: ${word}`))
}

/** What a visitor reads or hears of a page: its text, and the attributes that are read out. */
function wordsOf(html: string): string {
  const spoken = [...html.matchAll(/\s(?:alt|title|aria-label|placeholder|content)="([^"]*)"/g)].map(
    ([, words]) => words,
  )
  const text = html.replace(/<(style|script)\b.*?<\/\1>/gs, ' ').replace(/<[^>]+>/g, ' ')
  return withoutNames([text, ...spoken].join('\n').replace(/&[#\w]+;/g, "'"))
}

/** What a reader of the code reads: its comments, and the strings that are sentences. */
function proseOf(source: string): string {
  const comments = source.match(/\/\*\*?\s.*?\*\/|(?<=^|\s)\/\/ .*?$/gms) ?? []
  const sentences = source.match(/(?<=[\s(=:,{[]['"`])[A-Z][^'"`\n]* [^'"`\n]* [^'"`\n]*(?=['"`])/g) ?? []
  return withoutNames([...comments, ...sentences.map((each) => each.replace(/\$\{[^}]*\}/g, ' '))].join('\n'))
}

/** Takes out what is no English: code in backquotes, addresses, paths, file names, camelCase, abbreviations. */
function withoutNames(text: string): string {
  return text
    .replace(/```.*?```|`[^`]*`/gs, ' ')
    .replace(/\S*(?:[/@_=#\\]|\w\.\w)\S*/g, ' ')
    .replace(/\b\w*[a-z\d][A-Z]\w*|\b\w*\d\w*|\b[A-Z]{2,}s?\b/g, ' ')
    .replace(/--?\w+/g, ' ')
}

test('every page is spelled in American English', () => {
  const names = readdirSync('dist').filter((each) => each.endsWith('.html'))
  const texts = names.map((name) => [name, wordsOf(readFileSync(join('dist', name), 'utf8'))] as const)
  expect(unknownIn(new Map(texts))).toEqual([])
})

test('every document is', () => {
  const documents = readdirSync('.', { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.md') && !/^(node_modules|dist|test-results)/.test(path),
  )
  const texts = documents.map((path) => [path, withoutNames(readFileSync(path, 'utf8'))] as const)
  expect(unknownIn(new Map(texts))).toEqual([])
})

test('every comment and message in the code is', () => {
  const files = ['src', 'build', 'machine', 'media', 'server', 'tests'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)),
  )
  // This file spells words wrong on purpose.
  const sources = files.filter(
    (path) => /(?<!\.d)\.tsx?$/.test(path) && path !== join('tests/proof', basename(import.meta.filename)),
  )
  const texts = sources.map((path) => [path, proseOf(readFileSync(path, 'utf8'))] as const)
  expect(unknownIn(new Map(texts))).toEqual([])
})

test('a British spelling and a slip are found', () => {
  expect(unknownWords('Our organisation recieves colour.')).toEqual(['colour', 'organisation', 'recieves'])
})
