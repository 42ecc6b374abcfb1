// Forms on paper in the two engines that `npm test` does not start: the text that is printed, and its layout.
import { expect, test } from '@playwright/test'
import { describeInEngine, engines } from '../support/engines/describe-engine.ts'
import type { Visitor } from '../support/engines/visitor.ts'
import { createVisitorActions } from '../support/engines/visitor-actions.ts'
import { answerReport } from '../support/form-scenarios.ts'
import { listLayoutDefects } from '../support/layout-defects.ts'
import { completeReport } from '../support/report-answers.ts'
import { addCleanedPhoto } from '../support/report-journey.ts'

const lines = Array.from({ length: 60 }, (_, index) => `Line ${index + 1}: the hallway was ${index} m long.`)
const written = {
  ...completeReport,
  'Date and time of anomaly': '2024-01-02T03:04',
  'Detailed description': lines.join('\n'),
}
/** A sheet of US Letter without its margins, in CSS px: 8.5 in less 36 mm. */
const paperWidth = 680
const removed = /37\.7|122\.4|2025, 9:14|H-656|photo\.jpg/

/** Returns the text of the page with its print styles, in which nothing may be cut off or lie on something else. */
async function readPrint(visitor: Visitor): Promise<string> {
  const { driver } = visitor
  // Beside the review the form stays for a moment, unseen.
  await visitor.until('one step', () => [...document.forms].every((form) => !form.closest('.visually-hidden')))
  // The whole answers are written before print.
  await driver.print()
  await driver.run(setPrintStyles, true)
  expect(await driver.run(listLayoutDefects)).toEqual([])
  const text = await driver.run(() => document.body.innerText)
  await driver.run(setPrintStyles, false)
  return text
}

/** Expects every line of the long text, once. */
function expectLines(text: string): void {
  for (const line of lines) expect(text.split(line).length - 1, line).toBe(1)
}

for (const engine of engines)
  describeInEngine(
    engine,
    (here) => {
      test(`a report prints its whole text and nothing that was removed from its file in ${engine}`, async () => {
        const visitor = here()
        const actions = createVisitorActions(visitor)
        await visitor.visit('/report')
        await answerReport(actions, written)
        await addCleanedPhoto(actions)
        const expectTruth = async () => {
          const text = await readPrint(visitor)
          expectLines(text)
          expect(text).toContain('evidence-1.jpg')
          expect(text).not.toMatch(removed)
        }
        await expectTruth()
        await actions.press('Prepare report')
        await actions.seeReview()
        await expectTruth()
      })

      test(`a message prints its whole text in ${engine}`, async () => {
        const visitor = here()
        const actions = createVisitorActions(visitor)
        await visitor.visit('/contact')
        await actions.choose('Subject', 'Research')
        await actions.write('Message', lines.join('\n'))
        expectLines(await readPrint(visitor))
      })
    },
    paperWidth,
  )

/** Applies the print styles to the screen, or no longer. It runs in the page and can use nothing of this file. */
function setPrintStyles(isPrint: boolean): void {
  const [from, to] = isPrint ? ['print', 'all'] : ['all', 'print']
  const change = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === from) rule.media.mediaText = to
      else if (rule instanceof CSSGroupingRule) change(rule.cssRules)
    }
  }
  for (const sheet of document.styleSheets) change(sheet.cssRules)
}
