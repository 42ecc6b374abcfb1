import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type TestInfo } from '@playwright/test'
import { findLocationBytes } from '../../packages/media-metadata/tests/support/fixtures.ts'
import { requiredAnswers } from './report-answers.ts'
import { photoWithMetadata, type SampleFile } from './sample-files.ts'
import { unzip } from './unzip.ts'

/** What a visitor does with a form, in any browser that tests drive. */
export interface FormActions {
  write(label: string, text: string): Promise<void>
  choose(label: string, option: string): Promise<void>
  press(button: string): Promise<void>
  tick(box: string): Promise<void>
  add(files: readonly SampleFile[]): Promise<void>
  /** Waits until the page shows this text. */
  see(words: string): Promise<void>
  /** Waits for the review. Throws at once, with the errors, where the form shows these. */
  seeReview(): Promise<void>
  /** Runs script in the page, for conditions that no visitor can cause. */
  run(script: string): Promise<void>
}

/** Fills in a complete report, a field at a time. */
export async function answerReport(actions: FormActions): Promise<void> {
  for (const { label, type, answer } of requiredAnswers)
    await actions[type === 'select' ? 'choose' : 'write'](label, answer)
}

/** Goes from an empty form to the review, by everything that a visitor can do on the way. */
export async function reviewReport(actions: FormActions): Promise<void> {
  await answerReport(actions)
  await actions.see('9:14 pm Pacific')
  await actions.tick('Save a draft on this device')
  await actions.see('A draft is saved on this device.')
  await actions.tick('Save a draft on this device')
  await actions.see('The draft was erased from this device.')
  await actions.add([photoWithMetadata])
  await actions.see('Records place, time, device and name')
  await actions.tick('Remove place, time, device and name from it')
  await actions.see('without place, time, device and name.')
  await actions.press('Continue')
  await actions.seeReview()
}

/** Goes from the review to the end: copies the text, after which the page asks whether it is sent. */
export async function confirmSent(actions: FormActions): Promise<void> {
  await actions.run('navigator.clipboard.writeText = () => Promise.resolve(); void 0')
  await actions.press('Another way')
  await actions.press('Copy the text')
  await actions.see('Did you press Send?')
  await actions.press('Yes, it is sent')
  await actions.see('Your report is sent.')
}

/** Expects the report of `reviewReport` in a package, and in its photo nothing that was removed. */
export function expectReport(archive: Uint8Array, info: TestInfo): void {
  const folder = unzip(archive, info)
  const { answers } = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))
  const shown = JSON.stringify(answers)
  for (const { label, value } of requiredAnswers) expect(shown, label).toContain(JSON.stringify(value))
  const photos = readdirSync(join(folder, 'files'))
  expect(photos.map((photo) => findLocationBytes(readFileSync(join(folder, 'files', photo))))).toEqual([[]])
}
