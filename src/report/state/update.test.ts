// The rules of the report. Each fault that was found once is a test here, or can no longer be written.
import { expect, test } from '@playwright/test'
import type { Report } from '../documents/report.ts'
import type { AcceptedFile, ChosenFile, EvidenceFile } from '../evidence/evidence-file.ts'
import { getDraftTask, getFileWork, getReportWork, getSession } from './due.ts'
import {
  type Attempt,
  initialState,
  type ReportEvent,
  type ReportState,
  type Session,
  type StoredDraft,
} from './report-state.ts'
import { getErrors, getTitle, isAtRisk, update } from './update.ts'
import { getLostFiles, getUnsavedFiles } from './update-files.ts'

const run = (state: ReportState, ...events: ReportEvent[]) => events.reduce(update, state)

const content = (name: string) => new File(['%PDF-1.7'], name)
const choose = (name: string, id = name): ChosenFile => ({
  id,
  name,
  file: content(name),
  shouldClean: false,
  status: 'chosen',
})
const accept = (name: string, id = name, change: Partial<AcceptedFile> = {}): AcceptedFile => ({
  ...choose(name, id),
  status: 'accepted',
  format: 'jpeg',
  ...change,
})
const checksums = { sha256: 'f', crc32: 0 }
const answers = { description: 'The hallway grew.' }
const changed: ReportEvent = { type: 'formRead', answers: { description: 'It shrank.' }, invalid: [] }
const openDraft = (stored: StoredDraft, from: ReportState): ReportEvent => ({
  type: 'draftOpened',
  stored,
  contents: new Map(),
  from,
})
const find = (stored?: StoredDraft, contents: ReadonlyMap<string, File> = new Map()): ReportEvent => ({
  type: 'deviceSearched',
  stored,
  contents,
})
const open = (session?: Session, files: readonly ChosenFile[] = []) =>
  run(initialState, { type: 'reportOpened', session, answers: session ? {} : answers, files, restored: [] })
const reloadSession = (state: ReportState): Session | undefined =>
  JSON.parse(JSON.stringify(getSession(state) ?? null)) ?? undefined
const reload = (state: ReportState) => open(reloadSession(state))
const store = (state: ReportState, id: string): StoredDraft => ({
  id,
  savedAt: 1,
  answers: state.answers,
  files: getSession(state)?.files ?? [],
})
const wish: ReportEvent = { type: 'draftChosen', isWanted: true }
const drop: ReportEvent = { type: 'draftChosen', isWanted: false }
const names = (files: readonly EvidenceFile[]) => files.map(({ name }) => name)

const opened = run(open(), find())
const report = { reference: 'AAAA-2222', answers: [], evidence: [] } as Report
const attempt: Attempt = {
  by: 'email',
  reference: report.reference,
  text: 'The report',
  files: 1,
  remainingFiles: 1,
  isAddressCopied: false,
}

/** Returns a state in which a draft of this tab is kept. */
function keep(state: ReportState, revision = 'r1'): ReportState {
  const writing = run(state, wish, { type: 'draftSaveStarted', revision })
  return run(writing, { type: 'draftSaved', stored: store(writing, revision) })
}

/** Returns the question about a report with these files. */
function ask(...names: string[]): ReportState {
  const state = run({ ...opened, files: names.map((name) => accept(name, name, { checksums })) }, changed)
  const review = run(state, { type: 'formSubmitted' })
  const from = { answers: review.answers, files: review.files }
  return run(review, { type: 'reportPrepared', report, from }, { type: 'reportHandedOver', attempt })
}

test('only Yes for the report that was handed over leads to the end, and what is not current is not handed over', () => {
  const asked = ask()
  expect(asked.progress).toEqual({ step: 'question', attempt })
  for (const event of [
    { type: 'deliveryConfirmed', at: 1 },
    { type: 'stepVisited', step: 'sent' },
  ] as ReportEvent[])
    expect(run(opened, event).progress.step).toBe('edit')
  const back = run(asked, { type: 'deliveryDenied' })
  expect(back.progress).toEqual({ step: 'review' })
  for (const step of ['question', 'sent'] as const)
    expect(run(back, { type: 'stepVisited', step }).progress.step).toBe('review')
  expect(run(back, { type: 'deliveryConfirmed', at: 1 }).progress.step).toBe('review')
  expect(
    run(back, changed, { type: 'reportHandedOver', attempt: { ...attempt, reference: 'BBBB-3333' } }).progress,
  ).toEqual({ step: 'review' })
})

