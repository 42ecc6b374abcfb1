// Every state of both forms that can be looked at, by its name: /states of the development server lists them.
import type { showPressed } from '../pages/contact/contact.ts'
import { computeChecksums } from '../reference/checksums.ts'
import { createReport, getAttachmentName } from '../report/documents/create-report.ts'
import { createReportInput } from '../report/documents/report-input.ts'
import { getChoice, isRead, isRefused, type ReadFile, type RefusedFile } from '../report/evidence/evidence-file.ts'
import type { Rejection } from '../report/evidence/file-rejection.text.ts'
import { type Answers, reportFields } from '../report/report.fields.ts'
import { createAttempt } from '../report/send/attempt.ts'
import {
  type Attempt,
  initialState,
  type ReportEvent,
  type ReportState,
  type StoredDraft,
} from '../report/state/report-state.ts'
import { update } from '../report/state/update.ts'

const answers: Answers = {
  'first-name': 'Ada',
  'last-name': 'Meriwether',
  email: 'ada@mail.example',
  state: 'california',
  'date-time': '2025-04-19T21:14',
  description: 'The hallway was 2 m longer than the house.',
}
const longAnswers: Answers = { ...answers, description: 'The hallway grew. '.repeat(400) }
const savedAt = Date.parse('2025-04-20T10:00Z')
const stored: StoredDraft = { id: 'stored', savedAt, answers, files: [] }

const submit: ReportEvent = { type: 'formSubmitted' }
const keep: ReportEvent = { type: 'draftChosen', isWanted: true }
const saved: ReportEvent = { type: 'draftSaved', stored }
const drop: ReportEvent = { type: 'draftChosen', isWanted: false }

interface Opened {
  readonly answers?: Answers
  /** Names of files that were chosen before the page was loaded again. */
  readonly lost?: readonly string[]
  readonly stored?: StoredDraft
  /** Whether the draft on the device is older than drafts are kept. */
  readonly isExpired?: boolean
}

const createChoice = (name: string, size = 700_000) => ({ id: name, name, size, shouldClean: false })

/** Returns the state after these events on a page that was opened so. */
function open(
  { answers = {}, lost = [], stored, isExpired = false }: Opened,
  ...events: readonly ReportEvent[]
): ReportState {
  const files = lost.map((name) => ({ ...createChoice(name), outcome: 'forgotten' as const }))
  const session = { answers, files }
  const opened: ReportEvent = { type: 'reportOpened', session, answers, files: [], stored, isExpired }
  return [opened, ...events].reduce(update, initialState)
}

/** Returns the state of a submitted form in which these answers are wrong. */
function submitInvalid(answers: Answers, find: (name: string) => boolean): ReportState {
  const invalid = reportFields
    .filter(({ name, required }) => required && find(name))
    .map(({ name, requiredMessage, invalidMessage }) => ({
      name,
      message: (answers[name] ? invalidMessage : requiredMessage) ?? '',
    }))
  return open({ answers }, { type: 'formRead', answers, invalid }, submit)
}

/** Returns a file that is checked and examined. */
async function accept(
  name: string,
  format: ReadFile['format'],
  content: Blob | Uint8Array<ArrayBuffer>,
  found: Partial<ReadFile['metadata']> = {},
): Promise<ReadFile> {
  const file = new File([content], name)
  const checksums = await computeChecksums(new Uint8Array(await file.arrayBuffer()))
  const none = { status: 'none' } as const
  const nothing = { location: none, time: none, device: none, owner: none, otherParts: [], unknownParts: [] }
  const metadata = format === 'pdf' ? undefined : { ...nothing, ...found }
  return { ...createChoice(name, file.size), outcome: 'as it is', file, format, checksums, metadata }
}

/** Returns a picture of this site as a visitor's. */
async function acceptPicture(found: Partial<ReadFile['metadata']> = {}) {
  const response = await fetch('/apple-touch-icon.png')
  return accept('hallway.png', 'png', await response.blob(), found)
}

