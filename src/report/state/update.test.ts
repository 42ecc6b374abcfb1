// The rules of the report. Each fault that was found once is a test here, or can no longer be written.
import { expect, test } from '@playwright/test'
import type { Report } from '../documents/report.ts'
import type { EvidenceFile, ReadFile, RefusedFile, UncheckedFile, UnreadFile } from '../evidence/evidence-file.ts'
import { createRejection, createSizeRejection } from '../evidence/file-rejection.text.ts'
import { getDraftTask, getFileWork, getReportWork, getSession, isEmptySession } from './due.ts'
import {
  type Attempt,
  initialState,
  type ReportEvent,
  type ReportState,
  type Session,
  type StoredDraft,
} from './report-state.ts'
import { getContent, getErrors, getTitle, getUnsavedFiles, isAtRisk, isDraftCurrent, update } from './update.ts'

const run = (state: ReportState, ...events: ReportEvent[]) => events.reduce(update, state)

const content = (name: string) => new File(['%PDF-1.7'], name)
const choose = (name: string, id = name): UncheckedFile => ({
  id,
  name,
  file: content(name),
  shouldClean: false,
  outcome: 'unchecked',
})
const accept = (name: string, id = name): UnreadFile => ({ ...choose(name, id), outcome: 'unread', format: 'jpeg' })
const checksums = { sha256: 'f', crc32: 0 }
const read = (name: string, id = name, shouldClean = false): ReadFile => ({
  ...accept(name, id),
  outcome: 'as it is',
  shouldClean,
  metadata: undefined,
  checksums,
})
const examined = (id: string): ReportEvent => ({
  type: 'fileExamined',
  id,
  result: { metadata: undefined, checksums },
})
const answers = { description: 'The hallway grew.' }
const changed: ReportEvent = { type: 'formRead', answers: { description: 'It shrank.' }, invalid: [] }
const openDraft = (stored: StoredDraft): ReportEvent => ({ type: 'draftOpened', stored, contents: new Map() })
const find = (
  stored?: StoredDraft,
  contents: ReadonlyMap<string, File> = new Map(),
  wasErased = false,
): ReportEvent => ({ type: 'deviceSearched', stored, wasErased, contents })
const open = (session?: Session, restored: readonly UncheckedFile[] = []) =>
  run(initialState, {
    type: 'reportOpened',
    session,
    answers: session ? session.answers : answers,
    files: [],
    restored,
    isErased: false,
  })
const reloadSession = (state: ReportState): Session => JSON.parse(JSON.stringify(getSession(state)))
const reload = (state: ReportState) => open(reloadSession(state))
const store = (state: ReportState, id: string): StoredDraft => ({
  ...getContent(state),
  id,
  savedAt: 1,
})
const wish: ReportEvent = { type: 'draftChosen', isWanted: true }
const drop: ReportEvent = { type: 'draftChosen', isWanted: false }
const fail = (trouble: 'busy' | 'full' | 'refused' | 'ours' | 'unreadable'): ReportEvent => ({
  type: 'draftFailed',
  trouble,
})
const list = (files: readonly EvidenceFile[]) => files.map(({ name, outcome }) => `${name} ${outcome}`)
const names = (files: readonly EvidenceFile[]) => files.map(({ name }) => name)
const forgotten = (state: ReportState) => names(state.files.filter(({ outcome }) => outcome === 'forgotten'))

const opened = run(open(), find())
const report: Report = { reference: 'AAAA-2222', answers: [], evidence: [], missing: [] }
const attempt: Attempt = { by: 'email', report, hasFiles: true }

/** Returns a state in which a draft of this tab is kept. */
function keep(state: ReportState, revision = 'r1'): ReportState {
  const writing = run(state, wish, { type: 'draftSaveStarted', revision })
  return run(writing, { type: 'draftSaved', stored: store(writing, revision) })
}

/** Returns the question about a report with these files. */
function ask(...names: string[]): ReportState {
  const state = run({ ...opened, files: names.map((name) => read(name)) }, changed)
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
    run(back, changed, {
      type: 'reportHandedOver',
      attempt: { ...attempt, report: { ...report, reference: 'BBBB-3333' } },
    }).progress,
  ).toEqual({ step: 'review' })
})

