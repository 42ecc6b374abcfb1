import { expect, test } from '@playwright/test'
import { decodeEmailDomain } from '../src/components/email-domain.ts'

test('an email address has the letters that were written, though the browser’s control contains others', async ({
  page,
}) => {
  await page.setContent('<input type="email">')
  const control = page.getByRole('textbox')
  const addresses = [
    'ada@müller.example',
    'ada@mail.müller-lüdenscheidt.example',
    'ada@例え.テスト',
    'ada@mail.example',
  ]
  for (const address of addresses) {
    await control.fill('')
    await control.pressSequentially(address)
    expect(decodeEmailDomain(await control.inputValue())).toBe(address)
  }
})
