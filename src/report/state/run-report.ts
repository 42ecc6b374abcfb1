import { openTabStorage, parseJson } from '../../components/tab-storage.ts'
import { createReport } from '../documents/create-report.ts'
import { createReportInput } from '../documents/report-input.ts'
import type { FileOperations } from '../evidence/file-operations.ts'
import { createRejection } from '../evidence/file-rejection.text.ts'
import type { Answers } from '../report.fields.ts'
import { type DraftTask, getDraftTask, getFileCheck, getFileWork, getReportWork, getSession } from './due.ts'
import { initialState, type ReportEvent, type ReportState, type Session } from './report-state.ts'
import { runDraftTask } from './stored-draft.ts'
import { update } from './update.ts'

/** Milliseconds without a change before the draft is saved, and for which a change waits at most. */
const saveDelayMs = 300
const maxSaveDelayMs = 2000

export type ReportStore = ReturnType<typeof runReport>

/** Runs the report: takes events, and after each does what the state asks for. `createId` returns a unique text. */
export function runReport(operations: FileOperations, createId: () => string) {
  let state = initialState
  const session = openTabStorage('report')
  const listeners = new Set<() => void>()

  const send = (event: ReportEvent): void => {
    const before = state
    state = update(state, event)
    if (state === before) return
    storeSession()
    checkFiles()
    readFiles()
    prepareReport()
    scheduleDraft()
    for (const listener of [...listeners]) listener()
  }
  const storeSession = () => {
    const content = getSession(state)
    const isSessionStored = session.write(content ? JSON.stringify(content) : null)
    if (isSessionStored !== state.isSessionStored) send({ type: 'sessionWritten', isSessionStored })
  }

  let running: { readonly kind: DraftTask['kind']; readonly controller: AbortController } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let dueSince: number | undefined
  const scheduleDraft = () => {
    clearTimeout(timer)
    const task = getDraftTask(state)
    if (running && running.kind !== task?.kind) running.controller.abort()
    if (task?.kind !== 'save') dueSince = undefined
    if (!task || running) return
    const now = performance.now()
    dueSince ??= now
    const delayMs = task.kind === 'save' ? Math.min(saveDelayMs, dueSince + maxSaveDelayMs - now) : 0
    timer = setTimeout(runDraft, delayMs)
  }
  /** Runs the task of the draft that is due, after the one that runs. */
  const runDraft = async () => {
    const task = getDraftTask(state)
    if (running || !task) return
    clearTimeout(timer)
    dueSince = undefined
    const revision = createId()
    const controller = new AbortController()
    running = { kind: task.kind, controller }
    // The session has the revision before the device: after a reload it is known as this tab's.
    if (task.kind === 'save') send({ type: 'draftSaveStarted', revision })
    const event = await runDraftTask(task, state, revision, controller)
    running = undefined
    // A transaction that the browser has ended is tried again after the next event.
    if (event) send(event)
    else if (controller.signal.aborted) scheduleDraft()
  }

  const createLoop = <Work>(
    find: (state: ReportState) => Work | undefined,
    run: (work: Work) => Promise<ReportEvent>,
  ) => {
    let isRunning = false
    return async () => {
      if (isRunning) return
      isRunning = true
      try {
        for (let work = find(state); work; work = find(state)) send(await run(work))
      } finally {
        isRunning = false
      }
    }
  }
  const checkFiles = createLoop(getFileCheck, async ({ accepted, chosen }) => ({
    type: 'filesChecked',
    files: await operations.acceptFiles(accepted, chosen),
  }))
  const readFiles = createLoop(getFileWork, async ({ id, file, format, checksums }): Promise<ReportEvent> => {
    try {
      if (!checksums) return { type: 'fileExamined', id, result: await operations.examine(file, format) }
      return { type: 'fileCleaned', id, ...(await operations.clean(file, format)) }
    } catch (error) {
      // A DOMException: the file was moved, renamed or unplugged since it was chosen. Anything else is ours.
      if (!(error instanceof DOMException)) reportError(error)
      return { type: 'fileRejected', id, rejection: createRejection(file.name, 'unreadable') }
    }
  })
  const prepareReport = createLoop(getReportWork, async (from): Promise<ReportEvent> => {
    return { type: 'reportPrepared', report: await createReport(createReportInput(from.answers, from.files)), from }
  })
  const choose = (files: readonly File[]) =>
    files.map((file) => ({ id: createId(), name: file.name, file, shouldClean: false, status: 'chosen' as const }))

  return {
    get: () => state,
    send,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    session,
    /** Takes over what was typed and chosen on the prerendered page. Called once, first. */
    open(answers: Answers, files: readonly File[], restored: readonly File[]): void {
      const kept = parseSession(session.read())
      send({ type: 'reportOpened', session: kept, answers, files: choose(files), restored: choose(restored) })
    },
    addFiles(files: readonly File[]): void {
      if (files.length > 0) send({ type: 'filesChosen', files: choose(files) })
    },
    /** Called when the page is hidden, and may be about to go. Kept by a page cache, it would lock a database it creates. */
    saveNow(): void {
      if (state.draft.status !== 'wanted') runDraft()
    },
  }
}

/** Parses what a tab keeps of a report; undefined for what another program has stored. */
function parseSession(text: string | null): Session | undefined {
  const found = parseJson(text) as Partial<Session> | null | undefined
  if (!found?.answers || !Array.isArray(found.files)) return undefined
  return { ...found, answers: found.answers, files: found.files }
}
