import { expect } from '@playwright/test'
import { contact, report } from '../../../src/site.ts'
import { completeReport, formatErrorTitle, requiredAnswers } from '../../support/report-answers.ts'
import { photoWithMetadata } from '../../support/sample-files.ts'
import type { ScreenReaderSession } from './screen-reader-session.ts'

/** The expected speech of both forms and their reviews, by browser-independent texts. */
const words = {
  refused: formatErrorTitle(),
  missingFirstName: 'Enter your first name',
  missingDate: 'Enter both the date and the time',
  checkReport: 'Check your report',
  saved: 'asked to save it as',
  eraseReport: 'Erase this report?',
  kept: 'A draft is saved on this device',
  draftThere: 'Open the draft on this device',
  draftErased: 'The draft was erased from this device',
  held: '1 file',
  told: 'It records where',
  cleaned: 'checked',
  removed: 'No files added',
} as const

/** Fills in every required answer of an empty report by the keyboard. */
async function fill(listener: ScreenReaderSession): Promise<void> {
  for (const { label, type, answer } of requiredAnswers) {
    if (type !== 'datetime-local') {
      await listener.until('Tab', label)
      // The first letters choose an option.
      await listener.type(type === 'select' ? answer.slice(0, 5) : answer)
      continue
    }
    await listener.until('Tab', 'When it happened')
    // Without a pause: the year moves the focus on after four digits. P alone chooses PM: the time is announced then, and
    // a key in the next 0.1 s, in which Orca delays an announcement, would cancel it.
    await listener.type('041920250914P', 'April 19, 2025, 9:14 pm Pacific')
  }
}

/** Runs a report through rejection, correction, review, a change, a second review, download and erasing. */
export async function runReportJourney(listener: ScreenReaderSession): Promise<void> {
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
  await listener.until('2', 'Ways to send it', 3)
  await listener.until('b', 'Save the file', 6)
  await listener.press('Return', words.saved)
  await erase(listener, words.eraseReport)
  await listener.reopenTab(report.title)
  const restored = await listener.readOn('First name', 'Prepare report', '© 2025')
  for (const answer of [completeReport['Last name'], completeReport.Email, completeReport['Detailed description']])
    expect(restored, 'heard after the tab was erased, closed and reopened').not.toContain(answer)
}

/** Sends a report with a photo by email: saves the photo, copies the address, and writes the email. */
export async function runEmailJourney(listener: ScreenReaderSession): Promise<void> {
  await listener.visit(report.path, report.title)
  await fill(listener)
  await listener.until('Tab', 'Supporting documentation', 4)
  await listener.chooseFile({ ...photoWithMetadata, name: 'taken.jpg' }, words.held)
  await listener.until('Tab', 'Prepare report', 9)
  await listener.press('Return', words.checkReport)
  await listener.until('2', 'Ways to send it', 3)
  await listener.until('b', 'Save evidence-1.jpg', 3)
  await listener.press('Return', 'Your browser was asked to save evidence-1.jpg')
  await listener.until('Tab', 'Write the email', 3)
  await listener.until('Tab', 'Copy the address', 3)
  await listener.press('Return', 'The address is copied')
  await listener.until('shift+Tab', 'Write the email', 3)
  // The browser may ask which program to open, in a dialog that remains: this journey is the last.
  await listener.press('Return', /your email program was asked to open|mailto|xdg-open/)
}

/** Asks for the email of an empty message, which is accepted. */
export async function runMessageJourney(listener: ScreenReaderSession): Promise<void> {
  await listener.visit(contact.path, contact.title)
  await listener.until('b', 'Write the email')
  // The browser may ask which program to open, in a dialog that remains: no journey follows.
  await listener.press('Return', 'Your message is empty', 'No email opened')
}

/** Asks to erase, cancels, asks again and erases. The question must be spoken, because the next Return erases. */
async function erase(listener: ScreenReaderSession, question: string): Promise<void> {
  await listener.until('shift+Tab', 'Erase everything and start again', 9)
  await listener.press('Return', question, 'What you saved or sent stays')
  await listener.press('Escape', 'Erase everything and start again')
  await listener.press('Return', question)
  await listener.until('Tab', 'Erase it', 3)
  await listener.press('Return', /first name entry/)
}

/** Adds a photo, hears what it records, has that removed, and removes the photo. */
export async function runEvidenceJourney(listener: ScreenReaderSession): Promise<void> {
  const taken = { ...photoWithMetadata, name: 'taken.jpg' }
  await listener.visit(report.path, report.title)
  await listener.press('b', /calendar|picker/)
  await listener.until('Tab', 'Supporting documentation', 4)
  await listener.chooseFile(taken, words.held)
  expect(await listener.until('Tab', 'Send it without this', 9)).toContain(words.told)
  await listener.press('space', words.cleaned)
  await listener.until('shift+Tab', 'Remove taken', 3)
  const heard = await listener.press('Return', 'Supporting documentation', words.removed)
  expect(heard.split(words.removed), 'said once').toHaveLength(2)
}

const draftCheckbox = 'Save a draft on this device'

/** Saves a draft on the device, finds it again once its tab is closed, opens and erases it. */
export async function runDraftJourney(listener: ScreenReaderSession): Promise<void> {
  await listener.visit(report.path, report.title)
  await listener.until('Tab', 'First name')
  await listener.type(completeReport['First name'])
  await listener.press('Tab', 'Last name')
  await listener.browse()
  await listener.until('x', draftCheckbox, 3)
  await listener.press('space', words.kept)
  await listener.press('ctrl+w')
  await listener.visit(report.path, report.title)
  expect(await listener.readOn(words.draftThere)).not.toContain('statusbar')
  await listener.until('b', words.draftThere, 9)
  // Under load Orca announces only the new state of the focused checkbox.
  await listener.press('Return', /keep a draft|checked/, words.kept)
  await listener.until('Tab', 'Erase draft now', 9)
  await listener.press('Return', /keep a draft|not checked/, words.draftErased)
}
