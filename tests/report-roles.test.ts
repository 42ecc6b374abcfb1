// The roles, names and states of what the report shows, in order, as assistive technology gets them.
import { expect, test } from '@playwright/test'
import { openState } from './support/states.ts'

test('the review has these roles and names, in this order', async ({ page }) => {
  await openState(page, '/states/report/review-with-files')
  await page.getByText('Another way').click()
  await expect(page.locator('#report')).toMatchAriaSnapshot(`
    - heading "Check your report" [level=1]
    - region "Your report":
      - term: Last name
      - definition:
        - text: Meriwether
        - button "Change last name"
      - term: Supporting documentation
      - definition:
        - list "Your files":
          - listitem:
            - text: hallway.png
            - paragraph: 619 bytes
        - button "Change supporting documentation"
    - region "Send it":
      - heading "Send it" [level=2]
      - list:
        - listitem:
          - button "Save the report"
          - paragraph: /One file with your answers and your 3 files/
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
              - link "(415) 555-0165"`)
})

test('the end has these roles and names, in this order', async ({ page }) => {
  await openState(page, '/states/report/end')
  await expect(page.locator('#report')).toMatchAriaSnapshot(`
    - heading /^Your report is sent\\. Keep its reference. \\w{4}-\\w{4}$/ [level=1]
    - paragraph: /answers within ten working days\\.$/
    - paragraph:
      - link "(415) 555-0165"
    - button "Save a copy of your answers"
    - button "Report something else"
    - button "Erase this report from this device"
    - figure "The plate of your report."`)
})
