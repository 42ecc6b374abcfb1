import { formMutants } from './form-mutants.ts'
import type { Mutant } from './mutant.ts'
import { serverMutants } from './server-mutants.ts'

const specification = 'tests/specification.test.ts'

/** Every mutant that the suite must kill. Each is small, silent and realistic. */
export const mutants: readonly Mutant[] = [
  ...formMutants,
  ...serverMutants,
  {
    description: 'a state is sent as new_york',
    file: 'src/content/states.ts',
    original: "replaceAll(' ', '-')",
    replacement: "replaceAll(' ', '_')",
    killedBy: [specification, 'report offers the 50 states'],
  },
  {
    description: 'a state is missing from the list',
    file: 'src/content/states.ts',
    original: '  Ohio: eastern,\n',
    replacement: '',
    killedBy: [specification, 'report offers the 50 states'],
  },
  {
    description: 'a case ended a day earlier',
    file: 'src/content/cases.ts',
    original: "ended: '2025-02-28'",
    replacement: "ended: '2025-02-27'",
    killedBy: [specification, 'research lists NEXUS'],
  },
  {
    description: 'an active case is shown as ended',
    file: 'src/content/cases.ts',
    original: "    reported: '2025-04-19',",
    replacement: "    reported: '2025-04-19',\n    ended: '2025-11-30',",
    killedBy: [specification, 'research lists UNCHARTED'],
  },
  {
    description: 'an archive year has one report more',
    file: 'src/content/archive.ts',
    original: 'reports: 147',
    replacement: 'reports: 148',
    killedBy: [specification, 'the archive years are sealed'],
  },
  {
    description: 'the hero counts other researchers',
    file: 'src/content/statistics.ts',
    original: "value: '2,000+'",
    replacement: "value: '2,100+'",
    killedBy: [specification, 'has the three figures'],
  },
  {
    description: 'every case is counted as active',
    file: 'src/content/case-summary.ts',
    original: 'cases.filter(({ ended }) => !ended)',
    replacement: 'cases',
    killedBy: ['tests/research-view.test.ts', 'only active cases are marked'],
  },
  {
    description: 'two facts beside the map are heard as one word',
    file: 'src/components/spoken-comma.tsx',
    original: "{',\\u00a0'}",
    replacement: "{''}",
    killedBy: ['tests/page-layout.test.ts', '/research joins no texts'],
  },
  {
    description: 'the header has lost its first link',
    file: 'src/components/header.tsx',
    original: 'headerPages.map(',
    replacement: 'headerPages.slice(1).map(',
    killedBy: ['tests/head.test.ts', '/team has its own address'],
  },
  {
    description: 'a link leads to a page that does not exist',
    file: 'src/pages/home/home.page.tsx',
    original: 'button-primary" href={research.path}',
    replacement: 'button-primary" href="/researches"',
  },
  {
    description: 'the film stops at its end',
    file: 'src/pages/home/hero-film.tsx',
    original: 'muted loop ',
    replacement: 'muted ',
    killedBy: ['tests/film.test.ts', 'a phone plays one film'],
  },
  {
    description: 'people who asked for less motion get the film',
    file: 'src/pages/home/hero-film.tsx',
    original: "const motionMedia = '(prefers-reduced-motion: no-preference)'",
    replacement: "const motionMedia = '(min-width: 1px)'",
    killedBy: ['tests/film.test.ts', 'where motion is unwelcome'],
  },
  {
    description: 'the menu button opens nothing',
    file: 'src/components/header.tsx',
    original: 'popoverTarget="menu"',
    replacement: 'popoverTarget="menus"',
    killedBy: ['tests/layout.test.ts', 'opens, and closes by its button'],
  },
  {
    description: 'captions are too pale to read',
    file: 'src/styles/tokens.css',
    original: '--color-text-secondary: #484b4e;',
    replacement: '--color-text-secondary: #74787c;',
    killedBy: ['tests/accessibility.test.ts', '/about: axe finds nothing'],
  },
  {
    description: 'a portrait has no text alternative',
    file: 'src/components/portrait.tsx',
    original: 'alt={alt}',
    replacement: '',
  },
  {
    description: 'a budget lets everything through',
    file: 'build/measure-budgets.ts',
    original: 'size > budget.limit',
    replacement: 'size > budget.limit * 2',
    killedBy: ['build/measure-budgets.test.ts', 'a file at the limit passes'],
  },
]
