// The rules of the report. Each fault that was found once is a test here, or can no longer be written.
import { expect, test } from '@playwright/test'
import type { Report } from '../documents/report.ts'
import type { AcceptedFile } from '../evidence/evidence-file.ts'
import { getDraftTask, getFileWork, getReportWork, getSession } from './due.ts'
import { type HandOver, initialState, type ReportEvent, type ReportState } from './report-state.ts'
import { parseSession } from './session.ts'
import { update } from './update.ts'

const run = (state: ReportState, ...events: ReportEvent[]) => events.reduce(update, state)

const file = (name: string, change: Partial<AcceptedFile> = {}): AcceptedFile => ({
  id: name,
  file: new File(['%PDF-1.7'], name),
  shouldClean: false,
  status: 'accepted',
  format: 'jpeg',
  ...change,
})
const chosen = (name: string) => ({
  id: name,
  file: new File(['x'], name),
  shouldClean: false,
  status: 'chosen' as const,
})
const checksums = { sha256: 'f', crc32: 0 }

const opened = run(initialState, {
  type: 'opened',
  session: undefined,
  answers: { description: 'The hallway grew.' },
  files: [],
  draftId: 'own',
})
const looked: ReportEvent = { type: 'draft', task: 'look', change: {} }
const handOver: HandOver = { by: 'email', reference: 'AAAA-2222', text: 'The report', instruction: '' }
const report = { reference: 'AAAA-2222', answers: [], evidence: [] } as Report

/** A complete report that was handed over, with this file. */
function createHandedOver(...names: string[]): ReportState {
  const files = names.map((name) => file(name, { checksums }))
  const state = run({ ...opened, files }, looked, { type: 'submitted' })
  return run(
    state,
    { type: 'prepared', report, from: { answers: state.answers, files: state.files } },
    { type: 'handed over', handOver },
  )
}

test('an answer changed after a report was handed over takes back the question, and the reference stays that report’s', () => {
  const asked = createHandedOver()
  expect(asked.handOverStatus).toBe('asked')
  const changed = run(asked, { type: 'read', answers: { description: 'It shrank.' }, invalid: [] })
  expect(changed).toMatchObject({
    handOverStatus: 'set aside',
    report: undefined,
    handOver: { reference: 'AAAA-2222' },
  })
  for (const event of [
    { type: 'removed', id: 'photo.jpg' },
    { type: 'cleaning', id: 'photo.jpg', shouldClean: true },
    { type: 'chose', files: [chosen('film.mp4')] },
  ] satisfies ReportEvent[])
    expect(run(createHandedOver('photo.jpg'), event), event.type).toMatchObject({
      handOverStatus: 'set aside',
      report: undefined,
    })
})

test('a report that was made for other answers or files does not count', () => {
  const state = run(opened, looked, { type: 'submitted' })
  const from = { answers: state.answers, files: state.files }
  const changed = run(state, { type: 'read', answers: { description: 'It shrank.' }, invalid: [] })
  expect(run(changed, { type: 'prepared', report, from }).report).toBeUndefined()
  expect(getReportWork(changed)).toBe(changed)
})

test('a reload at the question keeps it with its reference, and at the end the end, though the files are gone', () => {
  const asked = createHandedOver('photo.jpg')
  const reload = (state: ReportState) =>
    run(
      initialState,
      {
        type: 'opened',
        session: parseSession(JSON.stringify(getSession(state))),
        answers: {},
        files: [],
        draftId: 'b',
      },
      looked,
      { type: 'went', step: state.step },
    )
  expect(reload(asked)).toMatchObject({ step: 'review', handOverStatus: 'asked', handOver })
  const sent = run(asked, { type: 'confirmed', at: 1 })
  expect(sent.isAtRisk).toBe(false)
  expect(reload(sent)).toMatchObject({ step: 'sent', sent: { reference: 'AAAA-2222', text: 'The report', sentAt: 1 } })
  expect(run(sent, { type: 'went', step: 'edit' }, { type: 'removed', id: 'photo.jpg' }).sent?.reference).toBe(
    'AAAA-2222',
  )
})

test('there is no end before a report was sent, and no review of an incomplete one', () => {
  expect(run(opened, { type: 'went', step: 'sent' }).step).toBe('edit')
  const invalid = [{ name: 'email', message: 'Enter your email address' }]
  const incomplete = run(opened, { type: 'read', answers: {}, invalid })
  expect(run(incomplete, { type: 'went', step: 'review' }).step).toBe('edit')
  const failed = run(incomplete, { type: 'submitted' })
  expect(failed).toMatchObject({ step: 'edit', errors: invalid, failedSubmitCount: 1 })
  expect(run(failed, { type: 'read', answers: {}, invalid: [] }).errors).toEqual([])
})

test('an error is shown once it was reported, not while an answer is typed', () => {
  const invalid = [{ name: 'email', message: 'Enter your email address' }]
  const typing = run(
    opened,
    { type: 'submitted' },
    { type: 'changing', name: 'email' },
    { type: 'read', answers: {}, invalid },
  )
  expect(typing.errors).toEqual([])
})

test('an answer to a question that is not asked is dropped, from a session and from a draft', () => {
  const stored = { description: 'The hallway grew.', 'zone-texas': 'America/Denver' }
  const fromSession = run(initialState, {
    type: 'opened',
    session: { answers: stored, fileNames: [] },
    answers: {},
    files: [],
    draftId: 'own',
  })
  const draft = { id: 'other', savedAt: 0, answers: stored, files: [] }
  const fromDraft = run(
    opened,
    { type: 'draft', task: 'look', change: { foundAt: 0 } },
    { type: 'draft opening' },
    {
      type: 'draft',
      task: 'open',
      change: { foundAt: undefined },
      opened: draft,
      files: [],
    },
  )
  for (const { answers } of [fromSession, fromDraft]) {
    expect(answers).not.toHaveProperty('zone-texas')
    expect(answers.description).toBe('The hallway grew.')
  }
})