/** What a camera records. */
const recorded = {
  location: { status: 'found', value: ['37.7749° N, 122.4194° W'] },
  time: { status: 'found', value: { value: '2025-04-19T21:14:05', zone: 'local', precision: 'second' } },
  device: { status: 'found', value: 'Balmer H-656' },
  owner: { status: 'found', value: 'Ada Meriwether' },
} as const

/** Returns a file of each kind. The video is one that no browser shows. */
async function acceptEachKind(): Promise<readonly ReadFile[]> {
  const video = await accept('film.mp4', 'mp4', new Uint8Array(8_600_000))
  return [await acceptPicture(recorded), video, await accept('notes.pdf', 'pdf', new Uint8Array(90_000))]
}

/** Returns a file that the form takes, and an email does not. */
const acceptLarge = () => accept('film.mp4', 'mp4', new Uint8Array(30_000_000))

function refuse(name: string, rejection: Rejection): RefusedFile {
  return { ...createChoice(name), outcome: 'refused', rejection }
}

/** Returns the events of choosing files that turn out to be these. */
function add(...files: readonly (ReadFile | RefusedFile)[]): readonly ReportEvent[] {
  const chosen = files.map((file) => {
    return { ...getChoice(file), outcome: 'unread', file: isRead(file) ? file.file : new File([], file.name) } as const
  })
  return [
    { type: 'filesChosen', files: chosen },
    ...files.map((file): ReportEvent => {
      if (isRefused(file)) return { type: 'fileRefused', id: file.id, rejection: file.rejection }
      const { id, format, metadata, checksums } = file
      return { type: 'fileRead', id, result: { format, metadata, checksums } }
    }),
  ]
}

/** Returns the events of taking out what a file contains; with a reason, of finding that this cannot be done. */
function clean({ id, file, checksums }: ReadFile, reason?: string): readonly ReportEvent[] {
  return [
    { type: 'cleaningChosen', id, shouldClean: true },
    {
      type: 'cleaningTried',
      id,
      result: reason ? { outcome: 'no copy', reason } : { outcome: 'cleaned', copy: { content: file, checksums } },
    },
  ]
}

/** Returns the state in which the report of a review is prepared, with the report. */
async function prepare(state: ReportState) {
  const report = await createReport(createReportInput(state.answers, state.files))
  return { report, state: update(state, { type: 'reportPrepared', report, from: state }) }
}

async function review(files: readonly (ReadFile | RefusedFile)[], reviewed = answers) {
  return prepare(open({ answers: reviewed }, ...add(...files), submit))
}

/** Returns the state after a report with these files was passed on. */
async function handOver(
  files: readonly ReadFile[],
  by: Attempt['by'],
  { isSaved = false, ...instead }: Partial<Attempt> & { readonly isSaved?: boolean } = {},
): Promise<ReportState> {
  const { report, state } = await review(files)
  const saved = { hasFiles: true, attachment: getAttachmentName(report.reference, 'package') }
  const attempt = createAttempt(report, by, isSaved ? saved : instead)
  return update(state, { type: 'reportHandedOver', attempt })
}

const confirm = (state: ReportState) => update(state, { type: 'deliveryConfirmed', sentOn: 'April 20, 2025' })

