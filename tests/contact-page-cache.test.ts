// The back/forward cache: Playwright turns it off and the headless shell has none, so this file has a browser of its own.
import { getChromiumOptions } from '../tooling/chromium.ts'
import { expect, test } from './support/site.ts'

test.use({ launchOptions: { ...getChromiumOptions(true), ignoreDefaultArgs: ['--disable-back-forward-cache'] } })

test('Back to an older page shows the newer message, and what was said after its email was opened', async ({
  page,
}) => {
  const message = page.getByLabel('Message')
  const links = page.getByRole('contentinfo')
  await page.goto('/contact')
  await message.fill('Which tide table?')
  await links.getByRole('link', { name: 'About' }).click()
  await page.waitForURL('/about')
  await links.getByRole('link', { name: 'Contact' }).click()
  await page.waitForURL('/contact')
  await message.fill('Whose tide table?')
  await page.getByRole('button', { name: 'Write the email' }).click()
  for (const path of ['/about', '/contact']) {
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(path)
  }
  await expect(message).toHaveValue('Whose tide table?')
  await expect(page.getByText('Press Send in your email app.')).toBeVisible()
  await page.reload()
  await expect(message).toHaveValue('Whose tide table?')
})
