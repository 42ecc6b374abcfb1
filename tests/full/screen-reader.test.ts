// By Orca and real keys: the journey of a report, and the night of UNCHARTED. Everything that Orca speaks is saved beside the results.
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { organization } from '../../src/content/organization.ts'
import { uncharted } from '../../src/content/readings/uncharted.ts'
import { getCasePage, report } from '../../src/site.ts'
import { completeReport, formatErrorTitle, requiredAnswers } from '../support/report-answers.ts'
import { ScreenReader } from './screen-reader/screen-reader.ts'

const photo = resolve('packages/media-metadata/tests/support/example-files/plain.jpg')

test('a report is refused, corrected, reviewed, changed, sent and erased, and each step is announced', async ({
  baseURL,
}, info) => {
  test.setTimeout(400_000)
  const orca = new ScreenReader()
  const visit = () => orca.visit(`${baseURL}${report.path}`, report.title)
  try {
    await orca.start()
    await visit()
    await orca.pressUntil('b', 'Continue')
    await orca.press('Return', formatErrorTitle())
    await orca.pressUntil('Tab', 'Enter your first name', 3)
    await orca.press('Return', 'First name', 'Enter your first name')
    await orca.press('Insert+a', 'browse mode')

    await visit()
    for (const { label, type, answer } of requiredAnswers) {
      await orca.pressUntil('Tab', type === 'datetime-local' ? 'When it happened' : label)
      // Without a pause: the year moves the focus on after four digits. P alone chooses PM: the time is announced then, and
      // a key in the next 0.1 s, in which Orca delays an announcement, would cancel it.
      if (type === 'datetime-local') await orca.type('041920250914P', 'April 19, 2025, 9:14 pm Pacific')
      // The first letters choose an option.
      else await orca.type(type === 'select' ? answer.slice(0, 5) : answer)
    }
    await orca.pressUntil('Tab', 'Supporting documentation', 3)
    // “File Upload”, or where the folder has files, “Files.”
    await orca.press('space', 'File')
    // One key after the other: the dialog completes the path, and loses keys meanwhile.
    for (const character of photo) await orca.type(character)
    await orca.press('Return')
    await orca.pressUntil('Tab', 'Remove plain.jpg', 2)
    await orca.pressUntil('Tab', 'Continue', 9)
    await orca.press('Return', 'Check your report')
    // Reads on to the end of the page.
    await orca.press(
      'KP_Add',
      completeReport['First name'],
      'Change',
      completeReport['Last name'],
      `© ${organization.copyrightYear}`,
    )
    await orca.pressUntil('b', 'Change first name')
    await orca.press('Return', 'First name entry Ada')
    await orca.press('Insert+a', 'browse mode')
    await orca.pressUntil('b', 'Continue', 9)
    await orca.press('Return', 'Check your report')
    await orca.pressUntil('Tab', 'Another way', 12)
    await orca.press('Return', 'expanded')
    await orca.pressUntil('Tab', 'Copy the text', 3)
    await orca.press('Return', 'Did you press Send?')
    await orca.pressUntil('Down', 'Your file is not in it. Keep it', 5)
    await orca.pressUntil('Tab', 'Yes, it is sent', 3)
    await orca.press('Return', 'Your report is sent', 'Keep its reference')
    await orca.pressUntil('Down', 'answers within ten working days', 5)
    await orca.pressUntil('Down', 'Your file is still on this device. Keep it until we ask.', 5)

    // The question must be spoken, because the next Return erases.
    await orca.pressUntil('Tab', 'Erase this report from this device', 5)
    await orca.press('Return', 'Erase this report?', 'Your own files and what you sent stay')
    await orca.pressUntil('Tab', 'Erase it', 3)
    await orca.press('Return', 'This report is erased')
    const heard = await orca.press('KP_Add', 'Continue')
    expect(heard).not.toContain(completeReport['Last name'])
  } finally {
    writeFileSync(info.outputPath('heard.txt'), orca.transcript.join('\n'))
    await orca.end()
  }
})

test('the sound of RESONANCE is a button, and each of its hours is said once, with the mains and the tone', async ({
  baseURL,
}, info) => {
  test.setTimeout(200_000)
  const orca = new ScreenReader()
  const page = getCasePage({ id: 'resonance' })
  try {
    await orca.start()
    await orca.visit(`${baseURL}${page.path}`, page.title)
    await orca.pressUntil('Tab', 'Listen: 9 days in 21 seconds')
    await orca.press('Return')
    await orca.pressUntil('Tab', 'Seconds of the sound', 2)
    await orca.press('Home', '6:00 pm, January 6, 60 Hz, 19.2 Hz')
    const step = await orca.press('Right', '7:00 pm, January 6')
    expect(step.match(/19\.2.Hz/g)).toHaveLength(1)
    await orca.press('End', 'gone')
    await orca.press('Home')
    await orca.press('Right')
    await orca.pressUntil('Shift+Tab', 'Show all', 2)
  } finally {
    writeFileSync(info.outputPath('heard.txt'), orca.transcript.join('\n'))
    await orca.end()
  }
})

/** Returns the length at a height of 1 m by the formula as it is printed. */
function getLengthAtOne(): string {
  const { slope, intercept } = uncharted.line
  return `${(Number(intercept.toFixed(2)) + Number(slope.toFixed(3))).toFixed(2)} m`
}

test('each half hour of the night of UNCHARTED is one sentence, a height is answered by its length, and what chance makes of NEXUS is said whole', async ({
  baseURL,
}, info) => {
  test.setTimeout(200_000)
  const orca = new ScreenReader()
  const page = getCasePage({ id: 'uncharted' })
  try {
    await orca.start()
    await orca.visit(`${baseURL}${page.path}`, page.title)
    await orca.pressUntil('Tab', 'Half hours of the night')
    const step = await orca.press('Right', '12:30 am on December 5: the tape read', 'the water would have made it')
    expect(step.match(/the water would have made it/g)).toHaveLength(1)
    await orca.press('Home', '12:00 pm on December 4')
    await orca.pressUntil('Tab', 'Height in NOAA’s tables')
    await orca.type('1', `makes ${getLengthAtOne()}`)
    await orca.type('.', `makes ${getLengthAtOne()}`)
    await orca.type('x', 'Write the height as a number')
    const nexus = getCasePage({ id: 'nexus' })
    await orca.visit(`${baseURL}${nexus.path}`, nexus.title)
    await orca.pressUntil('Tab', 'Let chance count')
    await orca.press('Return', /equal day|in a row/, 'In these rooms: eleven', 'in 11 days')
  } finally {
    writeFileSync(info.outputPath('heard.txt'), orca.transcript.join('\n'))
    await orca.end()
  }
})
