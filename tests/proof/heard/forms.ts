import { expect } from '@playwright/test'
import { contact, report } from '../../../src/site.ts'
import { completeReport } from '../../support/forms-words.ts'
import { photo } from '../../support/samples.ts'
import type { Listener } from './listener.ts'

/** What both forms and their reviews are heard to say. A change of words is a change here. */
const words = {
  refused: '6 answers are missing or incomplete',
  missingFirstName: 'Enter your first name',
  missingDate: 'Enter both the date and the time',
  checkReport: 'Check your report',
  checkMessage: 'Check your message',
  saved: 'Saved on this device',
  eraseReport: 'Erase this report?',
  eraseMessage: 'Erase this message?',
  kept: 'A draft is kept on this device',
  draftThere: 'Open the draft on this device',
  draftErased: 'The draft was erased from this device',
  copied: 'The text is copied',
  held: '1 file',
  told: 'It tells where it was taken',
  cleaned: 'remove the place',
  removed: 'No files are held',
} as const

/** Types the date as it is in the complete report. A year of four digits is left by itself, or said where it may have six. */
async function typeDate(listener: Listener): Promise<void> {
  for (const part of ['04', '19']) await listener.type(part)
  if (!/hour/i.test(await listener.type('2025', /hour|2025/))) await listener.press('Tab', /hour/)
  for (const part of ['09', '14', 'PM']) await listener.type(part)
}

/** From the top of a blank report, every answer by the keyboard. */
async function fill(listener: Listener): Promise<void> {
  await listener.until('Tab', 'First name')
  await listener.type(completeReport['First name'])
  await listener.press('Tab', 'Last name')
  await listener.type(completeReport['Last name'])
  await listener.press('Tab', 'Email')
  await listener.type(completeReport.Email)
  await listener.press('Tab', 'State')
  await listener.type(completeReport.State.slice(0, 5))
  await listener.press('Tab', 'When it happened', /month/)
  await typeDate(listener)
  await listener.until('Tab', 'Detailed description', 9)
  await listener.type(completeReport['Detailed description'])
}

/** A report refused, mended, checked, changed, checked again, saved and erased. */
export async function finishAReport(listener: Listener): Promise<void> {
  await listener.visit(report.path, report.title)
  await listener.until('b', 'Prepare report')
  await listener.press('Return', words.refused)
  await listener.until('Tab', words.missingFirstName, 3)
  await listener.press('Return', 'First name', words.missingFirstName)
  await listener.until('shift+Tab', words.missingDate, 9)
  await listener.press('Return', 'When it happened, required', words.missingDate, /month/)
  await listener.visit(report.path, report.title)
  await fill(listener)
  await listener.until('Tab', 'Prepare report', 9)
  await listener.press('Return', words.checkReport)
  await listener.readOn(
    ...Object.values(completeReport)
      .slice(0, 3)
      .flatMap((answer) => [answer, 'Change']),
    'Erase everything',
  )
  await listener.until('b', 'Change first name')
  await listener.press('Return', 'First name entry Ada')
  await listener.browse()
  await listener.until('b', 'Prepare report', 9)
  await listener.press('Return', words.checkReport)
  await listener.until('2', 'Deliver it', 3)
  await listener.until('b', 'Save the file', 6)
  await listener.press('Return', words.saved)
  await erase(listener, words.eraseReport)
  await listener.reopenTab(report.title)
  const restored = await listener.readOn('First name', 'Prepare report', '© 2025')
  for (const answer of [completeReport['Last name'], completeReport.Email, completeReport['Detailed description']])
    expect(restored, 'heard after the tab was erased, closed and reopened').not.toContain(answer)
}

/** A message, in which nothing is required: checked, changed, checked again, copied and erased. */
export async function finishAMessage(listener: Listener): Promise<void> {
  await listener.visit(contact.path, contact.title)
  await listener.until('b', 'Prepare message')
  await listener.press('Return', words.checkMessage)
  await listener.until('b', 'Change message')
  await listener.press('Return', 'Message', /entry|edit/)
  await listener.until('Tab', 'Prepare message', 4)
  await listener.press('Return', words.checkMessage)
  await listener.until('2', 'Deliver it', 3)
  await listener.until('b', 'Copy the text', 5)
  await listener.press('Return', words.copied)
  await erase(listener, words.eraseMessage)
}

/** Asked first, kept, asked again, erased. The question must be heard: the next Return erases. */
async function erase(listener: Listener, question: string): Promise<void> {
  await listener.until('Tab', 'Erase everything and start again', 9)
  await listener.press('Return', question, 'What you saved, shared or mailed stays where it is')
  await listener.press('Escape', 'Erase everything and start again')
  await listener.press('Return', question)
  await listener.until('Tab', 'Erase it', 3)
  await listener.press('Return', /first name entry/)
}

/** A photo added, told about, cleaned of its place, and removed. */
export async function addEvidence(listener: Listener): Promise<void> {
  const taken = { ...photo, name: 'taken.jpg' }
  await listener.visit(report.path, report.title)
  await listener.press('b', /calendar|picker/)
  await listener.until('Tab', 'Supporting documentation', 4)
  await listener.chooseFile(taken, words.held)
  expect(await listener.until('Tab', 'What it records', 9)).toContain(words.told)
  await listener.press('Down', words.cleaned)
  await listener.until('shift+Tab', 'Remove taken', 3)
  const heard = await listener.press('Return', 'Supporting documentation', words.removed)
  expect(heard.split(words.removed), 'said once').toHaveLength(2)
}

const tick = 'Keep a draft on this device'

/** A draft kept on the device, found again after another page, opened and erased. */
export async function keepADraft(listener: Listener): Promise<void> {
  await listener.visit(report.path, report.title)
  await listener.until('Tab', 'First name')
  await listener.type(completeReport['First name'])
  await listener.press('Tab', 'Last name')
  await listener.browse()
  await listener.until('x', tick, 3)
  await listener.press('space', words.kept)
  await listener.visit(contact.path, contact.title)
  await listener.visit(report.path, report.title)
  expect(await listener.readOn(words.draftThere)).not.toContain('statusbar')
  await listener.until('b', words.draftThere, 9)
  // Where the machine is busy, Orca says of the box that has the focus now only that it is ticked, or is not any more.
  await listener.press('Return', /keep a draft|checked/, words.kept)
  await listener.until('Tab', 'Erase draft now', 9)
  await listener.press('Return', /keep a draft|not checked/, words.draftErased)
}
