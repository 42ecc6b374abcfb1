// The rules of the report. Each fault that was found once is a test here, or can no longer be written.
import { expect, test } from '@playwright/test'
import type { MetadataReport } from '@quantum-reality/media-metadata'
import type { Report } from '../documents/report.ts'
import { type EvidenceFile, forgetBytes, refuseFile, type UnreadFile } from '../evidence/evidence-file.ts'
import { getErasedDraft, getFileWork, getReportWork, getSession, getUnsavedDraft, isEmptySession } from './due.ts'
import { initialState, type ReportEvent, type ReportState, type Session, type StoredDraft } from './report-state.ts'
import { getContent, getErrors, getTitle, isAtRisk, update } from './update.ts'
import { isCleaningWished } from './update-files.ts'

const run = (state: ReportState, ...events: ReportEvent[]) => events.reduce(update, state)

const known = { size: 8, file: new File(['%PDF-1.7'], ''), shouldClean: false }
const choose = (name: string, id = name): UnreadFile => ({ ...known, id, name, outcome: 'unread' })
const checksums = { sha256: 'f', crc32: 0 }
const none = { status: 'none' } as const
const noFacts = { location: none, time: none, device: none, owner: none }
const plain: MetadataReport = { ...noFacts, otherParts: [], unknownParts: [] }
const placed: MetadataReport = { ...plain, location: { status: 'found', value: ['37.7749° N, 122.4194° W'] } }
const examine = (metadata: MetadataReport | undefined) => ({ format: 'jpeg', metadata, checksums }) as const
const found = { ...examine(placed), outcome: 'as it is' } as const
/** Returns a file that was read, in which there is a place. */
const read = (name: string, shouldClean = false) => ({ ...choose(name), ...found, shouldClean })
const copied = { outcome: 'cleaned', copy: { content: new Blob(), checksums } } as const
const noCopy = { outcome: 'no copy', reason: 'it is encrypted' } as const
const refuse = (name: string) => refuseFile(choose(name), 'empty')

const answers = { description: 'The hallway grew.' }
const changed: ReportEvent = { type: 'formRead', answers: { description: 'It shrank.' }, invalid: [] }
const invalid = [{ name: 'email', message: 'Enter your email address' }]
const submit: ReportEvent = { type: 'formSubmitted' }
const wish: ReportEvent = { type: 'draftChosen', isWanted: true }
const drop: ReportEvent = { type: 'draftChosen', isWanted: false }
const find = (stored: StoredDraft): ReportEvent => ({ type: 'draftFound', stored })
const add = (...files: UnreadFile[]): ReportEvent => ({ type: 'filesChosen', files })
const clean = (shouldClean: boolean): ReportEvent => ({ type: 'cleaningChosen', shouldClean })
const open = (session?: Session, files: readonly UnreadFile[] = [], stored?: StoredDraft) => {
  const { answers: known } = session ?? { answers }
  return run(initialState, { type: 'reportOpened', session, answers: known, files, stored, isExpired: false })
}
const reloadSession = (state: ReportState): Session => JSON.parse(JSON.stringify(getSession(state)))
const reload = (state: ReportState) => open(reloadSession(state))
const list = (files: readonly EvidenceFile[]) => files.map(({ id, outcome }) => `${id} ${outcome}`)

const opened = open()
const report: Report = { reference: 'AAAA-2222', answers: [], evidence: [], missing: [] }
const attempt = { by: 'email', report, hasFiles: true } as const
const handOver: ReportEvent = { type: 'reportHandedOver', attempt }
const confirm: ReportEvent = { type: 'deliveryConfirmed', sentOn: 'November 28, 2026' }
const prepare = (from: ReportState): ReportEvent => ({ type: 'reportPrepared', report, from })

/** Returns a state in which a draft of this tab is kept. */
function keep(state: ReportState): ReportState {
  const wanted = run(state, wish)
  return run(wanted, { type: 'draftSaved', stored: { ...getContent(wanted), id: 'r1', savedAt: 1 } })
}

const other: StoredDraft = { id: 'r9', savedAt: 2, answers: { description: 'Newer words' }, files: [] }