test('the end has nothing but what was sent, takes nothing, and every step leads to it', () => {
  const asked = keep(ask('photo.jpg'))
  const sent = run(asked, { type: 'deliveryConfirmed', at: 1 })
  const expectEnd = (state: ReportState) => {
    expect(state).toMatchObject({ progress: { step: 'sent', attempt, sentAt: 1 }, answers: {}, files: [] })
    expect(isAtRisk(run(state, { type: 'draftErased' }))).toBe(false)
  }
  expectEnd(sent)
  for (const event of [
    { type: 'filesChosen', files: [choose('film.mp4')] },
    changed,
    wish,
    { type: 'stepVisited', step: 'edit' },
    { type: 'formSubmitted' },
    { type: 'changeRequested', name: 'description' },
    { type: 'answersFilled', answers: { 'date-time': '2026-01-01T00:00' } },
    { type: 'deliveryDenied' },
  ] satisfies ReportEvent[])
    expectEnd(run(sent, event))
  expect(getDraftTask(sent)).toEqual({ kind: 'erase', own: { draftId: 'r1', revision: 'r1' } })
  expectEnd(reload(sent))
  expect(getDraftTask(reload(sent))).toEqual({ kind: 'erase', own: { draftId: 'r1', revision: 'r1' } })
  const erased = run(sent, { type: 'draftErased' })
  expect(getDraftTask(reload(erased))).toBeUndefined()
  expect(isEmptySession(getSession(run(erased, { type: 'reportBegunAnew' })))).toBe(true)
  expect(getDraftTask(reload(run(sent, { type: 'reportBegunAnew' }))), 'it is still due').toMatchObject({
    kind: 'erase',
  })
})

test('Yes that is pressed after No, while the question is still there, sends nothing and erases no draft', () => {
  const denied = run(keep(ask()), { type: 'deliveryDenied' }, { type: 'deliveryConfirmed', at: 1 })
  expect(denied.progress.step).toBe('review')
  expect(getDraftTask(denied)).toBeUndefined()
})

test('a draft that is opened late does not take away the question', () => {
  const found = run(ask(), find(store(opened, 'r9')), { type: 'draftOpenRequested' })
  expect(getDraftTask(found)).toBeUndefined()
  expect(getDraftTask(run(found, { type: 'deliveryDenied' }))).toEqual({ kind: 'open' })
})

test('a file that is dropped while the page asks does not join the report, and one that a reload restores is read', () => {
  const asked = ask('photo.jpg')
  expect(run(asked, { type: 'filesChosen', files: [choose('film.mp4')] }).files).toHaveLength(1)
  const restored = run(reload(asked), find(undefined, new Map([['photo.jpg', content('photo.jpg')]])))
  expect(restored.progress.step).toBe('question')
  expect(list(restored.files)).toEqual(['photo.jpg unchecked'])
  expect(list(run(restored, { type: 'filesChecked', files: [accept('photo.jpg')] }).files)).toEqual([
    'photo.jpg unread',
  ])
})

test('what was passed on stays as it was, after a reload and after other answers', () => {
  const report: Report = { reference: 'AAAA-2222', answers: [], evidence: [], missing: [{ name: 'a', reason: 'heic' }] }
  const asked = { ...ask('photo.jpg'), progress: { step: 'question', attempt: { ...attempt, report } } } as const
  for (const state of [reload(asked), run(asked, changed)]) expect(state.progress).toEqual(asked.progress)
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
  expect(run(opening, openDraft(other)).progress.step).toBe('edit')
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
  for (const state of [fromSession, run(found, openDraft(draft))]) {
    expect(state.answers).not.toHaveProperty('zone-texas')
    expect(state.answers).toMatchObject(answers)
  }
})

