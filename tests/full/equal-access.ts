import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8')

/** Ignored rules, each with the reason. Those that only ask for a manual check (MANUAL) are all ignored. */
const passedOver: Readonly<Record<string, string>> = {
  aria_content_in_landmark: 'The skip link comes before the banner: it is the way past it. axe exempts skip links.',
  element_tabbable_visible: 'It means the skip link, which is seen once it has the focus; keyboard.test.ts looks.',
  element_tabbable_unobscured: 'A suspicion about whatever lies near; keyboard.test.ts asks at every stop.',
  style_focus_visible:
    'A suspicion about every `outline` in the CSS; keyboard.test.ts measures the outline at every stop.',
  style_color_misuse: 'Asks whether color alone says anything, wherever CSS has a color; the words beside it say it.',
  style_viewport_resizable:
    'Asks for a look at sizes in vw; viewports.test.ts doubles the text, and no size is vw alone.',
  text_sensory_misuse:
    'Finds "left" and "larger" in captions and captions of figures, where they are what is measured.',
  text_contrast_sufficient:
    'Takes the page behind the film for the ground of the words on it; contrast.test.ts measures.',
  aria_article_label_unique: 'Two short articles on the home page begin with their headings and need no other name.',
  input_fields_grouped:
    'Suspects that any two fields belong together; those that do are in a fieldset or a named group.',
  select_options_grouped: 'The 50 states are one alphabetical list.',
  list_structure_proper: 'Does not know `div` around a name and its value in `dl`, which HTML has had since 2017.',
  aria_attribute_redundant: 'Screen readers pass over `required` on a list of options (heard with Orca 43).',
  fieldset_legend_valid: 'The date’s group is named by aria-label: a legend would be seen beside the label it repeats.',
  caption_track_exists: 'The visitor’s own video, shown to nobody else.',
  input_label_visible:
    'Does not see a label that stands beside the asterisk; form-states find every field by its label.',
}

/** Suspected headings: statistics and measurements in large type, with their unit or the plot below. */
const figure = /^Confirm this text '(?:[\d,.+±]+|to|not|in|for|days|mm?|Hz|\s)+' is used as a heading/

/** Suspected groups of checkboxes: the draft and the original names of files are two questions, each with its own label. */
const loneCheckbox = /^Verify that this (?:un-named, )?ungrouped checkbox/

interface Result {
  readonly ruleId: string
  readonly value: readonly [level: string, outcome: string]
  readonly message: string
  readonly path: { readonly dom: string }
}

/**
 * Runs IBM's Equal Access engine on the page in its current state. Returns one line for each finding: rule, message,
 * place.
 */
export async function runEqualAccess(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(source)
  const results = await page.evaluate(async () => {
    type Checker = { check(document: Document, rules: readonly string[]): Promise<{ results: Result[] }> }
    const { ace } = window as unknown as { ace: { Checker: new () => Checker } }
    const { results } = await new ace.Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2'])
    return results.map(({ ruleId, value, message, path }) => ({ ruleId, value, message, path }))
  })
  return results
    .filter(({ ruleId, value: [, outcome] }) => /FAIL|POTENTIAL/.test(outcome) && !(ruleId in passedOver))
    .filter(({ message }) => !figure.test(message) && !loneCheckbox.test(message))
    .map(({ ruleId, message, path }) => `${ruleId}: ${message}: ${path.dom}`)
}