/** The states of /report. */
export const reportStates: Readonly<Record<string, () => ReportState | Promise<ReportState>>> = {
  empty: () => open({}),
  'every-error': () => submitInvalid({}, () => true),
  'one-error': () => submitInvalid({ ...answers, email: 'ada' }, (name) => name === 'email'),
  'time-in-one-of-two-zones': () => open({ answers: { state: 'texas', 'date-time': '2999-01-01T00:00' } }),
  files: async () => open({}, ...add(...(await acceptEachKind()))),
  'files-refused': async () =>
    open(
      {},
      ...add(
        await acceptPicture(),
        refuse('IMG_0042.heic', 'heic'),
        refuse('nothing.png', 'empty'),
        refuse('long.mp4', 'too-much'),
      ),
    ),
  'files-that-record': async () => {
    const photo = await acceptPicture({ ...recorded, owner: { status: 'unknown' } })
    const unread = await accept('plan.png', 'png', new Uint8Array(500_000), { owner: { status: 'unknown' } })
    const [cleaned, uncleanable] = [
      { ...photo, id: 'cleaned' },
      { ...unread, id: 'uncleanable' },
    ]
    return open(
      {},
      ...add(photo, unread, cleaned, uncleanable),
      ...clean(cleaned),
      ...clean(uncleanable, 'it is encrypted'),
    )
  },
  'files-forgotten': () => open({ answers, lost: ['hallway.jpg', 'film.mp4'] }),
  'draft-found': () => open({ stored }),
  'draft-found-and-wanted': () => open({ answers, stored }, keep),
  'draft-kept': () => open({ answers }, keep, saved),
  'draft-without-its-files': async () => open({ answers }, keep, saved, ...add(await acceptPicture())),
  'draft-not-saved-full': () => open({ answers }, keep, { type: 'draftFailed', trouble: 'full' }),
  'draft-not-saved-refused': () => open({ answers }, keep, { type: 'draftFailed', trouble: 'refused' }),
  'draft-lacks-the-last-words': () =>
    open(
      { answers },
      keep,
      saved,
      { type: 'formRead', answers: { ...answers, description: 'It shrank again.' }, invalid: [] },
      { type: 'draftFailed', trouble: 'full' },
    ),
  'draft-erased': () => open({ answers }, keep, saved, drop),
  'draft-expired': () => open({ isExpired: true }),
  'review-being-prepared': () => open({ answers }, submit),
  review: async () => (await review([])).state,
  'review-with-files': async () => (await review(await acceptEachKind())).state,
  'review-with-a-file-refused': async () =>
    (await review([await acceptPicture(), refuse('nothing.png', 'empty')])).state,
  'review-with-forgotten-files': () => open({ answers, lost: ['hallway.jpg'] }, submit),
  'review-with-an-undecided-file': async () => {
    const photo = await acceptPicture({ owner: { status: 'unknown' } })
    return open({ answers }, ...add(photo), ...clean(photo, 'it is encrypted'), submit)
  },
  'review-saved': async () => {
    const { state, report } = await review([await acceptPicture()])
    return update(state, { type: 'reportSaved', reference: report.reference })
  },
  'review-too-long': async () => (await review([], longAnswers)).state,
  'review-too-large': async () => (await review([await acceptLarge()])).state,
  'question-by-email': () => handOver([], 'email'),
  'question-by-email-with-a-saved-file': async () => handOver([await acceptPicture()], 'email', { isSaved: true }),
  'question-by-email-too-large': async () => handOver([await acceptLarge()], 'email'),
  'question-by-share': async () =>
    handOver([await acceptPicture()], 'share', { hasFiles: true, isAddressCopied: true }),
  'question-by-copy': () => handOver([], 'copy'),
  'question-with-a-file-refused': async () => {
    const refused = refuse('nothing.png', 'empty')
    const { report, state } = await review([await acceptPicture(), refused])
    return update(state, { type: 'reportHandedOver', attempt: createAttempt(report, 'email') })
  },
  end: async () => confirm(await handOver([], 'email')),
  'end-with-remaining-files': async () => confirm(await handOver(await acceptEachKind(), 'copy')),
}

/** What a visitor wrote to us, and what the page says of it once the email is asked for. */
export interface ContactState {
  readonly answers: Answers
  readonly note?: Parameters<typeof showPressed>[0]
}

const message: Answers = { 'first-name': 'Ada', subject: 'research', message: 'Does the hallway still grow?' }
const longMessage: Answers = { ...message, message: longAnswers.description ?? '' }

/** The states of /contact. */
export const contactStates: Readonly<Record<string, ContactState>> = {
  empty: { answers: {} },
  written: { answers: message },
  pressed: { answers: message, note: 'short' },
  'pressed-without-a-message': { answers: {}, note: 'empty' },
  'pressed-with-too-long-a-message': { answers: longMessage, note: 'copied' },
  'pressed-with-too-long-a-message-not-copied': { answers: longMessage, note: 'notCopied' },
}