test('what is typed and chosen while a draft is read stays', () => {
  const draft: StoredDraft = { id: 'r9', savedAt: 0, answers: { ...answers, email: 'ada@mail.example' }, files: [] }
  const found = run(open(undefined, [choose('replaced.jpg')]), find(draft), { type: 'draftOpenRequested' })
  const state = run(found, changed, { type: 'filesChosen', files: [choose('photo.jpg')] }, openDraft(draft))
  expect(names(state.files)).toEqual(['photo.jpg'])
  expect(state.answers).toMatchObject({ description: 'It shrank.', email: 'ada@mail.example' })
  expect(getDraftTask(state)).toMatchObject({ kind: 'save' })
  const late = run(found, fail('busy'), changed, fail('busy'), openDraft(draft))
  expect(late.answers, 'however long that takes').toMatchObject({ description: 'It shrank.' })
})

test('a report has every chosen file, with what became of it as the visitor wishes, or there is none', () => {
  const review = (...files: EvidenceFile[]) => run({ ...opened, files }, { type: 'formSubmitted' })
  const cleaned = { ...read('a.jpg', 'a', true), outcome: 'cleaned', copy: { content: new Blob(), checksums } } as const
  const refused = { ...cleaned, outcome: 'refused', rejection: createRejection('a.jpg', 'empty') } as const
  const noCopy = { ...read('a.jpg', 'a', true), outcome: 'no copy', reason: 'it is encrypted' } as const
  const lost = { id: 'a', name: 'a.jpg', shouldClean: false, outcome: 'forgotten' } as const
  for (const file of [read('a.jpg'), cleaned, refused, { ...noCopy, shouldClean: false, outcome: 'as it is' } as const])
    expect(getReportWork(review(file, read('b.jpg'))), file.outcome).toBeDefined()
  for (const file of [choose('a.jpg'), accept('a.jpg'), read('a.jpg', 'a', true), noCopy, lost])
    expect(getReportWork(review(file, read('b.jpg'))), file.outcome).toBeUndefined()
})

test('a file of which no copy can be made stays to be cleaned, until the visitor sends it as it is or leaves it out', () => {
  const wanted = run({ ...opened, files: [read('film.mp4', 'a', true)] }, { type: 'formSubmitted' })
  expect(getFileWork(wanted)?.id).toBe('a')
  const failed = run(wanted, {
    type: 'cleaningTried',
    id: 'a',
    result: { outcome: 'no copy', reason: 'it is encrypted' },
  })
  expect(failed.files).toMatchObject([{ outcome: 'no copy', shouldClean: true, reason: 'it is encrypted' }])
  expect([getFileWork(failed), getReportWork(failed)]).toEqual([undefined, undefined])
  const asItIs = run(failed, { type: 'cleaningChosen', id: 'a', shouldClean: false })
  expect(list(asItIs.files)).toEqual(['film.mp4 as it is'])
  for (const state of [asItIs, run(failed, { type: 'fileRemoved', id: 'a' })])
    expect(getReportWork(state)).toBeDefined()
})

test('after a reload the session says which files there are, and the device gives the bytes of those alone', () => {
  const files = [read('image.jpg', 'a', true), read('image.jpg', 'b'), read('film.mp4', 'c')]
  const reloaded = reload(keep({ ...opened, files }))
  expect(forgotten(reloaded)).toEqual(['image.jpg', 'image.jpg', 'film.mp4'])
  expect(getDraftTask(reloaded)).toMatchObject({ kind: 'look', fileIds: ['a', 'b', 'c'] })
  const contents = new Map([
    ['a', content('image.jpg')],
    ['other', content('other.jpg')],
  ])
  const found = run(reloaded, find(store(keep({ ...opened, files }), 'r1'), contents))
  expect(list(found.files)).toEqual(['image.jpg unchecked', 'image.jpg forgotten', 'film.mp4 forgotten'])
  expect(getReportWork(run(found, { type: 'formSubmitted' }))).toBeUndefined()
  const checked = run(found, { type: 'filesChecked', files: [accept('image.jpg', 'a')] })
  expect(forgotten(checked), 'a file that is back takes no other place').toEqual(['image.jpg', 'film.mp4'])
  const again = run(
    checked,
    { type: 'filesChosen', files: [choose('image.jpg', 'd')] },
    { type: 'filesChecked', files: [accept('image.jpg', 'd')] },
  )
  expect(again.files.map(({ id, outcome }) => `${id} ${outcome}`)).toEqual(['a unread', 'c forgotten', 'd unread'])
  expect(forgotten(run(again, { type: 'forgottenFilesDismissed' }))).toEqual([])
})

