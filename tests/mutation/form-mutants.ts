import type { Mutant } from './mutant.ts'

const specification = 'tests/specification.test.ts'
const filling = 'tests/forms-validation.test.ts'

/** The mutants of the forms. */
export const formMutants: readonly Mutant[] = [
  {
    description: 'the email address is no longer required',
    file: 'src/forms/report/report.fields.ts',
    original: '    ...personFields.email,\n    required: true,',
    replacement: '    ...personFields.email,',
    killedBy: [specification, 'report has every field'],
  },
  {
    description: 'a message stands beside its field but is not announced with it',
    file: 'src/forms/form/form-field.tsx',
    original: "'aria-describedby': field.groupLabel ? undefined : notes,",
    replacement: '',
    killedBy: [filling, 'on a screen 390 px wide each error says what to do'],
  },
  {
    description: 'a refused field is not marked invalid',
    file: 'src/forms/form/form-field.tsx',
    original: "'aria-invalid': message !== undefined,",
    replacement: "'aria-invalid': false,",
    killedBy: [filling, 'on a screen 390 px wide each error says what to do'],
  },
  {
    description: 'the contact form demands a first name',
    file: 'src/forms/contact/contact.fields.ts',
    original: '  personFields.firstName,',
    replacement: "  { ...personFields.firstName, required: true, requiredMessage: 'x' },",
    killedBy: [specification, 'contact has every field'],
  },
  {
    description: 'an inquiry type has another value',
    file: 'src/forms/contact/contact.fields.ts',
    original: "value: 'specific-case'",
    replacement: "value: 'case'",
    killedBy: [specification, 'contact has every field'],
  },
  {
    description: 'the form sends what was written',
    file: 'src/forms/connect-controls.ts',
    original: '    store.submit(validate())\n',
    replacement: "    store.submit(validate())\n    void fetch('/report', { method: 'POST' })\n",
    killedBy: ['tests/forms-contact.test.ts', 'an empty message is valid'],
  },
  {
    description: 'the report package cannot be unpacked',
    file: 'src/forms/bytes/crc32.ts',
    original: '0xedb88320',
    replacement: '0xedb88321',
    killedBy: ['src/forms/bytes/write-zip.test.ts', 'an independent program'],
  },
  {
    description: 'the limit for files is twice what the page states',
    file: 'src/forms/bytes/byte-size.ts',
    original: 'maxEvidenceBytes = 50',
    replacement: 'maxEvidenceBytes = 100',
    killedBy: ['src/forms/evidence/accept-files.test.ts', 'the limit is 52,428,800'],
  },
  {
    description: 'a report is called ready before its last file has been looked at',
    file: 'src/forms/evidence/deliverable-files.ts',
    original: '  if (files.some(isChosen)) return\n',
    replacement: '',
    killedBy: ['tests/forms-evidence.test.ts', 'a report is not ready before'],
  },
  {
    description: 'a file with a part that is not understood is reported to have no location',
    file: 'packages/media-metadata/src/metadata-report.ts',
    original: "this.#unclear.has(kind) ? 'unknown' : 'none'",
    replacement: "this.#unclear.has(kind) ? 'none' : 'none'",
    killedBy: ['packages/media-metadata/tests/formats.test.ts', 'a location is found or may be there'],
  },
  {
    description: 'a location is left between the pictures of a cleaned video',
    file: 'packages/media-metadata/src/mp4-cleaner.ts',
    original: 'const copy = new Uint8Array(bytes.length)',
    replacement: 'const copy = bytes.slice()',
    killedBy: ['packages/media-metadata/tests/formats.test.ts', 'a location is found or may be there'],
  },
  {
    description: 'a text that expands to a gigabyte is read to its end',
    file: 'packages/media-metadata/src/compression.ts',
    original: 'Math.min(maxBytes, this.#left)',
    replacement: 'Infinity',
    killedBy: ['packages/media-metadata/tests/formats.test.ts', 'a text that cannot be unpacked'],
  },
  {
    description: 'the page for a pen keeps the button that only a screen can press',
    file: 'src/forms/form/form.print.css',
    original: '  form > .button,',
    replacement: '  form > .buttons,',
    killedBy: ['tests/print.test.ts', '/report prints as a document'],
  },
  {
    description: 'erasing everything leaves the answers where a reload finds them',
    file: 'src/forms/store/form-store.ts',
    original: '      if (definition.hasDraft) draft.eraseStoredDraft()\n      persist()',
    replacement: '      if (definition.hasDraft) draft.eraseStoredDraft()',
    killedBy: ['tests/forms-erase.test.ts', 'contact: Back, Forward, reload'],
  },
  {
    description: 'a draft that was being saved when the box was unticked stays for 30 days',
    file: 'src/forms/draft/draft-commands.ts',
    original: 'isErased: changedAt !== undefined',
    replacement: 'isErased: false',
    killedBy: ['src/forms/store/form-store.model.test.ts', 'the store erases and saves drafts'],
  },
  {
    description: 'a form chunk that failed to load is never tried again',
    file: 'src/forms/loader.ts',
    original: '    isLoading = false\n',
    replacement: '',
    killedBy: ['tests/forms-loading.test.ts', 'tried again at the next use'],
  },
  {
    description: 'a way back that is under way is gone again, and leads out of the page',
    file: 'src/forms/form/form-history.ts',
    original: '    if (isGoingBack) return\n',
    replacement: '',
    killedBy: ['tests/forms-erase.test.ts', 'report: Back, Forward, reload'],
  },
  {
    description: 'a message with a location stays in a video’s pictures',
    file: 'packages/media-metadata/src/nal-units.ts',
    original: '  if (hasMessages(unit, isHevc)) cleanMessages(unit, isHevc)',
    replacement: '',
    killedBy: ['packages/media-metadata/tests/formats.test.ts', 'messages that players need stay'],
  },
]
