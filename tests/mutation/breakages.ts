/** One thing broken on purpose, and the test that must notice. */
export interface Breakage {
  /** What a visitor would meet. */
  readonly what: string
  readonly file: string
  /** Stands in the file exactly once. */
  readonly from: string
  readonly to: string
  /** The file and the title of the test that must fail; nothing where the build itself must refuse. */
  readonly caughtBy?: readonly [file: string, title: string]
}

const specification = 'tests/specification.test.ts'
const filling = 'tests/forms-filling.test.ts'

/** Every breakage that the suite must catch. Each is small, silent, and of a kind that happens. */
export const breakages: readonly Breakage[] = [
  {
    what: 'the email address is no longer required',
    file: 'src/forms/report/report.fields.ts',
    from: "    type: 'email',\n    required: true,",
    to: "    type: 'email',",
    caughtBy: [specification, 'report has every field'],
  },
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
    what: 'a message stands beside its field but is not announced with it',
    file: 'src/forms/form/control.tsx',
    from: "'aria-describedby': field.group ? undefined : notes,",
    to: '',
    caughtBy: [filling, 'on a screen 390 px wide Last name'],
  },
  {
    what: 'a refused field is not marked invalid',
    file: 'src/forms/form/control.tsx',
    from: "'aria-invalid': message !== undefined,",
    to: "'aria-invalid': false,",
    caughtBy: [filling, 'on a screen 390 px wide Last name'],
  },
  {
    what: 'the contact form demands a first name',
    file: 'src/forms/contact/contact.fields.ts',
    from: "    label: 'First name',\n    type: 'text',",
    to: "    label: 'First name',\n    type: 'text',\n    required: true,\n    missing: 'x',",
    caughtBy: [specification, 'contact has every field'],
  },
  {
    what: 'an inquiry type has another value',
    file: 'src/forms/contact/contact.fields.ts',
    from: "value: 'specific-case'",
    to: "value: 'case'",
    caughtBy: [specification, 'contact has every field'],
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
    what: 'a page may be run as what it is not',
    file: 'server/policy/policy.ts',
    from: "always('nosniff')",
    to: "always('sniff')",
    caughtBy: ['server/policy/policy.test.ts', 'the headers of a page'],
  },
  {
    what: 'a page without a form may send one anywhere',
    file: 'server/policy/content-security.ts',
    from: `'mailto:' : "'none'"`,
    to: `'mailto:' : '*'`,
    caughtBy: ['server/policy/content-security.test.ts', 'a page may load what it uses'],
  },
  {
    what: 'a budget lets everything through',
    file: 'build/measure.ts',
    from: 'size > budget.limit',
    to: 'size > budget.limit * 2',
    caughtBy: ['build/measure.test.ts', 'passes at the limit'],
  },
  {
    what: 'the form tells someone what was written',
    file: 'src/forms/form/wake-form.tsx',
    from: '    event.preventDefault()\n',
    to: "    event.preventDefault()\n    void fetch('/report', { method: 'POST', body: new FormData(form) })\n",
    caughtBy: ['tests/forms-contact.test.ts', 'an empty message goes through'],
  },
  {
    what: 'the report package cannot be unpacked',
    file: 'src/forms/bytes/crc32.ts',
    from: '0xedb88320',
    to: '0xedb88321',
    caughtBy: ['src/forms/bytes/zip.test.ts', 'an independent program'],
  },
  {
    what: 'the limit for files is twice what the page says',
    file: 'src/forms/bytes/byte-size.ts',
    from: 'evidenceLimit = 50',
    to: 'evidenceLimit = 100',
    caughtBy: ['src/forms/evidence/admit.test.ts', 'the limit is 52,428,800'],
  },
  {
    what: 'a report is called ready before its last file has been looked at',
    file: 'src/forms/evidence/exhibits.ts',
    from: '  if (waiting.length > 0) return\n',
    to: '',
    caughtBy: ['tests/forms-evidence.test.ts', 'a report is not ready before'],
  },
  {
    what: 'a file with a part that nobody understands is said to hold no place',
    file: 'src/forms/metadata/traces.ts',
    from: "{ known: unread.length ? 'unread' : 'none' }",
    to: "{ known: 'none' }",
    caughtBy: ['src/forms/metadata/devices.test.ts', 'nobody says that there is no place'],
  },
  {
    what: 'a place is left between the pictures of a film that is said to be without it',
    file: 'src/forms/metadata/mp4-film.ts',
    from: "return between({ start: box.content, end: box.end }, samples).map(named('mdat'))",
    to: 'return []',
    caughtBy: ['src/forms/metadata/devices.test.ts', 'and gone from a copy'],
  },
  {
    what: 'a file of a thousand bombs is read to its end',
    file: 'src/forms/metadata/effort.ts',
    from: 'if (spent > limit) throw',
    to: 'if (spent < 0) throw',
    caughtBy: ['src/forms/metadata/devices.test.ts', 'more than this page reads'],
  },
  {
    what: 'the page for a pen keeps the button that only a screen can press',
    file: 'src/forms/form/paper.css',
    from: '  form > .button {',
    to: '  form > .buttons {',
    caughtBy: ['tests/print.test.ts', '/report prints as a document'],
  },
  {
    what: 'a range of 5 kB holds the server up for seconds',
    file: 'server/node/byte-range.ts',
    from: 'const spec = element.trim()',
    to: 'const spec = /^\\s*(\\d*)\\s*-\\s*(\\d*)\\s*$/.test(element) ? element.trim() : element.trim()',
    caughtBy: ['server/node/growth.test.ts', 'the time that range takes'],
  },
  {
    what: 'a log that cannot be written ends the server',
    file: 'server/node/access-log.ts',
    from: "  to.on('error', () => {})\n",
    to: '',
    caughtBy: ['server/node/access-log.test.ts', 'a full disk does not stop'],
  },
  {
    what: 'a reader that is gone does not end the log’s growth',
    file: 'server/node/access-log.ts',
    from: 'waiting.length >= limits.log',
    to: 'waiting.length < 0',
    caughtBy: ['server/node/access-log.test.ts', 'lines that nobody reads'],
  },
  {
    what: 'erasing everything leaves the answers where a reload finds them',
    file: 'src/forms/form/store.ts',
    from: '      if (fileField(definition)) box.forget()\n      remember()',
    to: '      if (fileField(definition)) box.forget()',
    caughtBy: ['tests/forms-erased.test.ts', 'contact: nothing brings back'],
  },
  {
    what: 'a draft that was being saved when the box was unticked stays for 30 days',
    file: 'src/forms/form/draft-box.ts',
    from: '    if (intent.own.length > 0) inTurn(eraseOwn)\n',
    to: '',
    caughtBy: ['src/forms/form/store.model.test.ts', 'erased is gone'],
  },
  {
    what: 'later code that failed to come is never asked for again',
    file: 'src/forms/form/later.ts',
    from: '      asked = undefined\n',
    to: '',
    caughtBy: ['tests/forms-later.test.ts', 'asked for again'],
  },
  {
    what: 'a way back that is under way is gone again, and leads out of the page',
    file: 'src/forms/form/steps-in-history.ts',
    from: '    if (leaving) return\n',
    to: '',
    caughtBy: ['tests/forms-erased.test.ts', 'report: nothing brings back'],
  },
]