test('bytes that come late are in the report that is made then', () => {
  const kept = keep({ ...opened, files: [read('photo.jpg')] })
  const reloaded = run(reload(kept), fail('busy'), { type: 'formSubmitted' })
  expect(getReportWork(reloaded)).toBeUndefined()
  const late = run(reloaded, find(store(kept, 'r1'), new Map([['photo.jpg', content('photo.jpg')]])))
  expect(getReportWork(late)).toBeUndefined()
  const ready = run(late, { type: 'filesChecked', files: [accept('photo.jpg')] }, examined('photo.jpg'))
  expect(getReportWork(ready)?.files).toMatchObject([{ outcome: 'as it is' }])
  // Before the page can name it, another file of its name is another one. Then the visitor may have chosen it again.
  const early = { type: 'filesChecked', files: [accept('photo.jpg', 'b')] } as const
  const both = run(reload(kept), { type: 'filesChosen', files: [choose('photo.jpg', 'b')] }, early)
  expect(list(both.files)).toEqual(['photo.jpg forgotten', 'photo.jpg unread'])
  const chosen = run(
    reloaded,
    { type: 'filesChosen', files: [choose('photo.jpg', 'b')] },
    { type: 'filesChecked', files: [accept('photo.jpg', 'b')] },
    find(store(kept, 'r1'), new Map([['photo.jpg', content('photo.jpg')]])),
  )
  expect(chosen.files.map(({ id }) => id)).toEqual(['b'])
})

test('of two files of one name each has its own refusal, wish and place', () => {
  const bad = { ...choose('a.png', 'bad'), outcome: 'refused', rejection: createRejection('a.png', 'empty') } as const
  for (const order of [
    [accept('a.png', 'good'), bad],
    [bad, accept('a.png', 'good')],
  ]) {
    const chosen = { type: 'filesChosen', files: order.map(({ id }) => choose('a.png', id)) } as const
    const both = run(opened, chosen, { type: 'filesChecked', files: order })
    expect(list(both.files).toSorted()).toEqual(['a.png refused', 'a.png unread'])
    const next = [accept('a.png', 'next')]
    const better = run(
      both,
      { type: 'filesChosen', files: [choose('a.png', 'next')] },
      { type: 'filesChecked', files: next },
    )
    expect(list(better.files), 'a better one answers the refusal').toEqual(['a.png unread', 'a.png unread'])
  }
  const session: Session = {
    answers,
    files: [
      { id: 'a', name: 'a.png', shouldClean: false, outcome: 'forgotten', size: 1, lastModified: 1 },
      { id: 'b', name: 'a.png', shouldClean: true, outcome: 'forgotten', size: 2, lastModified: 2 },
    ],
  }
  const choice = (size: number): EvidenceFile[] => {
    const file = { ...choose('a.png', 'c'), size, lastModified: size }
    const checked: ReportEvent = { type: 'filesChecked', files: [{ ...file, outcome: 'unread', format: 'png' }] }
    return [...run(open(session), find(), { type: 'filesChosen', files: [file] }, checked).files]
  }
  expect(choice(1)).toMatchObject([{ id: 'b' }, { id: 'c', shouldClean: false }])
  expect(choice(2)).toMatchObject([{ id: 'a' }, { id: 'c', shouldClean: true }])
  // Of one that was changed meanwhile nobody can tell which it is: then it is sent without what it contains.
  expect(choice(3)).toMatchObject([{ id: 'a' }, { id: 'c', shouldClean: true }])
})