test('the end has nothing but what was sent, takes nothing, and every step leads to it', () => {
  const asked = keep(ask('photo.jpg'))
  const sent = run(asked, { type: 'deliveryConfirmed', at: 1 })
  const expectEnd = (state: ReportState) => {
    expect(state).toMatchObject({ progress: { step: 'sent', attempt, sentAt: 1 }, answers: {}, files: [] })
    expect(isAtRisk(state)).toBe(false)
  }
  expectEnd(sent)
  for (const event of [
    { type: 'filesChosen', files: [choose('film.mp4')] },
    changed,
    wish,
    { type: 'stepVisited', step: 'edit' },
    { type: 'formSubmitted' },
  ] satisfies ReportEvent[])
    expectEnd(run(sent, event))
  expect(getDraftTask(sent)).toEqual({ kind: 'erase', own: { revision: 'r1' } })
  expectEnd(reload(sent))
  expect(getDraftTask(reload(sent))).toEqual({ kind: 'erase', own: { revision: 'r1' } })
  const erased = run(sent, { type: 'draftErased' })
  expect(getDraftTask(reload(erased))).toBeUndefined()
  expect(getSession(run(erased, { type: 'reportBegunAnew' }))).toBeUndefined()
})

test('a file that is dropped while the page asks does not join the report, and one that a reload restores is read', () => {
  const asked = ask('photo.jpg')
  expect(run(asked, { type: 'filesChosen', files: [choose('film.mp4')] }).files).toHaveLength(1)
  const restored = run(reload(asked), find(undefined, new Map([['photo.jpg', content('photo.jpg')]])))
  expect(restored).toMatchObject({ progress: { step: 'question' }, files: [{ status: 'chosen' }] })
  expect(run(restored, { type: 'filesChecked', files: [accept('photo.jpg')] }).files).toMatchObject([
    { status: 'accepted' },
  ])
})

test('the title names the step, and begins with an error where there is one', () => {
  const invalid = [{ name: 'email', message: 'Enter your email address' }]
  const failed = run(opened, { type: 'formRead', answers: {}, invalid }, { type: 'formSubmitted' })
  const titles = [
    opened,
    failed,
    run(ask(), { type: 'deliveryDenied' }),
    ask(),
    run(ask(), { type: 'deliveryConfirmed', at: 1 }),
  ]
  expect(new Set(titles.map(getTitle)).size).toBe(5)
  expect(getTitle(failed)).toMatch(/^Error/)
})

test('there is no review of a report with errors, not even of one that a draft has replaced', () => {
  const invalid = [{ name: 'email', message: 'Enter your email address' }]
  const incomplete = run(opened, { type: 'formRead', answers: {}, invalid })
  expect(run(incomplete, { type: 'stepVisited', step: 'review' }).progress.step).toBe('edit')
  const failed = run(incomplete, { type: 'formSubmitted' })
  expect(failed).toMatchObject({ progress: { step: 'edit' }, failedSubmitCount: 1 })
  expect(getErrors(failed)).toEqual(invalid)
  expect(getErrors(run(failed, { type: 'formRead', answers: {}, invalid: [] }))).toEqual([])
  const other: StoredDraft = { id: 'r9', savedAt: 1, answers: {}, files: [] }
  const opening = run(run(open(), find(other)), { type: 'draftOpenRequested' }, { type: 'formSubmitted' })
  expect(opening.progress.step).toBe('review')
  expect(run(opening, openDraft(other, opening)).progress.step).toBe('edit')
  expect(run(ask(), { type: 'deliveryDenied' }, { type: 'formRead', answers: {}, invalid }).progress.step).toBe('edit')
})

test('an error is shown once it was reported, not while an answer is typed', () => {
  const invalid = [{ name: 'email', message: 'Enter your email address' }]
  const typing = run(opened, { type: 'formSubmitted' }, { type: 'changeRequested', name: 'email' })
  expect(getErrors(run(typing, { type: 'formRead', answers: {}, invalid }))).toEqual([])
})

test('a report that was made for other answers or files does not count', () => {
  const state = run(opened, { type: 'formSubmitted' })
  const from = { answers: state.answers, files: state.files }
  const other = run(state, changed)
  expect(run(other, { type: 'reportPrepared', report, from }).report).toBeUndefined()
  expect(getReportWork(other)).toBe(other)
})

test('an answer to a question that is not asked is dropped, from a session and from a draft', () => {
  const stored = { ...answers, 'zone-texas': 'America/Denver' }
  const draft: StoredDraft = { id: 'r9', savedAt: 0, answers: stored, files: [] }
  const fromSession = open({ answers: stored, files: [] })
  const found = run(open(), find(draft), { type: 'draftOpenRequested' })
  for (const state of [fromSession, run(found, openDraft(draft, found))]) {
    expect(state.answers).not.toHaveProperty('zone-texas')
    expect(state.answers).toMatchObject(answers)
  }
})

