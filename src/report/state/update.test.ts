// The rules of the report. Each fault that was found once is a test here, or can no longer be written.
import { expect, test } from '@playwright/test'
import type { Report } from '../documents/report.ts'
import type { EvidenceFile, ReadFile, RefusedFile, UncheckedFile, UnreadFile } from '../evidence/evidence-file.ts'
import { createRejection, createSizeRejection } from '../evidence/file-rejection.text.ts'
import { getErasedDraft, getFileWork, getReportWork, getSession, getUnsavedDraft, isEmptySession } from './due.ts'
import {
  type Attempt,
  initialState,
  type ReportEvent,
  type ReportState,
  type Session,
  type StoredDraft,
  type Trouble,
} from './report-state.ts'
import { getContent, getErrors, getTitle, isAtRisk, update } from './update.ts'

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
const answers = { description: 'The hallway grew.' }
const changed: ReportEvent = { type: 'formRead', answers: { description: 'It shrank.' }, invalid: [] }
const find = (stored?: StoredDraft): ReportEvent => ({ type: 'draftFound', stored })
const open = (session?: Session, restored: readonly UncheckedFile[] = [], stored?: StoredDraft) =>
  run(initialState, {
    type: 'reportOpened',
    session,
    answers: session ? session.answers : answers,
    files: [],
    restored,
    stored,
    isExpired: false,
  })
const reloadSession = (state: ReportState): Session => JSON.parse(JSON.stringify(getSession(state)))
/** Returns the state after a reload, with what the device has then. */
const reload = (state: ReportState, stored?: StoredDraft) => open(reloadSession(state), [], stored)
const store = (state: ReportState, id: string): StoredDraft => ({ ...getContent(state), id, savedAt: 1 })
const wish: ReportEvent = { type: 'draftChosen', isWanted: true }
const drop: ReportEvent = { type: 'draftChosen', isWanted: false }
const fail = (trouble: Trouble): ReportEvent => ({ type: 'draftFailed', trouble })
const list = (files: readonly EvidenceFile[]) => files.map(({ name, outcome }) => `${name} ${outcome}`)
const names = (files: readonly EvidenceFile[]) => files.map(({ name }) => name)
const forgotten = (state: ReportState) => names(state.files.filter(({ outcome }) => outcome === 'forgotten'))

const opened = open()
const report: Report = { reference: 'AAAA-2222', answers: [], evidence: [], missing: [] }
const attempt: Attempt = { by: 'email', report, hasFiles: true }

/** Returns a state in which a draft of this tab is kept. */
function keep(state: ReportState, id = 'r1'): ReportState {
  const wanted = run(state, wish)
  return run(wanted, { type: 'draftSaved', stored: store(wanted, id) })
}

const other: StoredDraft = { id: 'r9', savedAt: 2, answers: { description: 'Newer words' }, files: [] }

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
    expect(isAtRisk(state)).toBe(false)
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
  expectEnd(reload(sent))
  expect(getErasedDraft(asked, sent)).toBe('r1')
  expect(isEmptySession(getSession(run(sent, { type: 'reportBegunAnew' })))).toBe(true)
})

test('Yes that is pressed after No, while the question is still there, sends nothing and erases no draft', () => {
  const denied = run(keep(ask()), { type: 'deliveryDenied' }, { type: 'deliveryConfirmed', at: 1 })
  expect(denied).toMatchObject({ progress: { step: 'review' }, draft: { device: { status: 'own' } } })
})

test('a draft does not take away the question', () => {
  const found = run(ask(), find(other))
  expect(run(found, { type: 'draftOpened' })).toBe(found)
  const open = run(found, { type: 'deliveryDenied' }, { type: 'draftOpened' })
  expect(open.answers).toMatchObject({ description: 'Newer words' })
})