/** Returns the review of a report with these files. */
function review(...files: EvidenceFile[]): ReportState {
  const state = run({ ...opened, files }, submit)
  return run(state, prepare(state))
}

/** Returns the question about it. */
const ask = (...files: EvidenceFile[]) => run(review(...files), handOver)

test('only Yes for the report that was handed over leads to the end', () => {
  const asked = keep(ask())
  expect(asked.progress).toEqual({ step: 'question', attempt })
  const back = run(asked, { type: 'deliveryDenied' })
  expect(back.progress).toEqual({ step: 'review' })
  const denied = run(back, confirm)
  expect(denied).toMatchObject({ progress: { step: 'review' }, draft: { device: { status: 'own' } } })
  for (const step of ['question', 'sent'] as const)
    expect(run(back, { type: 'stepVisited', step }).progress.step).toBe('review')
  for (const event of [confirm, { type: 'stepVisited', step: 'sent' }] satisfies ReportEvent[])
    expect(run(opened, event).progress.step).toBe('edit')
})

test('a press hands over no report of other answers or files, and none of those is made to count', () => {
  const ready = review(read('a.jpg'))
  for (const event of [changed, add(choose('b.jpg')), { type: 'fileRemoved', id: 'a.jpg' }] satisfies ReportEvent[]) {
    const outdated = run(ready, event)
    expect(outdated.report).toBeUndefined()
    expect(run(outdated, handOver).progress.step).toBe('review')
    expect(run(outdated, prepare(ready)).report).toBeUndefined()
    const next = { ...report, reference: 'BBBB-3333' }
    expect(run({ ...outdated, report: next }, handOver).progress.step).toBe('review')
  }
  expect(getReportWork(run(ready, changed))).toBeDefined()
})

test('the end has nothing but what was sent, takes nothing, and every step leads to it', () => {
  const asked = keep(ask(read('photo.jpg')))
  const sent = run(asked, confirm)
  const events: ReportEvent[] = [
    add(choose('film.mp4')),
    changed,
    wish,
    { type: 'stepVisited', step: 'edit' },
    submit,
    { type: 'changeRequested', name: 'description' },
    { type: 'deliveryDenied' },
  ]
  for (const state of [sent, ...events.map((event) => run(sent, event)), reload(sent)]) {
    expect(state).toMatchObject({ progress: { step: 'sent', attempt, sentOn: 'November 28, 2026' }, files: [] })
    expect(Object.values(state.answers).join('')).toBe('')
    expect(isAtRisk(state, true)).toBe(false)
  }
  expect(getErasedDraft(asked, sent)).toBe('r1')
  expect(isEmptySession(getSession(run(sent, { type: 'reportBegunAnew' })))).toBe(true)
})

test('the question stays as it was asked, over a reload, other answers, files that are dropped and drafts that are found', () => {
  const asked = ask(read('photo.jpg'))
  for (const state of [reload(asked), run(asked, changed)]) expect(state.progress).toEqual(asked.progress)
  expect(run(asked, add(choose('film.mp4'))).files).toHaveLength(1)
  expect(list(open(reloadSession(asked), [choose('photo.jpg', 'x')]).files)).toEqual(['photo.jpg unread'])
  const found = run(asked, find(other))
  expect(run(found, { type: 'draftOpened' })).toBe(found)
  const replaced = run(found, { type: 'deliveryDenied' }, { type: 'draftOpened' })
  expect(replaced.answers).toMatchObject({ description: 'Newer words' })
})

test('the title names the step, and begins with an error where there is one', () => {
  const failed = run(opened, { type: 'formRead', answers: {}, invalid }, submit)
  const titles = [opened, failed, review(), ask(), run(ask(), confirm)].map(getTitle)
  expect(new Set(titles).size).toBe(5)
  expect(getTitle(failed)).toMatch(/^Error/)
})

