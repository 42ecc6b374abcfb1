import { expect, type Page } from '@playwright/test'
import type { FormActions } from './form-scenarios.ts'

/** Returns the form actions of any browser that Playwright drives. */
export function createPageActions(page: Page): FormActions {
  return {
    write: (label, text) => page.getByLabel(label).fill(text),
    choose: async (label, option) => void (await page.getByLabel(label).selectOption({ label: option })),
    press: (button) => page.getByRole('button', { name: button, exact: true }).click(),
    tick: (box) => page.getByRole('checkbox', { name: box }).click(),
    add: (files) => page.getByLabel('Supporting documentation').setInputFiles([...files]),
    see: (words) => expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible(),
    run: async (script) => void (await page.evaluate(script)),
  }
}