test('a file that the browser restores is the one of the session, and one that was removed stays removed', () => {
  const session = reloadSession({ ...opened, files: [read('photo.jpg', 'a', true)] })
  const restored = [choose('removed.jpg', 'b'), choose('photo.jpg', 'c')]
  expect(open(session, restored).files).toMatchObject([{ id: 'a', outcome: 'unchecked', shouldClean: true }])
  const [one, other] = [1, 2].map((size) => ({ ...read('photo.jpg', `of ${size} bytes`, size === 1), size }))
  const both = reloadSession({ ...opened, files: [one, other].filter((file) => file !== undefined) })
  expect(open(both, [{ ...choose('photo.jpg'), size: 2 }]).files).toMatchObject([
    { id: 'of 1 bytes', outcome: 'forgotten', shouldClean: true },
    { id: 'of 2 bytes', outcome: 'unchecked', shouldClean: false },
  ])
})

test('a refusal is there after a reload', () => {
  const refused: ReportEvent = { type: 'fileRefused', id: 'a.png', rejection: createRejection('a.png', 'empty') }
  const state = run({ ...opened, files: [accept('a.png')] }, refused)
  expect(list(reload(state).files)).toEqual(['a.png refused'])
})

test('a draft of another revision is not written over before the visitor chooses', () => {
  const kept = keep(opened)
  const other: StoredDraft = { id: 'r2', savedAt: 2, answers: { description: 'Newer words' }, files: [] }
  for (const state of [
    run(reload(kept), find(other)),
    run(kept, changed, { type: 'otherDraftFound', stored: other }),
  ]) {
    expect(state.draft).toMatchObject({ wish: 'keep', device: { status: 'other', id: 'r2', savedAt: 2 } })
    expect(getDraftTask(state)).toBeUndefined()
    expect(getUnsavedFiles({ ...state, files: [read('photo.jpg')] })).toHaveLength(1)
    const replacing = run(state, { type: 'draftReplaceRequested' })
    expect(getDraftTask(replacing)).toMatchObject({ kind: 'save', own: { revision: 'r2' } })
    expect(getDraftTask(run(state, drop)), 'it is no draft of this tab').toBeUndefined()
  }
})

test('a draft that was being written when the page was left is this tab’s own', () => {
  const writing = run(opened, wish, { type: 'draftSaveStarted', revision: 'r1' })
  for (const stored of [undefined, store(writing, 'r1')]) {
    const state = run(reload(writing), find(stored))
    expect(isDraftCurrent(state)).toBe(stored !== undefined)
  }
  const unticked = run(writing, drop)
  expect(getDraftTask(unticked)).toEqual({ kind: 'erase', own: { draftId: 'r1', writing: 'r1' } })
  expect(getDraftTask(reload(unticked))).toEqual({ kind: 'erase', own: { draftId: 'r1', writing: 'r1' } })
})

test('a draft that another page has erased is not said to be saved, and not saved again unasked', () => {
  const kept = keep(opened)
  for (const state of [
    run(reload(kept), find(undefined, undefined, true)),
    run(kept, find(undefined, undefined, true)),
    run(kept, { type: 'draftMissed' }),
    run(kept, find({ ...store(kept, 'r2'), draftId: 'r1' }), find(undefined, undefined, true)),
  ]) {
    expect(state.draft).toMatchObject({ wish: 'none', device: { status: 'none' }, end: 'erased' })
    expect(getDraftTask(state)).toBeUndefined()
  }
})

test('a draft that the browser has cleared is saved again, since nobody erased it', () => {
  const kept = keep({ ...opened, files: [read('photo.jpg')] })
  for (const state of [run(kept, find()), run(reload(kept), find())]) {
    expect(isDraftCurrent(state)).toBe(false)
    expect(getDraftTask(state)).toMatchObject({ kind: 'save', own: {} })
  }
  expect(isAtRisk(run(kept, find()))).toBe(true)
})

test('a draft has the files that are refused or wait to be chosen again, too', () => {
  const refused = { ...choose('b.heic'), outcome: 'refused', rejection: createRejection('b.heic', 'heic') } as const
  const waiting = { ...choose('a.jpg'), outcome: 'forgotten' } as const
  const kept = keep({ ...opened, files: [waiting, read('c.jpg'), refused] })
  expect(isDraftCurrent(kept)).toBe(true)
  const dismissed = run(kept, { type: 'forgottenFilesDismissed' })
  expect([isDraftCurrent(dismissed), getDraftTask(dismissed)?.kind]).toEqual([false, 'save'])
  const stored = store(kept, 'r1')
  const contents = new Map([['c.jpg', content('c.jpg')]])
  const found = run(open(), find(stored), { type: 'draftOpenRequested' }, { type: 'draftOpened', stored, contents })
  expect(list(found.files).toSorted()).toEqual(['a.jpg forgotten', 'b.heic refused', 'c.jpg unchecked'])
  expect(getReportWork(run(found, { type: 'formSubmitted' })), 'the report waits for it').toBeUndefined()
})

