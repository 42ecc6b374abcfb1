import type { Breakage } from './breakage.ts'

const specification = 'tests/specification.test.ts'
const filling = 'tests/forms-filling.test.ts'

/** What of the forms is broken on purpose. */
export const formBreakages: readonly Breakage[] = [
  {
    what: 'the email address is no longer required',
    file: 'src/forms/report/report.fields.ts',
    from: "    type: 'email',\n    required: true,",
    to: "    type: 'email',",
    caughtBy: [specification, 'report has every field'],
  },
  {
    what: 'a message stands beside its field but is not announced with it',
    file: 'src/forms/form/control.tsx',
    from: "'aria-describedby': field.group ? undefined : notes,",
    to: '',
    caughtBy: [filling, 'on a screen 390 px wide each fault says what to do'],
  },
  {
    what: 'a refused field is not marked invalid',
    file: 'src/forms/form/control.tsx',
    from: "'aria-invalid': message !== undefined,",
    to: "'aria-invalid': false,",
    caughtBy: [filling, 'on a screen 390 px wide each fault says what to do'],
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
    what: 'the form tells someone what was written',
    file: 'src/forms/review/answer-submits.ts',
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
    what: 'erasing everything leaves the answers where a reload finds them',
    file: 'src/forms/form/store.ts',
    from: '      if (fileField(definition)) box.forget()\n      remember()',
    to: '      if (fileField(definition)) box.forget()',
    caughtBy: ['tests/forms-erased.test.ts', 'contact: nothing brings back'],
  },
  {
    what: 'a draft that was being saved when the box was unticked stays for 30 days',
    file: 'src/forms/form/draft-box.ts',
    from: '    if (mine().length > 0) void inTurn(eraseOwn)\n',
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
    file: 'src/forms/review/steps-in-history.ts',
    from: '    if (leaving) return\n',
    to: '',
    caughtBy: ['tests/forms-erased.test.ts', 'report: nothing brings back'],
  },
  {
    what: 'a place behind the settings of a film’s decoder stays',
    file: 'src/forms/metadata/mp4-film.ts',
    from: 'inner.flatMap((box) => defined(box, decoding[box.type]))',
    to: 'inner.flatMap((box) => (decoding[box.type] ? [] : whole(box)))',
    caughtBy: ['src/forms/metadata/needles.test.ts', 'nothing that was hidden'],
  },
]
