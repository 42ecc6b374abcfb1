import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { cases } from '../src/content/record.ts'
import { formerMembers, members } from '../src/content/team.ts'
import { getPageFile, notFound, pages } from '../src/site.ts'
import { findProgram } from '../tooling/programs.ts'
import { readDist } from './support/built-page.ts'

/** Returns the visible and spoken text of a page: its text, and the attributes that are read out. */
function getWords(html: string): string {
  // The policy of a page is code.
  const written = html.replace(/<meta http-equiv=[^>]*>/, '')
  const spoken = [...written.matchAll(/\s(?:alt|title|aria-label|placeholder|content)="([^"]*)"/g)].map(
    ([, words]) => words,
  )
  const text = html.replace(/<(style|script)\b.*?<\/\1>/gs, ' ').replace(/<[^>]+>/g, ' ')
  return [text, ...spoken].join('\n').replace(/&[#\w]+;/g, "'")
}

/** Returns a text, one word a line, without what is no English: URLs, paths, file names, camelCase, abbreviations. */
function listWords(text: string): string {
  return text
    .replace(/\S*(?:[/@_=#\\]|\w\.\w)\S*/g, ' ')
    .replace(/\b\w*[a-z\d][A-Z]\w*|\b\w*\d\w*|\b[A-Z]{2,}s?\b/g, ' ')
    .replaceAll('’', "'")
    .replace(/'s\b/g, '')
    .replace(/[^\p{L}']+/gu, '\n')
}

for (const page of [...pages, notFound])
  test(`${page.path} is spelled in American English`, () => {
    const options = { input: listWords(getWords(readDist(getPageFile(page)))), encoding: 'utf8' } as const
    const unknown = execFileSync(findProgram('hunspell'), ['-d', 'en_US', '-i', 'utf-8', '-l'], options).split('\n')
    const own = readFileSync(join(import.meta.dirname, 'dictionary.txt'), 'utf8').split('\n')
    // Names of people, cases and places, which no dictionary has to have.
    const people = [...members, ...formerMembers].map(({ name }) => name)
    const names = [...people, ...cases.flatMap(({ name, location }) => [name, location])]
    const known = new Set([...own, ...names.join(' ').split(/[^\p{L}']+/u)])
    const wrong = unknown.map((word) => word.replace(/'s?$/, '')).filter((word) => word.length > 1 && !known.has(word))
    expect(new Set(wrong), 'If a word is right, add it to tests/dictionary.txt.').toEqual(new Set())
  })