test('what is typed and chosen while a draft is read stays', () => {
  const draft: StoredDraft = { id: 'r9', savedAt: 0, answers: { ...answers, email: 'ada@mail.example' }, files: [] }
  const found = run(open(undefined, [choose('replaced.jpg')]), find(draft), { type: 'draftOpenRequested' })
  const state = run(found, changed, { type: 'filesChosen', files: [choose('photo.jpg')] }, openDraft(draft, found))
  expect(names(state.files)).toEqual(['photo.jpg'])
  expect(state.answers).toMatchObject({ description: 'It shrank.', email: 'ada@mail.example' })
  expect(getDraftTask(state)).toMatchObject({ kind: 'save' })
})

test('after a reload the session says which files there are, and the device gives the bytes of those alone', () => {
  const files = [accept('image.jpg', 'a', { shouldClean: true }), accept('image.jpg', 'b'), accept('film.mp4', 'c')]
  const reloaded = reload(keep({ ...opened, files }))
  expect(names(getLostFiles(reloaded))).toEqual([])
  expect(getReportWork({ ...reloaded, progress: { step: 'review' } })).toBeUndefined()
  const task = getDraftTask(reloaded)
  expect(task).toMatchObject({ kind: 'look', fileIds: ['a', 'b', 'c'] })
  const contents = new Map([
    ['a', content('image.jpg')],
    ['other', content('other.jpg')],
  ])
  const found = run(reloaded, find(store(keep({ ...opened, files }), 'r1'), contents))
  expect(found.files).toMatchObject([
    { id: 'a', status: 'chosen', shouldClean: true },
    { id: 'b', status: 'lost' },
    { id: 'c', status: 'lost' },
  ])
  expect(names(getLostFiles(reload(found)))).toEqual([])
  expect(getSession(found)?.files).toHaveLength(3)
  const read = run(found, { type: 'filesChecked', files: [accept('image.jpg', 'a')] })
  expect(names(getLostFiles(read)), 'a file that is back takes no other place').toEqual(['image.jpg', 'film.mp4'])
  const again = accept('image.jpg', 'd')
  const chosen = run(
    found,
    { type: 'filesChosen', files: [choose('image.jpg', 'd')] },
    { type: 'filesChecked', files: [again] },
  )
  expect(chosen.files.map(({ id, status }) => `${id} ${status}`)).toEqual(['a chosen', 'c lost', 'd accepted'])
  expect(getLostFiles(run(chosen, { type: 'lostFilesDismissed' }))).toEqual([])
})

test('a file that the browser restores is the one of the session, and one that was removed stays removed', () => {
  const session = reloadSession({ ...opened, files: [accept('photo.jpg', 'a', { shouldClean: true })] })
  const restored = [choose('removed.jpg', 'b'), choose('photo.jpg', 'c')]
  const state = run(initialState, { type: 'reportOpened', session, answers: {}, files: [], restored })
  expect(state.files).toMatchObject([{ id: 'a', status: 'chosen', shouldClean: true }])
})

test('a file that is chosen again is sent without what it records where that was wanted before', () => {
  const files = [accept('photo.jpg', 'a', { shouldClean: true })]
  const lost = run(reload({ ...opened, files }), find())
  const checked: ReportEvent = { type: 'filesChecked', files: [accept('photo.jpg', 'b')] }
  const again = run(lost, { type: 'filesChosen', files: [choose('photo.jpg', 'b')] }, checked)
  expect(again.files).toMatchObject([{ id: 'b', shouldClean: true }])
})

test('a draft of another revision is not written over before the visitor chooses', () => {
  const kept = keep(opened)
  const other: StoredDraft = { id: 'r2', savedAt: 2, answers: { description: 'Newer words' }, files: [] }
  for (const state of [
    run(reload(kept), find(other)),
    run(kept, changed, { type: 'otherDraftFound', stored: other }),
  ]) {
    expect(state.draft).toEqual({ status: 'found', isWanted: true, id: 'r2', savedAt: 2 })
    expect(getDraftTask(state)).toBeUndefined()
    expect(getUnsavedFiles({ ...state, files: [accept('photo.jpg')] })).toHaveLength(1)
    const replacing = run(state, { type: 'draftReplaceRequested' })
    expect(getDraftTask(replacing)).toMatchObject({ kind: 'save', own: { revision: 'r2' } })
  }
  expect(run(run(open(), find(other)), wish).draft).toMatchObject({ status: 'found', isWanted: true })
})

test('a draft that was being written when the page was left is this tab’s own', () => {
  const writing = run(opened, wish, { type: 'draftSaveStarted', revision: 'r1' })
  for (const stored of [undefined, store(writing, 'r1')]) {
    const state = run(reload(writing), find(stored))
    expect(state.draft.status).toBe(stored ? 'kept' : 'wanted')
  }
  const unticked = run(writing, drop)
  expect(getDraftTask(unticked)).toEqual({ kind: 'erase', own: { writing: 'r1' } })
  expect(getDraftTask(reload(unticked))).toEqual({ kind: 'erase', own: { writing: 'r1' } })
})