test('there is no review of a report with errors, which are shown once they are reported and until they are mended', () => {
  const incomplete = run(opened, { type: 'formRead', answers: {}, invalid })
  expect(getErrors(incomplete)).toEqual([])
  expect(run(incomplete, { type: 'stepVisited', step: 'review' }).progress.step).toBe('edit')
  const failed = run(incomplete, submit)
  expect(failed).toMatchObject({ progress: { step: 'edit' }, failedSubmitCount: 1 })
  expect(getErrors(failed)).toEqual(invalid)
  expect(getErrors(run(failed, { type: 'formRead', answers: {}, invalid: [] }))).toEqual([])
  expect(run(review(), find(other), { type: 'draftOpened' }).progress.step).toBe('edit')
  expect(run(review(), { type: 'formRead', answers: {}, invalid }).progress.step).toBe('edit')
})

test('who comes back to the form is at the answer to change, or at the button that led on', () => {
  const change = run(review(), { type: 'changeRequested', name: 'email' })
  expect(change.progress).toEqual({ step: 'edit', focusTarget: 'email' })
  for (const event of [
    { type: 'stepVisited', step: 'edit' },
    { type: 'formRead', answers: {}, invalid },
  ] satisfies ReportEvent[])
    expect(run(review(), event).progress).toEqual({ step: 'edit', focusTarget: 'submit' })
})

test('an answer to a question that is not asked is dropped, from a session and from a draft', () => {
  const stored = { ...answers, 'zone-texas': 'America/Denver' }
  const fromDraft = run(open(), find({ ...other, answers: stored }), { type: 'draftOpened' })
  for (const state of [open({ answers: stored, files: [] }), fromDraft]) {
    expect(state.answers).not.toHaveProperty('zone-texas')
    expect(state.answers).toMatchObject(answers)
  }
})

test('a report has every chosen file, with what became of it as the visitor wishes, or there is none', () => {
  const file = read('a.jpg')
  const wanted = read('a.jpg', true)
  const isMade = (...files: EvidenceFile[]) => getReportWork(run({ ...opened, files }, submit)) !== undefined
  for (const each of [file, { ...wanted, ...copied }, refuse('a.jpg')])
    expect(isMade(each, read('b.jpg')), each.outcome).toBe(true)
  for (const each of [choose('a.jpg'), wanted, { ...wanted, ...noCopy }, forgetBytes(file)])
    expect(isMade(each, read('b.jpg')), each.outcome).toBe(false)
})

test('a file of which no copy can be made waits until the visitor sends it as it is or leaves it out', () => {
  const wanted = run({ ...opened, files: [read('film.mp4', true), read('b.jpg', true)] }, submit)
  expect(getFileWork(wanted)?.id).toBe('film.mp4')
  const failed = run(
    wanted,
    { type: 'cleaningTried', id: 'film.mp4', result: noCopy },
    { type: 'cleaningTried', id: 'b.jpg', result: copied },
  )
  expect(failed.files).toMatchObject([{ ...noCopy, shouldClean: true }, { outcome: 'cleaned' }])
  expect([getFileWork(failed), getReportWork(failed)]).toEqual([undefined, undefined])
  const asItIs = run(failed, { type: 'cleaningChosen', shouldClean: false, id: 'film.mp4' })
  expect(list(asItIs.files)).toEqual(['film.mp4 as it is', 'b.jpg cleaned'])
  for (const state of [asItIs, run(failed, { type: 'fileRemoved', id: 'film.mp4' })])
    expect(getReportWork(state)).toBeDefined()
})

test('a file is cleaned once, however often the choice is changed meanwhile', () => {
  const tried: ReportEvent = { type: 'cleaningTried', id: 'photo.jpg', result: copied }
  const wanted = run({ ...opened, files: [read('photo.jpg')] }, clean(true), clean(false), clean(true))
  expect(getFileWork(wanted)?.id).toBe('photo.jpg')
  expect(getFileWork(run(wanted, tried))).toBeUndefined()
  const withoutWish = run(wanted, clean(false), tried)
  expect(list(withoutWish.files)).toEqual(['photo.jpg as it is'])
  expect(getFileWork(run(withoutWish, { type: 'fileRemoved', id: 'photo.jpg' }, tried))).toBeUndefined()
})