test('a file for which there was no room stays named until the visitor removes it, whatever else is removed', () => {
  const refuse = (name: string, size: number) =>
    ({ ...choose(name), size, outcome: 'refused', rejection: createSizeRejection(name, size, 2 ** 20) }) as const
  const state = { ...opened, files: [read('a.jpg'), refuse('b.jpg', 2 ** 20 * 50), refuse('c.jpg', 2 ** 30)] }
  const [late, large] = run(state, { type: 'fileRemoved', id: 'a.jpg' }).files
  expect(late).toMatchObject({ name: 'b.jpg', outcome: 'refused' })
  expect((late as RefusedFile).rejection.message, 'how much room there was is not known any more').not.toMatch(/MB/)
  expect(large).toEqual(state.files[2])
})

test('a wish that is changed before it was done is what counts', () => {
  const kept = keep(opened)
  const erasing = run(kept, drop)
  expect(getDraftTask(erasing)).toMatchObject({ kind: 'erase', own: { draftId: 'r1', revision: 'r1' } })
  const wantedAgain = run(erasing, wish)
  const own = { revision: 'r1', draftId: undefined }
  expect(getDraftTask(wantedAgain), 'it may be gone already, and is another one then').toMatchObject({
    kind: 'look',
    own,
  })
  expect(isDraftCurrent(wantedAgain)).toBe(false)
  expect(getDraftTask(run(wantedAgain, find()))).toMatchObject({ kind: 'save' })
  expect(isDraftCurrent(run(wantedAgain, find(store(kept, 'r1'))))).toBe(true)
  const erased = run(erasing, wish, { type: 'draftErased' })
  expect(getDraftTask(erased)).toMatchObject({ kind: 'save', own: {} })
  expect(getDraftTask(run(open(), wish, find()))).toMatchObject({ kind: 'save', own: {} })
  expect(getDraftTask(run(erasing, { type: 'draftExpired' }))).toBeUndefined()
})

test('a draft is said to be erased only where one was there', () => {
  const tried = run(opened, wish, { type: 'draftSaveStarted', revision: 'r1' }, fail('full'), drop)
  expect(getDraftTask(tried)).toMatchObject({ kind: 'erase' })
  expect(run(tried, { type: 'draftErased' }).draft.end).toBe('erased')
  expect(run(tried, { type: 'draftErased', wasNone: true }).draft).toMatchObject({ wish: 'none', end: undefined })
})

test('whatever hinders the device, what is wanted is due until it is done, also over a reload', () => {
  for (const trouble of ['busy', 'full', 'unreadable', 'refused', 'ours'] as const) {
    const saving = run(opened, wish, fail(trouble))
    expect(saving.draft).toMatchObject({ wish: 'keep', trouble })
    for (const state of [saving, run(reload(saving), find())]) expect(getDraftTask(state)?.kind).toBe('save')
    const sent = run(keep(ask()), { type: 'deliveryConfirmed', at: 1 }, fail(trouble))
    const unticked = run(keep(opened), drop, fail(trouble))
    const erased = run(keep(opened), { type: 'reportErased' })
    for (const state of [sent, unticked, reload(sent), reload(unticked), reload(erased)])
      expect(getDraftTask(state)?.kind).toBe('erase')
    const found = run(open(), find(store(opened, 'r9')), { type: 'draftOpenRequested' }, fail(trouble))
    expect(getDraftTask(found)).toEqual({ kind: 'open' })
    expect(run(saving, { type: 'draftSaved', stored: store(saving, 'r1') }).draft.trouble).toBeUndefined()
  }
})