test('what is stored for the tab and is no session is nothing', () => {
  for (const text of ['null', 'true', '[]', '{}', '{"answers":null}', '', 'words', null])
    expect(parseSession(text), String(text)).toBeUndefined()
})

test('where the session stores nothing, answers are at risk until a draft has them', () => {
  const refused = run(opened, looked, { type: 'stored', isSessionStored: false })
  expect(refused.isAtRisk).toBe(true)
  const wanted = run(refused, { type: 'draft wanted', isEnabled: true })
  expect(getDraftTask(wanted)).toBe('save')
  const saved = { id: 'own', savedAt: 0, answers: wanted.answers, files: [] }
  expect(run(wanted, { type: 'draft', task: 'save', change: { saved, tried: saved } }).isAtRisk).toBe(false)
})

test('a full storage is tried again only with other files, and the file that it lacks stays at risk', () => {
  const wanted = run({ ...opened, files: [file('photo.jpg')] }, looked, { type: 'draft wanted', isEnabled: true })
  const tried = { id: 'own', savedAt: 0, answers: wanted.answers, files: [{ id: 'photo.jpg', shouldClean: false }] }
  const full = run(wanted, { type: 'draft', task: 'save', change: { tried, notice: 'full' } })
  expect(getDraftTask(full)).toBeUndefined()
  const typed = run(full, { type: 'read', answers: { description: 'It shrank.' }, invalid: [] })
  expect(getDraftTask(typed)).toBeUndefined()
  expect(typed.isAtRisk).toBe(true)
  expect(getDraftTask(run(typed, { type: 'removed', id: 'photo.jpg' }))).toBe('save')
})

test('a file is cleaned once, however often the choice is changed meanwhile', () => {
  const toggle = (shouldClean: boolean): ReportEvent => ({ type: 'cleaning', id: 'photo.jpg', shouldClean })
  const examined = { ...opened, files: [file('photo.jpg', { checksums })] }
  const wanted = run(examined, toggle(true), toggle(false), toggle(true))
  expect(getFileWork(wanted)?.id).toBe('photo.jpg')
  const copy = { content: new Blob(), checksums }
  const cleaned = run(wanted, { type: 'cleaned', id: 'photo.jpg', copy })
  expect(getFileWork(cleaned)).toBeUndefined()
  const kept = run(wanted, toggle(false), { type: 'cleaned', id: 'photo.jpg', copy })
  expect(kept.files[0]).toMatchObject({ shouldClean: false, cleanedCopy: undefined })
})

test('a file of which no copy can be made keeps what it records, and is said to', () => {
  const wanted = { ...opened, files: [file('photo.jpg', { checksums, shouldClean: true })] }
  const refused = run(wanted, { type: 'cleaned', id: 'photo.jpg', reason: 'it is encrypted' })
  expect(refused.files[0]?.shouldClean).toBe(false)
  expect(refused.fileNotice).toEqual({ kind: 'not cleaned', name: 'photo.jpg', reason: 'it is encrypted' })
})

test('files that a reload has lost are to be chosen again, those of the draft are not, and one that is chosen is not any more', () => {
  const session = { answers: {}, draftId: 'own', fileNames: ['photo.jpg', 'film.mp4'] }
  const reloaded = run(initialState, { type: 'opened', session, answers: {}, files: [], draftId: 'b' })
  expect(getReportWork({ ...reloaded, step: 'review' })).toBeUndefined()
  const found = run(reloaded, { type: 'draft', task: 'continue', change: {}, files: [chosen('photo.jpg')] })
  const rejected = (state: ReportState) =>
    state.files.filter(({ status }) => status === 'rejected').map((each) => each.file.name)
  expect(rejected(found)).toEqual(['film.mp4'])
  expect(getSession(found)?.fileNames.toSorted()).toEqual(['film.mp4', 'photo.jpg'])
  const again = run(
    found,
    { type: 'chose', files: [chosen('film.mp4')] },
    { type: 'checked', files: [file('film.mp4')] },
  )
  expect(rejected(again)).toEqual([])
})

test('what the draft was asked for first does not count once something else is asked for', () => {
  const looking = run(opened, { type: 'draft erasing' })
  expect(run(looking, { type: 'draft', task: 'look', change: { foundAt: 1 } }).draft).toMatchObject({ task: 'erase' })
})

test('a draft that was found is not overwritten, and one that is wanted in its place is saved after it is erased', () => {
  const found = run(
    opened,
    { type: 'draft', task: 'look', change: { foundAt: 1 } },
    { type: 'draft wanted', isEnabled: true },
  )
  expect(getDraftTask(found)).toBeUndefined()
  const replacing = run(found, { type: 'draft erasing' })
  expect(getDraftTask(replacing)).toBe('erase')
  expect(getDraftTask(run(replacing, { type: 'draft', task: 'erase', change: { notice: 'erased' } }))).toBe('save')
})

test('a page on which everything was erased stores nothing and asks for nothing more', () => {
  const erased = run(createHandedOver('photo.jpg'), { type: 'draft wanted', isEnabled: true }, { type: 'erased' })
  expect([getSession(erased), getDraftTask(erased), getFileWork(erased), getReportWork(erased)]).toEqual(
    Array(4).fill(undefined),
  )
  expect(erased.isAtRisk).toBe(false)
})
