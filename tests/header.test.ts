import type { Page } from '@playwright/test'
import { about, headerPages, home, research, team } from '../src/site.ts'
import { expect, phone, test } from './support/site.ts'

/** The button of the menu, which is named by what it does. */
const getMenuButton = (tab: Page, name: 'Menu' | 'Close') =>
  tab.getByRole('banner').getByRole('button', { name, exact: true })

test('from page to page the line in the header slides and the mark stands, but where motion is unwelcome', async ({
  page: tab,
}) => {
  await tab.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready
      const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
      // What is in both pages moves from its place to its place; what is in one of them only fades.
      Object.assign(window, { moved: parts.filter((part) => part?.includes('group')).sort() })
    })
  })
  const moved = ['here', 'mark', 'root'].map((name) => `::view-transition-group(${name})`)
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await tab.emulateMedia({ reducedMotion })
    await tab.goto(about.path)
    await tab.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click()
    await expect(tab).toHaveURL(team.path)
    const expected = reducedMotion === 'reduce' ? [] : moved
    await expect.poll(() => tab.evaluate(() => Reflect.get(window, 'moved')), reducedMotion).toEqual(expected)
  }
})

test.describe('the menu on a phone', () => {
  test.use(phone)

  test('opens, and closes by its button, by a tap outside and by the link to a page', async ({ page: tab }) => {
    await tab.goto(about.path)
    const menu = tab.getByRole('navigation', { name: 'Main' })
    const button = getMenuButton(tab, 'Menu')
    await expect(menu).toBeHidden()
    await button.tap()
    await expect(menu.getByRole('link')).toHaveCount(headerPages.length)
    await getMenuButton(tab, 'Close').tap()
    await expect(menu).toBeHidden()
    await button.tap()
    // In the margin of the page, where nothing is pressed.
    await tab.touchscreen.tap(5, 780)
    await expect(menu).toBeHidden()
    await expect(tab).toHaveURL(about.path)
    for (const { path, name } of [about, research]) {
      await button.tap()
      await menu.getByRole('link', { name, exact: true }).tap()
      await expect(tab).toHaveURL(path)
      await expect(menu).toBeHidden()
    }
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('opens', async ({ page: tab }) => {
      await tab.goto(home.path)
      await getMenuButton(tab, 'Menu').tap()
      await expect(tab.getByRole('navigation', { name: 'Main' })).toBeVisible()
    })
  })
})

test('the menu closes with Escape and gives focus back, and does not cover what the keyboard comes to', async ({
  page: tab,
}) => {
  await tab.setViewportSize({ width: 390, height: 844 })
  await tab.goto(research.path)
  const menu = tab.getByRole('navigation', { name: 'Main' })
  const button = getMenuButton(tab, 'Menu')
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