test('what is not in the draft is at risk as long as the device does not take it', () => {
  const state = { ...opened, files: [read('photo.jpg')] }
  const full = run(state, wish, fail('full'))
  expect([isAtRisk(full), isDraftCurrent(full)]).toEqual([true, false])
  const kept = keep(state)
  expect([isAtRisk(kept), isDraftCurrent(kept)]).toEqual([false, true])
  const cleaned = run(kept, { type: 'cleaningChosen', id: 'photo.jpg', shouldClean: true }, fail('busy'))
  expect([isAtRisk(cleaned), isDraftCurrent(cleaned)]).toEqual([true, false])
})

test('where the session stores nothing, answers are at risk until a draft has them', () => {
  const refused = run(opened, { type: 'sessionWritten', isSessionStored: false })
  expect(isAtRisk(refused)).toBe(true)
  expect(isAtRisk(keep(refused))).toBe(false)
  expect(isAtRisk(run(keep(refused), changed))).toBe(true)
})

test('a file is cleaned once, however often the choice is changed meanwhile', () => {
  const toggle = (shouldClean: boolean): ReportEvent => ({ type: 'cleaningChosen', id: 'photo.jpg', shouldClean })
  const wanted = run({ ...opened, files: [read('photo.jpg')] }, toggle(true), toggle(false), toggle(true))
  expect(getFileWork(wanted)?.id).toBe('photo.jpg')
  const copy = { content: new Blob(), checksums }
  const cleaned = run(wanted, { type: 'cleaningTried', id: 'photo.jpg', result: { outcome: 'cleaned', copy } })
  expect(getFileWork(cleaned)).toBeUndefined()
  const kept = run(wanted, toggle(false), {
    type: 'cleaningTried',
    id: 'photo.jpg',
    result: { outcome: 'cleaned', copy },
  })
  expect(list(kept.files)).toEqual(['photo.jpg as it is'])
})

test('a page says that everything is erased until something is written or stored, and erases any draft', () => {
  const session = reloadSession(run(keep(ask('photo.jpg')), { type: 'reportErased' }))
  expect(session).toMatchObject({ answers: {}, files: [], draft: { wish: 'erase', own: { isAny: true } } })
  const event: ReportEvent = { type: 'reportOpened', session, answers: {}, files: [], restored: [], isErased: true }
  const erased = run(initialState, event)
  expect(erased.isErased).toBe(true)
  expect(getDraftTask(erased)).toMatchObject({ kind: 'erase', own: { isAny: true } })
  for (const event of [changed, wish]) expect(run(erased, event).isErased).toBe(false)
  expect(getDraftTask(run(erased, wish, find(store(opened, 'r7')))), 'it takes the place of any').toMatchObject({
    kind: 'save',
    own: { revision: 'r7' },
  })
})

test('a draft that is to be erased is at risk of staying, but where nothing can be stored', () => {
  const erased = run(keep(opened), { type: 'draftEraseRequested' })
  expect(isAtRisk(erased)).toBe(true)
  expect(isAtRisk(run(erased, { type: 'draftFailed', trouble: 'busy' }))).toBe(true)
  expect(isAtRisk(run(erased, { type: 'draftFailed', trouble: 'refused' }))).toBe(false)
  expect(isAtRisk(run(erased, { type: 'draftErased' }))).toBe(false)
})

test('a page that is about to be replaced erases at once, and is one to write in where it is not replaced', () => {
  const erased = run(keep(ask('photo.jpg')), { type: 'reportErased' })
  expect([getFileWork(erased), getReportWork(erased)]).toEqual([undefined, undefined])
  expect(getDraftTask(erased)).toMatchObject({ kind: 'erase', own: { isAny: true } })
  expect(erased).toMatchObject({ leaving: 'erased', isErased: true, progress: { step: 'edit' } })
  expect(isAtRisk(erased), 'the browser does not ask').toBe(false)
  const written = run(erased, changed)
  expect(written.leaving).toBeUndefined()
  expect(getSession(written)).toMatchObject({ answers: written.answers, erasures: 1 })
  expect(reload(written)).toMatchObject({ answers: written.answers, erasures: 1 })
})
