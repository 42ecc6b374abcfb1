// The roles, names and states of what the report shows, in order, as assistive technology gets them.

import { type FormScenario, findScenarios } from './support/form-scenarios.ts'
import { createPageActions } from './support/report-page.ts'
import { expect, test } from './support/site.ts'

const [errors, review, end] = findScenarios('report, every error', 'report, review with files', 'report, the end') as [
  FormScenario,
  FormScenario,
  FormScenario,
]

for (const { name, path, reach, tree } of [
  {
    ...errors,
    tree: `
      - region "6 answers are missing or incomplete":
        - heading [level=2]
        - list:
          - listitem:
            - link "Enter your first name"
      - textbox "First name" [invalid]
      - textbox "Last name" [invalid]
      - textbox "Email" [invalid]
      - combobox /State/ [invalid]:
        - option "SELECT STATE" [selected]
      - group /^When it happened, required\\. Enter both the date and the time/:
        - textbox "Date and time of anomaly" [invalid]
      - textbox "Detailed description" [invalid]
      - button "Supporting documentation"
      - button "Continue"
      - region "Not finished?":
        - heading "Not finished?" [level=2]
        - checkbox "Save a draft on this device"`,
  },
  {
    ...review,
    tree: `
      - heading "Check your report" [level=1]
      - region "Your report":
        - term: Last name
        - definition:
          - text: Meriwether
          - button "Change last name"
        - term: Supporting documentation
        - definition:
          - list "Files added":
            - listitem:
              - paragraph: /hallway\\.jpg/
          - button "Change supporting documentation"
      - region "Send it":
        - heading "Send it" [level=2]
        - list:
          - listitem:
            - button "Save the report"
            - paragraph: /One file with your answers and your 4 files/
          - listitem:
            - link "Write the email"
        - group:
          - text: Another way
          - list:
            - listitem:
              - button "Copy the text"
            - listitem:
              - button "Print it"
            - listitem:
              - paragraph:
                - link "(415) 555-0165"`,
  },
  {
    ...end,
    tree: `
      - heading /^Your report is sent\\. Keep its reference. \\w{4}-\\w{4}$/ [level=1]
      - paragraph: /answers by \\w+day, \\w+ \\d+\\.$/
      - paragraph:
        - link "(415) 555-0165"
      - button "Save a copy of your answers"
      - button "Report something else"
      - button "Erase this report from this device"
      - figure /^The plate is computed from the reference/`,
  },
])
  test(`${name}: has these roles and names, in this order`, async ({ page }) => {
    await page.goto(path)
    await reach(createPageActions(page))
    await expect(page.locator('#report')).toMatchAriaSnapshot(tree)
  })
