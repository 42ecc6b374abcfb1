// What a screen reader says: Orca, in Firefox and in Chromium, by real keys. What must be heard stands in `heard/`; every
// word that was heard lies beside the results, one file a journey.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { type Tool, tool } from '../../machine/tools.ts'
import { startScreen } from '../support/engines/screen.ts'
import type { Browser } from './heard/browser-window.ts'
import { desktopTools } from './heard/desktop.ts'
import { addEvidence, finishAMessage, finishAReport, keepADraft } from './heard/forms.ts'
import { Listener } from './heard/listener.ts'
import { consultTheRecord, openTheMenu, readEveryPage, stopTheFilm } from './heard/reading.ts'

const journeys: Readonly<Record<string, (listener: Listener) => Promise<void>>> = {
  'every page is read whole': readEveryPage,
  'the menu is opened, walked and closed': openTheMenu,
  'the film is stopped and started': stopTheFilm,
  'a record, the map, a sealed year and the form it leads to': consultTheRecord,
  'a report is refused, mended, checked, changed, saved and erased': finishAReport,
  'a message is checked, changed, copied and erased': finishAMessage,
  'evidence is added, told about, cleaned and removed': addEvidence,
  'a draft is kept, opened and erased': keepADraft,
}

/** Looks for programs. Where one is missing, CI fails; elsewhere it is named, and the test skipped. */
function need(...programs: readonly Tool[]): void {
  try {
    for (const name of programs) tool(name)
  } catch (error) {
    if (process.env.CI) throw error
    process.stderr.write(`\n${error}\nWhat a screen reader says is not heard.\n`)
    test.skip()
  }
}

for (const browser of ['firefox', 'chromium'] satisfies Browser[])
  test.describe(browser, () => {
    // One desktop takes the journeys in turn; a new one follows a journey that failed.
    test.describe.configure({ mode: 'default', timeout: 240_000 })
    let listener: Listener | undefined
    test.beforeAll(async ({ baseURL }) => {
      test.setTimeout(300_000)
      need(...desktopTools, browser === 'firefox' ? 'firefox-esr' : 'chromium')
      listener = await Listener.start(browser, baseURL ?? '')
    })
    test.afterEach(async ({ browserName: _ }, info) => {
      writeFileSync(info.outputPath('heard.txt'), listener?.takeTranscript() ?? '')
    })
    test.afterAll(() => listener?.end())

    for (const [what, journey] of Object.entries(journeys))
      test(`${what}, heard in ${browser}`, async () => {
        if (listener) await journey(listener)
      })
  })

test('a screen stays as it is when what has looked at it leaves', async () => {
  need('Xvfb', 'xdotool')
  const { screen, name } = await startScreen(tool('Xvfb'), '640x480')
  const ask = (...what: readonly string[]) =>
    execFileSync(tool('xdotool'), what, { env: { ...process.env, DISPLAY: name }, encoding: 'utf8' })
  try {
    ask('mousemove', '1', '2')
    // On a screen that has begun anew the pointer is in the middle.
    expect(ask('getmouselocation')).toContain('x:1 y:2 ')
  } finally {
    await screen.end()
  }
})
