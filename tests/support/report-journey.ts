import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type TestInfo } from '@playwright/test'
import { findLocationBytes } from '../../packages/media-metadata/tests/support/fixtures.ts'
import { answerReport, type FormActions, handOverReport } from './form-scenarios.ts'
import { requiredAnswers } from './report-answers.ts'
import { photoWithMetadata } from './sample-files.ts'
import { unzip } from './unzip.ts'

/** Adds a photo that records where it was taken, and has it sent without that. */
async function addCleanedPhoto(actions: FormActions): Promise<void> {
  await actions.add([photoWithMetadata])
  await actions.see('It records where, when, and with what it was taken')
  await actions.tick('Send it without what it records')
  await actions.see('The picture is as it was.')
}

/** Goes from an empty form to the review, by everything that a visitor can do on the way. */
export async function reviewReport(actions: FormActions): Promise<void> {
  await answerReport(actions)
  await actions.see('9:14 pm Pacific')
  await actions.tick('Save a draft on this device')
  await actions.see('A draft is saved on this device.')
  await actions.tick('Save a draft on this device')
  await actions.see('The draft was erased from this device.')
  await addCleanedPhoto(actions)
  await actions.press('Continue')
  await actions.seeReview()
}

/** Goes from the review to the end. */
export async function confirmSent(actions: FormActions): Promise<void> {
  await handOverReport(actions)
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
