// What a browser's reader view shows: Mozilla's Readability, as it is in Firefox.
import { readFileSync } from 'node:fs'
import type { Readability } from '@mozilla/readability'
import { expect, test } from '@playwright/test'
import { organization } from '../src/content/organization.ts'
import { contactText } from '../src/pages/contact/contact.text.ts'
import { homeText } from '../src/pages/home/home.text.ts'
import { reportText } from '../src/pages/report/report.text.ts'
import { contact, home, pages, report } from '../src/site.ts'

const { email, telephone } = organization

/** What a reader must not miss of a page, by its path. */
const essentials: Readonly<Record<string, readonly string[]>> = {
  [home.path]: [homeText.lead, ...homeText.cards.map(({ text }) => text)],
  [report.path]: [reportText.warning, reportText.before.title, ...reportText.before.facts, email.reports],
  [contact.path]: [contactText.lead, telephone.text, email.office, contactText.answers.title],
}

const joinSpaces = (text: string) => text.replace(/\s+/g, ' ')

// The library runs in the page, which has a policy against it.
test.use({ bypassCSP: true })

test('a reader view has the lead of every page, and the ways to reach the office', async ({ page: tab }) => {
  const library = readFileSync('node_modules/@mozilla/readability/Readability.js', 'utf8')
  for (const { path, title } of pages) {
    await tab.goto(path)
    const lead = await tab.locator('main p').first().textContent()
    await tab.addScriptTag({ content: library })
    const article = await tab.evaluate(() => {
      const Reader = Reflect.get(window, 'Readability') as typeof Readability
      return new Reader(document.cloneNode(true) as Document).parse()?.textContent
    })
    expect(article?.length, title).toBeGreaterThan(500)
    for (const words of [lead ?? title, ...(essentials[path] ?? [])])
      expect(joinSpaces(article ?? ''), path).toContain(joinSpaces(words))
  }
})