test('a draft that is not on the device any more is not said to be saved, and not saved again unasked', () => {
  const kept = keep(opened)
  for (const state of [
    run(reload(kept), find()),
    run(kept, { type: 'pageShown' }, find()),
    run(kept, { type: 'draftMissed' }),
  ]) {
    expect(state.draft).toMatchObject({ status: 'off', after: 'erasing' })
    expect(getDraftTask(state)).toBeUndefined()
  }
})

test('what is asked for while the device is searched or a draft erased is done after it', () => {
  expect(getDraftTask(run(open(), wish, find()))).toMatchObject({ kind: 'save', own: {} })
  const erasing = run(keep(opened), drop)
  expect(getDraftTask(erasing)).toMatchObject({ kind: 'erase' })
  expect(getDraftTask(run(erasing, wish, { type: 'draftErased' }))).toMatchObject({ kind: 'save', own: {} })
  expect(getDraftTask(run(erasing, { type: 'draftExpired' }))).toMatchObject({ kind: 'erase' })
})

test('where the session stores nothing, answers are at risk until a draft has them', () => {
  const refused = run(opened, { type: 'sessionWritten', isSessionStored: false })
  expect(isAtRisk(refused)).toBe(true)
  expect(isAtRisk(keep(refused))).toBe(false)
  expect(isAtRisk(run(keep(refused), changed))).toBe(true)
})

test('a full storage is tried again only with other files, and what it lacks stays at risk', () => {
  const state = { ...opened, files: [accept('photo.jpg')] }
  const wanted = run(state, wish)
  const full = run(wanted, { type: 'draftRefused', why: 'full', files: getSession(wanted)?.files ?? [] })
  expect(getDraftTask(full)).toBeUndefined()
  const typed = run(full, changed)
  expect(getDraftTask(typed)).toBeUndefined()
  expect(isAtRisk(typed)).toBe(true)
  expect(getDraftTask(run(typed, { type: 'fileRemoved', id: 'photo.jpg' }))).toMatchObject({ kind: 'save' })
  expect(run(full, { type: 'pageShown' }, find()).draft).toMatchObject({ status: 'refused', why: 'full' })
})

test('a database that fails is not asked again before the page is shown again', () => {
  const looking = run(keep(opened), { type: 'pageShown' })
  const failed = run(looking, { type: 'draftRefused', why: 'blocked', files: [] })
  expect([getDraftTask(looking)?.kind, getDraftTask(failed)]).toEqual(['look', undefined])
  expect(getDraftTask(run(failed, { type: 'pageShown' }))?.kind).toBe('look')
})

test('a file is cleaned once, however often the choice is changed meanwhile', () => {
  const toggle = (shouldClean: boolean): ReportEvent => ({ type: 'cleaningChosen', id: 'photo.jpg', shouldClean })
  const examined = { ...opened, files: [accept('photo.jpg', 'photo.jpg', { checksums })] }
  const wanted = run(examined, toggle(true), toggle(false), toggle(true))
  expect(getFileWork(wanted)?.id).toBe('photo.jpg')
  const copy = { content: new Blob(), checksums }
  const cleaned = run(wanted, { type: 'fileCleaned', id: 'photo.jpg', copy })
  expect(getFileWork(cleaned)).toBeUndefined()
  const kept = run(wanted, toggle(false), { type: 'fileCleaned', id: 'photo.jpg', copy })
  expect(kept.files[0]).toMatchObject({ shouldClean: false, cleanedCopy: undefined })
})

test('a file of which no copy can be made keeps what it records, and is said to', () => {
  const wanted = { ...opened, files: [accept('photo.jpg', 'photo.jpg', { checksums, shouldClean: true })] }
  const refused = run(wanted, { type: 'fileCleaned', id: 'photo.jpg', reason: 'it is encrypted' })
  expect(refused.files[0]?.shouldClean).toBe(false)
  expect(refused.fileNotice).toEqual({ kind: 'not cleaned', name: 'photo.jpg', reason: 'it is encrypted' })
})

test('a page says that everything is erased until something is written or stored', () => {
  const erased = run(initialState, { type: 'erasedPageOpened', erasure: 'done' })
  expect(erased.erasure).toBe('done')
  for (const event of [changed, wish]) expect(run(erased, event).erasure).toBeUndefined()
})

test('a page that is about to be replaced stores nothing and asks for nothing more', () => {
  const erased = run(keep(ask('photo.jpg')), { type: 'reportErased' })
  expect([getSession(erased), getDraftTask(erased), getFileWork(erased), getReportWork(erased)]).toEqual(
    Array(4).fill(undefined),
  )
  expect(isAtRisk(erased)).toBe(false)
})
