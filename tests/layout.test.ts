import { about, contact, headerPages, home, pages, research, team } from '../src/site.ts'
import { layoutLimits } from './support/layout-limits.ts'
import { expect, phone, test } from './support/site.ts'

test('an unknown URL shows that there is no page, with links to those that exist', async ({ page: tab, watch }) => {
  const answer = await tab.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('No record at this address')
  await expect(tab.getByRole('main').getByRole('link')).toHaveCount(pages.length)
  await expect(tab.getByRole('banner')).toBeVisible()
  await expect(tab.getByRole('contentinfo')).toBeVisible()
  // The browser reports the status on the console; that one line is expected.
  await expect.poll(() => watch.said).toEqual([expect.stringContaining('404')])
  watch.said.splice(0)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`from page to page the line in the header slides and the mark stands, motion: ${reducedMotion}`, async ({
    page: tab,
  }) => {
    await tab.emulateMedia({ reducedMotion })
    await tab.addInitScript(() => {
      addEventListener('pagereveal', async ({ viewTransition }) => {
        await viewTransition?.ready
        const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
        // What is in both pages moves from its place to its place; what is in one of them only fades.
        Object.assign(window, { moved: parts.filter((part) => part?.includes('group')).sort() })
      })
    })
    await tab.goto(about.path)
    await tab.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click()
    await expect(tab).toHaveURL(team.path)
    const moved = ['here', 'mark', 'root'].map((name) => `::view-transition-group(${name})`)
    await expect
      .poll(() => tab.evaluate(() => Reflect.get(window, 'moved')))
      .toEqual(reducedMotion === 'reduce' ? [] : moved)
  })
}

test.describe('the menu on a phone', () => {
  test.use(phone)

  test('opens, and closes by its button, by a tap outside and by the link to a page', async ({ page: tab }) => {
    await tab.goto(about.path)
    const menu = tab.getByRole('navigation', { name: 'Main' })
    const button = tab.getByRole('button', { name: 'Menu' })
    await expect(menu).toBeHidden()
    await button.tap()
    await expect(menu.getByRole('link')).toHaveCount(headerPages.length)
    await button.tap()
    await expect(menu).toBeHidden()
    await button.tap()
    await tab.touchscreen.tap(195, 780)
    await expect(menu).toBeHidden()
    await expect(tab).toHaveURL(about.path)
    for (const { path, name } of [about, research]) {
      await button.tap()
      await menu.getByRole('link', { name, exact: true }).tap()
      await expect(tab).toHaveURL(path)
      await expect(menu).toBeHidden()
    }
  })
})

test('the menu closes with Escape and gives focus back, and does not cover what the keyboard comes to', async ({
  page: tab,
}) => {
  await tab.setViewportSize({ width: 390, height: 844 })
  await tab.goto(research.path)
  const menu = tab.getByRole('navigation', { name: 'Main' })
  const button = tab.getByRole('button', { name: 'Menu' })
  await button.focus()
  await tab.keyboard.press('Enter')
  await tab.keyboard.press('Tab')
  await expect(menu.getByRole('link').first()).toBeFocused()
  await tab.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await tab.keyboard.press('Enter')
  await menu.getByRole('link').last().focus()
  await expect(menu).toBeVisible()
  await tab.keyboard.press('Tab')
  await expect(tab.getByRole('main').locator(':focus')).toHaveCount(1)
  await expect(menu).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, ...phone })

  test('the menu opens', async ({ page: tab }) => {
    await tab.goto(home.path)
    await tab.getByRole('button', { name: 'Menu' }).tap()
    await expect(tab.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })
})

const getRect = (element: HTMLElement) => element.getBoundingClientRect().toJSON() as DOMRect

test('the introduction is before the first field on a phone, and beside it on a desktop', async ({ page }) => {
  await page.goto('/report')
  const before = page.getByRole('region', { name: 'Before you write' })
  await expect(before).toContainText('Your name is never published.')
  await expect(before).toContainText('ten working days')
  await expect(before.getByRole('link')).toHaveText(['reports@quantum-reality.example', /555-0165/])
  const places = async () =>
    [await before.evaluate(getRect), await page.getByLabel('First name').evaluate(getRect)] as const
  await page.setViewportSize({ width: 1440, height: 900 })
  const [beside, field] = await places()
  expect(beside.right).toBeLessThan(field.left)
  expect(beside.top).toBeLessThan(field.top)
  await page.setViewportSize(phone.viewport)
  const [above, first] = await places()
  expect(above.bottom).toBeLessThan(first.top)
  expect(first.bottom, 'the first field is within a screen and a half').toBeLessThan(
    phone.viewport.height * layoutLimits.screensBeforeForm,
  )
})

test('on /contact the form comes first, with who answers beside it on a desktop; below it are the other ways, at one rank', async ({
  page,
}) => {
  await page.goto(contact.path)
  const ways = page.getByRole('region', { name: 'Other ways' })
  await expect(ways.getByRole('heading', { level: 3 })).toHaveText(['Call', 'Email', 'Mail'])
  const sizes = await ways
    .getByRole('heading', { level: 3 })
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).font))
  expect(new Set(sizes).size).toBe(1)
  const person = page.getByRole('region', { name: 'Who answers' })
  await expect(person.getByRole('link', { name: 'Leila Farahani' })).toHaveAttribute('href', '/team#farahani')
  await expect(person.getByRole('img')).toHaveAccessibleName(/\w+ \w+ \w+/)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const button = await page.getByRole('button', { name: 'Write the email' }).evaluate(getRect)
    expect((await ways.evaluate(getRect)).top).toBeGreaterThan(button.bottom)
    const { top, left } = await person.evaluate(getRect)
    if (width === 1440) expect(left).toBeGreaterThan(button.right)
    else expect(top).toBeGreaterThan(button.bottom)
  }
})
