import { expect } from '@playwright/test'
import { archive } from '../../../src/content/archive.ts'
import { cases } from '../../../src/content/cases.ts'
import { members } from '../../../src/content/team.ts'
import { homeText } from '../../../src/pages/home/home.text.ts'
import {
  about,
  contact,
  home,
  notFound,
  pages,
  report,
  research,
  type SitePage,
  team as teamPage,
} from '../../../src/site.ts'
import type { ExpectedSpeech, ScreenReaderSession } from './screen-reader-session.ts'

const field = (name: string, ...kind: readonly ExpectedSpeech[]) => [name, ...kind]

/** Returns the expected speech of a figure: its caption, then its alternative text. */
const figure = (caption: string, ...picture: readonly ExpectedSpeech[]) => ['figure', caption, ...picture]

/** The expected speech of each page, in order, when it is read from beginning to end. */
const expectedSpeech = new Map<SitePage, readonly ExpectedSpeech[]>([
  [
    home,
    [
      ...['Stop the film', 'check box', 'researchers worldwide', 'published papers'],
      ...figure('Reports accepted into the archive, by year', 'table', '2017', '41', '2024', '147'),
      ...homeText.cards.flatMap(({ title, caption, alt }) => [
        ...[title, 'heading level 2'],
        ...figure(caption, alt, 'image'),
      ]),
    ],
  ],
  [
    about,
    ['Mission', 'heading level 2', 'Core values', 'Public Safety', 'heading level 3', 'Privacy', 'Accessibility'],
  ],
  [
    research,
    [
      ...cases.flatMap(({ name, location, plate, alt }) => [
        ...['article', name, 'heading level 3', 'Location', location],
        ...figure(plate, alt, 'image'),
        ...['Case notes', name],
      ]),
      ...['The two states of a case', 'heading level 3'],
      'Archive',
      ...archive.flatMap(({ year }) => [String(year), 'sealed']),
    ],
  ],
  [teamPage, members.flatMap(({ name, alt }) => [name, 'heading level 3', alt, 'image'])],
  [
    report,
    [
      '911',
      ...field('First name', /entry|edit/, 'required'),
      ...field('Last name', /entry|edit/, 'required'),
      ...field('Email', /entry|edit/, 'required'),
      ...field('State', 'required', 'combo box'),
      ...field('When it happened, required', 'panel'),
      ...field('Detailed description', /entry|edit/, 'required'),
      ...field('Supporting documentation', 'button'),
      ...field('Prepare report', 'button'),
      ...field('Save a draft on this device', 'check box'),
    ],
  ],
  [contact, ['First name', 'Last name', 'Email', 'Subject', 'combo box', 'Message', 'Write the email', 'button']],
  [notFound, []],
])

/**
 * Returns words that are separate on the screen and spoken as one: "43research facilities", "37.44° N, 122.14° WENDED".
 * Units, file types and hydrogen's names are one word on the screen, too.
 */
function runTogether(heard: string): string[] {
  const joined = /\d(?!st\b|nd\b|rd\b|th\b|p[xt]\b|MB\b)\p{L}{3,}|\p{Ll}\d{2,}|\p{Ll}\p{Lu}{3,}|° [NSWE]\p{L}/u
  return heard.split('\n').filter((line) => joined.test(line) && !/:\/\/|@/.test(line))
}

/** Returns sentences that are spoken more than once, and roles without a name. */
function saidForNothing(heard: string): string[] {
  const lines = heard.split('\n').map((line) => line.trim())
  return lines.filter(
    (line, at) =>
      /^(statusbar|invalid entry)$/.test(line) ||
      (line.length > 40 && lines.slice(at + 1).some((other) => other.includes(line))),
  )
}

/** Reads every page from its skip link to its last line. */
export async function runPageJourneys(listener: ScreenReaderSession): Promise<void> {
  for (const page of [...pages, notFound]) {
    await listener.visit(page === notFound ? '/no-such-page' : page.path, page.title)
    const heard = await listener.readOn(
      'Skip to content',
      'heading level 1',
      ...(expectedSpeech.get(page) ?? []),
      '© 2025',
    )
    expect.soft(runTogether(heard), `said as one word on ${page.path}`).toEqual([])
    // Firefox's own controls of a sound have a status without a name.
    const said = saidForNothing(heard).filter((line) => page !== research || line !== 'statusbar')
    expect.soft(said, `said twice, or of nothing, on ${page.path}`).toEqual([])
  }
}

/** Opens, traverses and closes the menu of a narrow screen. */
export async function runMenuJourney(listener: ScreenReaderSession): Promise<void> {
  await listener.widen(500)
  await listener.visit(about.path, about.title)
  await listener.until('Tab', 'Menu', 5)
  await listener.press('Return', /expanded|main|menu/)
  await listener.press('Tab', 'About', 'link')
  await listener.press('Tab', 'Research', 'link')
  await listener.press('Escape', 'Menu')
  await listener.widen(1400)
}

/** Stops the film and starts it again. */
export async function runFilmJourney(listener: ScreenReaderSession): Promise<void> {
  await listener.visit(home.path, home.title)
  await listener.press('x', 'Stop the film', 'check box', 'not checked')
  await listener.press('space', 'checked')
  await listener.press('space', 'not checked')
}

/** Reads a case's notes, the map's list of places, a sealed year, and the form that the year links to. */
export async function runCaseJourney(listener: ScreenReaderSession): Promise<void> {
  const [first, second] = cases
  await listener.visit(research.path, research.title)
  await listener.press('3', first?.name ?? '')
  await listener.until('Tab', 'Case notes')
  await listener.press('Return', 'expanded')
  await listener.browse()
  await listener.press('Down')
  await listener.press('3', second?.name ?? '')
  await listener.until('2', /places/, 6)
  await listener.until('Down', second?.state ?? '', 30)
  await listener.until('2', 'Archive', 6)
  await listener.until('k', `Ask about ${archive[0]?.year}`, 3)
  await listener.press('Return', contact.title)
  await listener.readOn('Subject', 'Archived report', 'Message', `About the sealed reports of ${archive[0]?.year}`)
}
