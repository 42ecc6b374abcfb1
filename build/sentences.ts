// What a build says, as text: a sentence or a block a line. A person reads it in the diff of tests/sentences/.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseHTML } from 'linkedom'
import { publishedFiles } from '../src/published-data/published-files.ts'
import { getPageFile, home, notFound, pages } from '../src/site.ts'

const inline = 'a abbr b br cite code em i img kbd mark q s small span strong sub sup time tspan u var wbr'
const math = 'math mfrac mi mn mo mrow msqrt msub msup mtext'
const inlineNames = new Set(`${inline} ${math}`.split(' '))
/** Elements that are one line, with a sign between their blocks. */
const rowNames = new Set(['select', 'svg', 'tr'])
/** Attributes with words that are spoken, printed or written by a script. */
const attributes = ['aria-label', 'alt', 'placeholder', 'data-live', 'data-generated-content']

/** Returns the texts of a build in a folder, by their paths in tests/sentences/: one a page, and one of what programs read. */
export function readSentences(dist: string): ReadonlyMap<string, readonly string[]> {
  const read = (path: string) => readFileSync(join(dist, path), 'utf8')
  const texts = new Map<string, readonly string[]>()
  for (const page of [...pages, notFound]) {
    const { document } = parseHTML(read(getPageFile(page)))
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? ''
    // Header and footer are the same on every page.
    const content = getText(document.querySelector(page === home ? 'body' : 'main'))
    texts.set(getPageFile(page).replace(/html$/, 'txt'), listSentences([document.title, description, content]))
  }
  const strings = publishedFiles.flatMap(({ path }) => listStrings(path, read(path)))
  return texts.set('programs.txt', [...new Set(listSentences(strings))])
}

/** Returns the text of a node, in which each block has a line, and what a browser shows as one space is one. */
function getText(node: Node | null): string {
  if (node?.nodeType === 3) return String(node.textContent).replace(/\s+/g, ' ')
  if (node?.nodeType !== 1) return ''
  const element = node as Element
  const name = element.localName
  if (name === 'style' || name === 'script') return ''
  if (name === 'br') return ' '
  const words = attributes.flatMap((attribute) => element.getAttribute(attribute)?.trim() || [])
  const text = words.map((words) => `[${words}] `).join('') + [...element.childNodes].map(getText).join('')
  if (!inlineNames.has(name)) return `\n${rowNames.has(name) ? splitLines(text).join(' · ') : text}\n`
  // Two links or states, between which a style has a space.
  const isApart = element.previousSibling?.nodeName === element.nodeName && /^\w/.test(text)
  return isApart ? ` ${text}` : text
}

/** Returns the strings of a published file that can be sentences: those of JSON, the titles of the feed, the notes of a calendar. */
function listStrings(path: string, content: string): string[] {
  if (!path.endsWith('json'))
    return content.replace(/\r\n /g, '').match(/(?<=<(sub)?title>|^DESCRIPTION:|^X-WR-CALDESC:)[^<\r]+/gm) ?? []
  const strings: string[] = []
  JSON.parse(content, (_, value) => {
    if (typeof value === 'string' && value.includes(' ')) strings.push(value)
  })
  return strings
}

function listSentences(texts: readonly string[]): string[] {
  return splitLines(texts.join('\n').replace(/(?<=(?<!Dr|Prof|Fig|Fig\. \d+)[.?!][”)]?) (?=[A-Z“(])/g, '\n'))
}

function splitLines(text: string): string[] {
  return text.split('\n').flatMap((line) => line.replace(/\s+/g, ' ').trim() || [])
}
