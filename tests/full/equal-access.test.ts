// The second rule engine finds what axe does not; viewports.test.ts runs it on the site.
import { expect, test } from '@playwright/test'
import { findAxeViolations } from '../support/axe.ts'
import { runEqualAccess } from './equal-access.ts'

const planted: Readonly<Record<string, readonly [fault: string, rule: string]>> = {
  'a label for a field that is not there': [
    '<label for="nothing">Name</label><input aria-label="Name">',
    'label_ref_valid',
  ],
  'a description that is not there': ['<label>Age <input aria-describedby="nothing"></label>', 'aria_id_unique'],
  'a table without headers': [
    '<table><tr><td>Year</td><td>Reports</td></tr><tr><td>2017</td><td>41</td></tr><tr><td>2018</td><td>52</td></tr></table>',
    'table_headers_exists',
  ],
  'a button that no key reaches': ['<div role="button">Press</div>', 'widget_tabbable_exists'],
  'letters spaced out by hand': ['<p>I M P O R T A N T news</p>', 'text_whitespace_valid'],
  'radio buttons that no name holds together': [
    '<label><input type="radio" name="r"> One</label><label><input type="radio" name="r"> Two</label>',
    'input_checkboxes_grouped',
  ],
  'a file name for a picture’s words': ['<img src="/icon-512.png" alt="icon-512.png">', 'img_alt_misuse'],
  'fields held together without a name': [
    '<fieldset><label>A <input></label><label>B <input></label></fieldset>',
    'fieldset_label_valid',
  ],
  'large bold words for a heading': [
    '<p><b style="font-size: 2em">Our findings</b></p><p>What was found.</p>',
    'text_block_heading',
  ],
  'a button inside a link': ['<a href="/about"><button>About</button></a>', 'widget_tabbable_single'],
}

test.use({ bypassCSP: true })

const page = (fault: string) =>
  `<!doctype html><html lang="en-US"><head><title>Planted</title></head><body><main><h1>Planted</h1>${fault}</main></body></html>`

test('the engine finds nothing on a page without errors', async ({ page: tab }) => {
  await tab.setContent(page('<p>Nothing.</p>'))
  expect(await runEqualAccess(tab)).toEqual([])
})

for (const [what, [fault, rule]] of Object.entries(planted))
  test(`the engine finds ${what}, and axe does not`, async ({ page: tab }) => {
    await tab.setContent(page(fault))
    expect(await findAxeViolations(tab)).toEqual([])
    expect((await runEqualAccess(tab)).map((line) => line.split(':')[0])).toContain(rule)
  })
