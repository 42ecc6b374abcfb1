import type { Page } from '@playwright/test'
import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'

/** The highest permitted US grade of a sentence. */
const highestGrade = 8

/** Returns the US grade of a sentence by Flesch and Kincaid's formula. */
function computeGrade(sentence: string): number {
  const words = getWords(sentence)
  return fleschKincaid({ sentence: 1, word: words.length, syllable: syllable(words.join(' ')) })
}

/** Returns the sentences above the highest grade, with their grades. Those under six words are not graded. */
export function findHardSentences(texts: readonly string[]): string[] {
  const sentences = new Set(texts.flatMap((text) => text.split(/(?<=[.?!:;])\s+/)))
  return [...sentences]
    .filter((sentence) => getWords(sentence).length >= 6 && computeGrade(sentence) > highestGrade)
    .map((sentence) => `grade ${computeGrade(sentence).toFixed(1)}: ${sentence}`)
}

/** Returns the words that a readability formula can count, without dates, numbers, file names and URLs. */
function getWords(sentence: string): string[] {
  // The name of a month would make the grade depend on the day.
  const undated = sentence.replace(/[A-Z][a-z]+ \d+, \d{4}/g, '')
  return undated.split(/\s+/).filter((word) => /^\W*[A-Za-z][a-z’']*\W*$/.test(word))
}

/**
 * Returns the instructions on a page with a form in its current state: every visible paragraph, label, hint, list item,
 * alert, status line, button and dialog in its main part, without the displayed answers and the names of states.
 */
export function readInstructions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const told =
      'p, label, legend, li, button, summary, h2, h3, [role=alert], [role=status], [role=alertdialog], dialog'
    const main = document.querySelector('main')
    if (!main) throw new Error('The page has no main part.')
    const all = [...main.querySelectorAll<HTMLElement>(told)]
    const shown = all.filter(
      (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('dd, td, fieldset label'),
    )
    // A paragraph inside an item is read only once.
    const innermost = shown.filter((each) => !shown.some((other) => other !== each && each.contains(other)))
    return innermost.map((each) => each.textContent.replace(/\s+/g, ' ').trim()).filter((text) => text !== '')
  })
}
