import { notFound, pages, type SitePage } from '../../src/site.ts'
import { readBuiltPage } from './built-page.ts'

export interface Sentence {
  readonly page: SitePage
  readonly text: string
}

/** What holds words. One that contains another is read through that. */
const blocks =
  'p, li, dd, dt, figcaption, h1, h2, h3, h4, td, th, caption, summary, legend, label, output, text, button'

/** Returns the words of an element with single spaces, without its formula. */
function readWords(element: Element): string {
  const copy = element.cloneNode(true) as Element
  // Another test computes with the formula of a case.
  for (const part of copy.querySelectorAll('math, svg, select, script')) part.remove()
  for (const part of copy.querySelectorAll('br, p, li, span, b, a, div')) part.append(' ')
  return (copy.textContent ?? '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,:])/g, '')
    .trim()
}

/** Returns the sentences of every page: of its blocks, its description, and what stands for its pictures. */
export function readSentences(): Sentence[] {
  return [...pages, notFound].flatMap((page) => {
    const document = readBuiltPage(page)
    const found = [...document.querySelectorAll(blocks)].filter((block) => !block.querySelector(blocks))
    // A cell of a table and a label of a plot are readings, unless they are a sentence.
    const words = found.flatMap((block) => {
      const text = readWords(block)
      return block.matches('td, th, text') && !/[.?!]$/.test(text) ? [] : text
    })
    const attributes = ['content', 'alt', 'aria-label'].flatMap((name) =>
      [
        ...document.querySelectorAll(
          `[${name}]:not(meta[name="viewport"], meta[http-equiv], meta[property], meta[name^="theme"])`,
        ),
      ].map((element) => element.getAttribute(name) ?? ''),
    )
    // That of a case that has ended is in the files for programs alone.
    const summary = page.researchCase ? [page.researchCase.summary] : []
    return [...words, ...attributes, ...summary]
      .flatMap((text) => text.replace(/\s+/g, ' ').split(/(?<=[.?!])\s+(?=[A-Z“])/))
      .map((text) => ({ page, text }))
  })
}
