import type { Breakage } from './breakage.ts'
import { formBreakages } from './form-breakages.ts'
import { serverBreakages } from './server-breakages.ts'

const specification = 'tests/specification.test.ts'

/** Every breakage that the suite must catch. Each is small, silent, and of a kind that happens. */
export const breakages: readonly Breakage[] = [
  ...formBreakages,
  ...serverBreakages,
  {
    what: 'a state is sent as new_york',
    file: 'src/content/states.ts',
    from: "replaceAll(' ', '-')",
    to: "replaceAll(' ', '_')",
    caughtBy: [specification, 'report offers the 50 states'],
  },
  {
    what: 'a state is missing from the list',
    file: 'src/content/states.ts',
    from: "  'Ohio',\n",
    to: '',
    caughtBy: [specification, 'report offers the 50 states'],
  },
  {
    what: 'a case ended a day earlier',
    file: 'src/content/cases.ts',
    from: "ended: '2025-02-28'",
    to: "ended: '2025-02-27'",
    caughtBy: [specification, 'lists NEXUS'],
  },
  {
    what: 'an active case is shown as ended',
    file: 'src/content/cases.ts',
    from: "    reported: '2025-04-19',",
    to: "    reported: '2025-04-19',\n    ended: '2025-11-30',",
    caughtBy: [specification, 'lists UNCHARTED'],
  },
  {
    what: 'an archive year has one report more',
    file: 'src/content/archive.ts',
    from: 'reports: 147',
    to: 'reports: 148',
    caughtBy: [specification, 'seals the archive years'],
  },
  {
    what: 'the hero counts other researchers',
    file: 'src/content/figures.ts',
    from: "value: '2,000+'",
    to: "value: '2,100+'",
    caughtBy: [specification, 'has the three figures'],
  },
  {
    what: 'every case is counted as active',
    file: 'src/content/summary.ts',
    from: 'cases.filter(({ ended }) => !ended)',
    to: 'cases',
    caughtBy: ['tests/research.test.ts', 'marks what is active'],
  },
  {
    what: 'two facts beside the map are heard as one word',
    file: 'src/parts/pause.tsx',
    from: "{',\\u00a0'}",
    to: "{''}",
    caughtBy: ['tests/reading.test.ts', '/research never runs two texts together'],
  },
  {
    what: 'the header has lost its link to Contact',
    file: 'src/site.ts',
    from: 'headerPages: readonly Page[] = [about, research, team, report, contact]',
    to: 'headerPages: readonly Page[] = [about, research, team, report]',
    caughtBy: ['tests/layout.test.ts', '/team has the header'],
  },
  {
    what: 'a link leads to a page that does not exist',
    file: 'src/pages/home/home.page.tsx',
    from: 'button-solid" href={research.path}',
    to: 'button-solid" href="/researches"',
  },
  {
    what: 'the film stops at its end',
    file: 'src/pages/home/film.tsx',
    from: 'muted loop ',
    to: 'muted ',
    caughtBy: ['tests/film.test.ts', 'a phone plays one film'],
  },
  {
    what: 'people who asked for less motion get the film',
    file: 'src/pages/home/film.tsx',
    from: "const moving = '(prefers-reduced-motion: no-preference)'",
    to: "const moving = '(min-width: 1px)'",
    caughtBy: ['tests/film.test.ts', 'where motion is unwelcome'],
  },
  {
    what: 'the menu button opens nothing',
    file: 'src/parts/header.tsx',
    from: 'popoverTarget="menu"',
    to: 'popoverTarget="menus"',
    caughtBy: ['tests/layout.test.ts', 'opens, and closes by its button'],
  },
  {
    what: 'captions are too pale to read',
    file: 'src/styles/tokens.css',
    from: '--ink-quiet: #484b4e;',
    to: '--ink-quiet: #74787c;',
    caughtBy: ['tests/accessibility.test.ts', '/about: axe finds nothing'],
  },
  {
    what: 'a portrait has no text alternative',
    file: 'src/parts/portrait.tsx',
    from: 'alt={alt}',
    to: '',
  },
  {
    what: 'a budget lets everything through',
    file: 'build/measure.ts',
    from: 'size > budget.limit',
    to: 'size > budget.limit * 2',
    caughtBy: ['build/measure.test.ts', 'passes at the limit'],
  },
]