test('a file that is dropped while the page asks does not join the report, and one that a reload restores is read', () => {
  const asked = ask('photo.jpg')
  expect(run(asked, { type: 'filesChosen', files: [choose('film.mp4')] }).files).toHaveLength(1)
  const restored = open(reloadSession(asked), [choose('photo.jpg', 'other id')])
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
  const opening = run(open(), find(other), { type: 'formSubmitted' })
  expect(opening.progress.step).toBe('review')
  expect(run(opening, { type: 'draftOpened' }).progress.step).toBe('edit')
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
  const opened = run(open(), find(draft), { type: 'draftOpened' })
  for (const state of [fromSession, opened]) {
    expect(state.answers).not.toHaveProperty('zone-texas')
    expect(state.answers).toMatchObject(answers)
  }
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

test('after a reload the session says which files there are, and the browser gives the bytes of those alone', () => {
  const files = [read('image.jpg', 'a', true), read('image.jpg', 'b'), read('film.mp4', 'c')]
  const state = { ...opened, files }
  expect(forgotten(reload(state))).toEqual(['image.jpg', 'image.jpg', 'film.mp4'])
  const found = open(reloadSession(state), [choose('image.jpg', 'x'), choose('other.jpg', 'y')])
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
    return [...run(open(session), { type: 'filesChosen', files: [file] }, checked).files]
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

test('another draft is not written over before the visitor chooses', () => {
  const kept = keep(opened)
  for (const state of [reload(kept, other), run(kept, changed, find(other))]) {
    expect(state.draft).toMatchObject({ isWanted: true, device: { status: 'other', stored: { id: 'r9' } } })
    expect(getUnsavedDraft(state)).toBeUndefined()
    const replacing = run(state, { type: 'draftReplaced' })
    expect(replacing.draft).toMatchObject({ isWanted: true, device: { status: 'own', stored: { id: 'r9' } } })
    expect(getUnsavedDraft(replacing)).toEqual(getContent(state))
    const unticked = run(state, drop)
    expect(unticked.draft.device.status, 'it is no draft of this tab').toBe('other')
    const erased = run(unticked, { type: 'draftErased' })
    expect(getErasedDraft(unticked, erased)).toBe('r9')
    expect(erased).toMatchObject({ answers: state.answers, draft: { isWanted: false, end: 'erased' } })
  }
})

test('a draft that is gone was erased: it is not saved again unasked, and the page keeps its own words', () => {
  const kept = run(keep(opened), changed)
  for (const state of [reload(kept), run(kept, find())]) {
    expect(state.draft).toMatchObject({ isWanted: false, device: { status: 'none' }, end: 'erased' })
    expect(getUnsavedDraft(state)).toBeUndefined()
    expect(state.answers).toEqual(kept.answers)
    expect(getUnsavedDraft(run(state, wish)), 'unless it is asked for').toEqual(getContent(state))
  }
})

test('what another tab has made of a draft, and erased, is not saved again by who had it before', () => {
  const replaced = run(keep(opened), find(other))
  for (const state of [run(replaced, find()), reload(replaced)]) {
    expect(state.draft).toMatchObject({ isWanted: false, device: { status: 'none' } })
    expect(getUnsavedDraft(state)).toBeUndefined()
  }
})

test('a draft that a tab opens twice is opened once: what was typed since stays', () => {
  const found = open(undefined, [], other)
  const typed = run(found, { type: 'draftOpened' }, changed)
  expect(run(typed, { type: 'draftOpened' })).toBe(typed)
  expect(getUnsavedDraft(typed)).toMatchObject({ answers: { description: 'It shrank.' } })
})

test('a draft has the names of all files, and no bytes', () => {
  const refused = { ...choose('b.heic'), outcome: 'refused', rejection: createRejection('b.heic', 'heic') } as const
  const waiting = { ...choose('a.jpg'), outcome: 'forgotten' } as const
  const kept = keep({ ...opened, files: [waiting, read('c.jpg', 'c', true), refused] })
  expect(getUnsavedDraft(kept)).toBeUndefined()
  expect(getUnsavedDraft(run(kept, { type: 'forgottenFilesDismissed' }))).toBeDefined()
  const stored: StoredDraft = JSON.parse(JSON.stringify(store(kept, 'r1')))
  const found = run(open(undefined, [], stored), { type: 'draftOpened' })
  expect(list(found.files)).toEqual(['a.jpg forgotten', 'c.jpg forgotten', 'b.heic refused'])
  expect(getUnsavedDraft(found), 'what is opened is not saved again').toBeUndefined()
  expect(getReportWork(run(found, { type: 'formSubmitted' })), 'the report waits for them').toBeUndefined()
  const again: ReportEvent = { type: 'filesChecked', files: [accept('c.jpg', 'd')] }
  const chosen = run(found, { type: 'filesChosen', files: [choose('c.jpg', 'd')] }, again)
  expect(chosen.files).toMatchObject([{ name: 'a.jpg' }, { name: 'b.heic' }, { name: 'c.jpg', shouldClean: true }])
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

test('a draft is said to be erased only where one was there', () => {
  const tried = run(opened, wish, fail('full'), drop)
  expect(tried.draft).toEqual({ isWanted: false, device: { status: 'none' } })
  const kept = keep(opened)
  const erased = run(kept, drop)
  expect(erased.draft.end).toBe('erased')
  expect(getErasedDraft(kept, erased)).toBe('r1')
})

test('what hinders the device is known until it takes the draft, and the wish stays, also over a reload', () => {
  for (const trouble of ['full', 'refused'] as const) {
    const failed = run(opened, wish, fail(trouble))
    expect(failed.draft).toMatchObject({ isWanted: true, trouble })
    expect(run(failed, fail(trouble)), 'nothing is new').toBe(failed)
    for (const state of [failed, reload(failed)]) expect(getUnsavedDraft(state)).toBeDefined()
    expect(keep(failed).draft.trouble).toBeUndefined()
  }
})

test('files are at risk until the report is sent, and answers where neither tab nor draft has them', () => {
  expect(isAtRisk(keep({ ...opened, files: [read('photo.jpg')] }))).toBe(true)
  const refused = run(opened, { type: 'sessionWritten', isSessionStored: false })
  expect(isAtRisk(refused)).toBe(true)
  expect(isAtRisk(keep(refused))).toBe(false)
  expect(isAtRisk(run(keep(refused), changed, fail('full')))).toBe(true)
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

test('everything is erased at once, and the page says so until something is written or stored', () => {
  const state = keep(ask('photo.jpg'))
  const erased = run(state, { type: 'reportErased' })
  expect([getFileWork(erased), getReportWork(erased)]).toEqual([undefined, undefined])
  expect(getErasedDraft(state, erased)).toBe('r1')
  expect(reloadSession(erased)).toEqual({ answers: {}, files: [], emptied: 'erased' })
  expect(isAtRisk(erased), 'the browser does not ask').toBe(false)
  for (const state of [erased, reload(erased)]) {
    expect(state).toMatchObject({ emptied: 'erased', progress: { step: 'edit' } })
    for (const event of [changed, wish]) expect(run(state, event).emptied).toBeUndefined()
  }
  expect(reload(run(erased, changed)).answers).toMatchObject({ description: 'It shrank.' })
})

test('a draft of 30 days ago is not opened, and not wanted any more', () => {
  const session = reloadSession(keep(opened))
  const event: ReportEvent = {
    type: 'reportOpened',
    session,
    answers,
    files: [],
    restored: [],
    stored: undefined,
    isExpired: true,
  }
  const state = run(initialState, event)
  expect(state.draft).toMatchObject({ isWanted: false, device: { status: 'none' }, end: 'expired' })
  expect(state.answers).toMatchObject(answers)
})