test('one wish is that of all files and of new ones, and a file of which nothing can be taken out has none', () => {
  const getWishes = ({ files }: ReportState) => files.map(({ id, shouldClean }) => `${id} ${shouldClean}`)
  const state = { ...opened, files: [read('a.jpg'), forgetBytes(read('b.jpg')), choose('c.jpg'), refuse('d.jpg')] }
  const wished = run(state, clean(true), add(choose('e.jpg'), choose('f.pdf'), choose('g.jpg')))
  const expected = ['a.jpg true', 'b.jpg true', 'c.jpg true', 'd.jpg false', 'e.jpg true', 'f.pdf true', 'g.jpg true']
  expect(getWishes(wished)).toEqual(expected)
  const result = { 'c.jpg': placed, 'f.pdf': undefined, 'g.jpg': plain }
  const found = Object.entries(result).reduce(
    (state, [id, metadata]) => run(state, { type: 'fileRead', id, result: examine(metadata) }),
    wished,
  )
  expect(getWishes(found)).toEqual([...expected.slice(0, 5), 'f.pdf false', 'g.jpg false'])
  expect(getWishes(run(found, clean(true))), 'nothing is new').toEqual(getWishes(found))
  expect(getWishes(reload(found)), 'a reload keeps it').toEqual(getWishes(found))
  const free = run(found, clean(false), add(choose('h.jpg')))
  expect(isCleaningWished(free.files)).toBe(false)
})

/** Files beside `a.jpg`, which has 8 bytes, and whether each may be it. */
const choices: readonly (readonly [words: string, change: Partial<UnreadFile>, isSame: boolean])[] = [
  ['the very same', {}, true],
  ['another name', { name: 'A.jpg' }, false],
  ['another size', { size: 9 }, false],
  ['another date', { file: new File(['%PDF-1.7'], '', { lastModified: 2 }) }, true],
]

test('a file takes the place of a forgotten one, and its wish, or of a refused one, if both have one name and size', () => {
  const [waiting, refused] = [forgetBytes(read('a.jpg', true)), refuse('a.jpg')]
  for (const [words, change, isSame] of choices) {
    const file = { ...choose('a.jpg', 'new'), ...change }
    const chosen = run({ ...opened, files: [waiting, read('b.jpg')] }, add(file))
    const [first = '', ...rest] = list([waiting, read('b.jpg')])
    expect(list(chosen.files), words).toEqual(isSame ? ['a.jpg unread', ...rest] : [first, ...rest, 'new unread'])
    expect(isCleaningWished(chosen.files.slice(0, 1)), words).toBe(true)
    const again = run({ ...opened, files: [refused] }, add(file))
    expect(list(again.files), words).toEqual(isSame ? ['a.jpg unread'] : ['a.jpg refused', 'new unread'])
  }
  const twice = run({ ...opened, files: [read('a.jpg'), waiting] }, add(choose('a.jpg', 'x'), choose('a.jpg', 'y')))
  expect(list(twice.files), 'one that is there stays').toEqual(['a.jpg as it is', 'a.jpg unread', 'y unread'])
})

test('what is chosen by the button of a row takes that row, whatever its name is, with its wish', () => {
  const waiting = { ...opened, files: [forgetBytes(read('a.jpg', true)), read('b.jpg')] }
  const event = { type: 'fileChosenAgain', id: 'a.jpg', file: new File(['%PDF'], 'c.pdf') } as const
  const chosen = run(waiting, event)
  expect(chosen.files[0]).toMatchObject({ id: 'a.jpg', name: 'c.pdf', size: 4, outcome: 'unread', shouldClean: true })
  expect(run(chosen, event), 'it waits no longer').toBe(chosen)
})

test('a file that was refused and is chosen again has the wish for all, as it is now', () => {
  for (const isWished of [true, false]) {
    const chosen = run(opened, add(choose('a.jpg')), clean(!isWished), add(choose('b.jpg')))
    const refused = run(chosen, { type: 'fileRefused', id: 'b.jpg', rejection: 'unreadable' }, clean(isWished))
    const again = run(refused, add(choose('b.jpg', 'x')))
    expect(again.files.map(({ shouldClean }) => shouldClean)).toEqual([isWished, isWished])
  }
})

