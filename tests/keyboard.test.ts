// Every page by the Tab key alone, and every control large enough to be touched.
import { home, notFound, pages, research } from '../src/site.ts'
import { expectVisibleOrder } from './support/keyboard-order.ts'
import { findLostControls } from './support/lost-controls.ts'
import { expect, phone, test } from './support/site.ts'

test.use({ viewport: { width: 1440, height: 844 } })

for (const page of [...pages, notFound])
  test(`the keyboard reaches every control of ${page.path}, in order and visibly, and tablets and phones have each`, async ({
    page: tab,
    watch,
  }) => {
    await tab.goto(page.path)
    // The header and the footer are those of every page.
    const root = page === home ? 'body' : 'main'
    await expectVisibleOrder(tab, root)
    expect(await findLostControls(tab, root)).toEqual([])
    if (page === notFound) watch.said.splice(0)
  })

test('the first stop of the keyboard leads past the header', async ({ page: tab }) => {
  await tab.goto(research.path)
  await tab.keyboard.press('Tab')
  const link = tab.getByRole('link', { name: 'Skip to content' })
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  await tab.keyboard.press('Enter')
  await expect(tab.getByRole('main')).toBeFocused()
})

/** Returns each control that is smaller than a finger needs, with its size. Runs in the page. */
function findSmallTargets(): string[] {
  const main =
    'button, .button, header nav a, input:not([type=checkbox], [type=radio]), select, textarea, label:has(input)'
  return [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => !control.closest('.visually-hidden, .skip-link'))
    .flatMap((control) => {
      // A label that contains its control is the pointer target.
      const target = control.closest('label') ?? control
      const { width, height } = target.getBoundingClientRect()
      // A link inside a sentence has the height of its line (WCAG 2.5.8, inline).
      const isInline = control.matches('a') && getComputedStyle(control).display === 'inline'
      const least = target.matches(main) ? 44 : isInline && control.closest('p, li, dd, address') ? 0 : 24
      const side = Math.min(width, height)
      return side < least ? [`“${target.textContent.trim().slice(0, 40)}” is ${side} px, not ${least}`] : []
    })
}

test.describe('on a phone', () => {
  test.use(phone)

  test('every touch target is large enough', async ({ page: tab, watch }) => {
    for (const { path } of [...pages, notFound]) {
      await tab.goto(path)
      await tab.getByRole('button', { name: 'Menu', exact: true }).click()
      expect.soft(await tab.evaluate(findSmallTargets), path).toEqual([])
    }
    // That a page is not there.
    watch.said.splice(0)
  })
})
