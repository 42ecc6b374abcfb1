import type { Page } from '@playwright/test'
import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'

/** The US grade that a sentence must not pass. */
const highestGrade = 8

/** The US grade of a sentence by Flesch and Kincaid's formula. */
export function gradeOf(sentence: string): number {
  const words = wordsOf(sentence)
  return fleschKincaid({ sentence: 1, word: words.length, syllable: syllable(words.join(' ')) })
}

/** Of some texts, the sentences above the highest grade, with their grades. Those under six words are not graded. */
export function tooHard(texts: readonly string[]): string[] {
  const sentences = new Set(texts.flatMap((text) => text.split(/(?<=[.?!:;])\s+/)))
  return [...sentences]
    .filter((each) => wordsOf(each).length >= 6 && gradeOf(each) > highestGrade)
    .map((each) => `grade ${gradeOf(each).toFixed(1)}: ${each}`)
}

/** What a formula made for prose can count: words, not numbers, names of files or addresses. */
function wordsOf(sentence: string): string[] {
  return sentence.split(/\s+/).filter((word) => /^\W*[A-Za-z][a-z’']*\W*$/.test(word))
}

/**
 * What a visitor must act on, on a page with a form as it is: in its main part every paragraph, label, hint, list item,
 * alert, status line, button and dialog that is shown, without the answers said back and the places to choose from, which are names.
 */
export function toBeActedOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const told =
      'p, label, legend, li, button, summary, h2, h3, [role=alert], [role=status], [role=alertdialog], dialog'
    const main = document.querySelector('main')
    const all = [...(main?.querySelectorAll<HTMLElement>(told) ?? [])]
    const shown = all.filter(
      (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('dd, td, fieldset label'),
    )
    // A paragraph inside an item is read once, as itself.
    const innermost = shown.filter((each) => !shown.some((other) => other !== each && each.contains(other)))
    return innermost.map((each) => each.textContent.replace(/\s+/g, ' ').trim()).filter((text) => text !== '')
  })
}