test('after a reload every file is named, and those that the browser gives back are in their places', () => {
  const state = { ...opened, files: [read('a.jpg', true), { ...read('b.mp4'), ...copied }, refuse('c.heic')] }
  const session = reloadSession(state)
  const forgotten = ['a.jpg forgotten', 'b.mp4 forgotten', 'c.heic refused']
  expect(list(open(session).files)).toEqual(forgotten)
  expect(getReportWork(run(open(session), submit)), 'the report waits for them').toBeUndefined()
  const restored = open(session, [choose('b.mp4', 'x'), choose('d.jpg', 'y')])
  expect(list(restored.files)).toEqual(['a.jpg forgotten', 'b.mp4 unread', 'c.heic refused', 'y unread'])
})

test('a draft of another tab stays until the visitor erases or replaces it, and with it the words of this tab', () => {
  const found = run(keep(opened), changed, find(other))
  expect(getUnsavedDraft(found)).toBeUndefined()
  const unticked = run(found, drop)
  expect([unticked.draft.device.status, getErasedDraft(found, unticked)]).toEqual(['other', undefined])
  const erased = run(unticked, { type: 'draftErased' })
  expect(getErasedDraft(unticked, erased)).toBe('r9')
  expect(erased).toMatchObject({ answers: found.answers, draft: { isWanted: false, end: 'erased' } })
  expect(getUnsavedDraft(run(found, { type: 'draftReplaced' }))).toEqual(getContent(found))
  expect(reload(found).draft, 'it was not of this tab').toEqual(initialState.draft)
})

test('a draft has of each file the name, size and wish, and no bytes', () => {
  const kept = keep({ ...opened, files: [read('a.jpg', true), refuse('b.heic'), choose('c.jpg')] })
  expect(getUnsavedDraft(kept)).toBeUndefined()
  expect(getUnsavedDraft(run(kept, { type: 'fileRemoved', id: 'b.heic' }))).toBeDefined()
  const stored: StoredDraft = JSON.parse(JSON.stringify({ ...getContent(kept), id: 'r1', savedAt: 1 }))
  const unwished = { size: 8, shouldClean: false }
  expect(stored.files).toEqual([
    { ...unwished, id: 'a.jpg', name: 'a.jpg', shouldClean: true, outcome: 'forgotten' },
    { ...unwished, id: 'b.heic', name: 'b.heic', outcome: 'refused', rejection: 'empty' },
    { ...unwished, id: 'c.jpg', name: 'c.jpg', outcome: 'forgotten' },
  ])
  const found = run(open(undefined, [], stored), { type: 'draftOpened' })
  expect(found.files).toEqual(stored.files)
  expect(getUnsavedDraft(found), 'what is opened is not saved again').toBeUndefined()
  const typed = run(found, changed)
  expect(run(typed, { type: 'draftOpened' }), 'it is opened once').toBe(typed)
})

test('files are at risk until the report is sent, and answers where neither tab nor draft has them', () => {
  expect(isAtRisk(opened, true)).toBe(false)
  expect(isAtRisk(keep({ ...opened, files: [read('photo.jpg')] }), true)).toBe(true)
  expect(isAtRisk(opened, false)).toBe(true)
  expect(isAtRisk(keep(opened), false)).toBe(false)
  expect(isAtRisk(run(keep(opened), changed, { type: 'draftFailed', trouble: 'full' }), false)).toBe(true)
})

test('everything is erased at once, also for a reload, and what is written then is kept', () => {
  const state = keep(ask(read('photo.jpg')))
  const erased = run(state, { type: 'reportErased' })
  expect([getFileWork(erased), getReportWork(erased)]).toEqual([undefined, undefined])
  expect(getErasedDraft(state, erased)).toBe('r1')
  expect(isEmptySession(reloadSession(erased))).toBe(true)
  expect(isAtRisk(erased, false), 'the browser does not ask').toBe(false)
  expect(reload(run(erased, changed)).answers).toMatchObject({ description: 'It shrank.' })
})
