// Screen reader tests: Orca, in Firefox and in Chromium, by real keys. The expected speech is in `screen-reader/`;
// everything Orca says is saved beside the results, one file a journey.
import { writeFileSync } from 'node:fs'
import { test } from '@playwright/test'
import { findProgram, type ProgramName } from '../../tooling/programs.ts'
import type { BrowserName } from './screen-reader/browser-window.ts'
import { desktopPrograms } from './screen-reader/desktop.ts'
import {
  runDraftJourney,
  runEmailJourney,
  runEvidenceJourney,
  runMessageJourney,
  runReportJourney,
} from './screen-reader/form-journeys.ts'
import { runCaseJourney, runFilmJourney, runMenuJourney, runPageJourneys } from './screen-reader/page-journeys.ts'
import { ScreenReaderSession } from './screen-reader/screen-reader-session.ts'

const journeys: Readonly<Record<string, (listener: ScreenReaderSession) => Promise<void>>> = {
  'every page is read whole': runPageJourneys,
  'the menu is opened, walked and closed': runMenuJourney,
  'the film is stopped and started': runFilmJourney,
  'a record, the map, a sealed year and the form it leads to': runCaseJourney,
  'a report is refused, mended, checked, changed, saved and erased': runReportJourney,
  'evidence is added, told about, cleaned and removed': runEvidenceJourney,
  'a draft is kept, opened and erased': runDraftJourney,
  'a report with a photo is sent by email': runEmailJourney,
  'an empty message opens an email': runMessageJourney,
}

/** Looks for programs. If one is missing, CI fails; elsewhere the test is skipped with its name. */
function need(...programs: readonly ProgramName[]): void {
  try {
    for (const name of programs) findProgram(name)
  } catch (error) {
    if (process.env.CI) throw error
    process.stderr.write(`\n${error}\nWhat a screen reader says is not heard.\n`)
    test.skip()
  }
}

for (const browser of ['firefox', 'chromium'] satisfies BrowserName[])
  test.describe(browser, () => {
    // One desktop runs the journeys in turn; after a failed one a new desktop is started.
    test.describe.configure({ mode: 'default', timeout: 240_000 })
    let listener: ScreenReaderSession | undefined
    test.beforeAll(async ({ baseURL }) => {
      test.setTimeout(300_000)
      need(...desktopPrograms, browser === 'firefox' ? 'firefox-esr' : 'chromium')
      listener = await ScreenReaderSession.start(browser, baseURL ?? '')
    })
    test.afterEach(async ({ browserName: _ }, info) => {
      writeFileSync(info.outputPath('heard.txt'), listener?.takeTranscript() ?? '')
    })
    test.afterAll(() => listener?.end())

    for (const [title, journey] of Object.entries(journeys))
      test(`${title} is announced in ${browser}`, async () => {
        if (listener) await journey(listener)
      })
  })
