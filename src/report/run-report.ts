import { removeInvisibleCharacters } from '../components/answer-text.ts'
import { openTabStorage, parseJson } from '../components/tab-storage.ts'
import { createReport } from './documents/create-report.ts'
import { createReportInput } from './documents/report-input.ts'
import { runDraftTask } from './draft/stored-draft.ts'
import type { FileOperations } from './evidence/file-operations.ts'
import { createRejection } from './evidence/file-rejection.text.ts'
import {
  type DraftTask,
  getDraftTask,
  getFileCheck,
  getFileWork,
  getReportWork,
  getSession,
  isEmptySession,
} from './state/due.ts'
import { initialState, type ReportEvent, type ReportState, type Session } from './state/report-state.ts'
import { update } from './state/update.ts'

/** Milliseconds without a change before the draft is saved, and for which a change waits at most. */
const saveDelayMs = 300
const maxSaveDelayMs = 2000
/** Milliseconds after which a device that does not answer is said to be busy. */
const busyAfterMs = 2000
/** Milliseconds before what failed is tried again: twice as many each time, and at most. */
const retryDelayMs = 1000
const maxRetryDelayMs = 30_000

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
    if (isOtherWork(before, state)) failureCount = 0
    scheduleDraft()
    for (const listener of [...listeners]) listener()
  }
  let hasSession = false
  const storeSession = () => {
    const content = getSession(state)
    hasSession ||= !isEmptySession(content)
    // Until there is something to keep, nothing is stored. From then on “empty” is.
    if (!hasSession) return
    const isSessionStored = session.write(JSON.stringify(content))
    if (isSessionStored !== state.isSessionStored) send({ type: 'sessionWritten', isSessionStored })
  }

  let running: { readonly kind: DraftTask['kind']; readonly controller: AbortController } | undefined
  let isLookRequested = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let dueSince: number | undefined
  let failureCount = 0
  let failedAt = Number.NEGATIVE_INFINITY
  const scheduleDraft = () => {
    clearTimeout(timer)
    const task = getDraftTask(state, isLookRequested)
    if (running && running.kind !== task?.kind) running.controller.abort()
    if (task?.kind !== 'save') dueSince = undefined
    if (!task || running) return
    const now = performance.now()
    dueSince ??= now
    const saveMs = task.kind === 'save' ? Math.min(saveDelayMs, dueSince + maxSaveDelayMs - now) : 0
    timer = setTimeout(runDraft, Math.max(saveMs, getRetryTime() - now))
  }
  /** Returns when what failed may be tried again: soon after a change, later where nothing has changed. */
  const getRetryTime = () => failedAt + Math.min(retryDelayMs * 2 ** failureCount, maxRetryDelayMs)
  /** Runs the task of the draft that is due, after the one that runs. */
  const runDraft = async () => {
    const task = getDraftTask(state, isLookRequested)
    if (running || !task) return
    clearTimeout(timer)
    dueSince = undefined
    const revision = createId()
    const controller = new AbortController()
    running = { kind: task.kind, controller }
    // The session has the revision before the device: after a reload it is known as this tab's.
    if (task.kind === 'save') send({ type: 'draftSaveStarted', revision })
    if (task.kind === 'look') isLookRequested = false
    const busyTimer = setTimeout(send, busyAfterMs, { type: 'draftFailed', trouble: 'busy' })
    const event = await runDraftTask(task, state, revision, controller)
    clearTimeout(busyTimer)
    running = undefined
    const hasFailed = event?.type === 'draftFailed'
    if (task.kind === 'look' && (hasFailed || !event)) isLookRequested = true
    if (!event) return scheduleDraft()
    failedAt = hasFailed ? performance.now() : Number.NEGATIVE_INFINITY
    failureCount = hasFailed ? failureCount + 1 : 0
    send(event)
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
  const readFiles = createLoop(getFileWork, async ({ id, name, file, format, outcome }): Promise<ReportEvent> => {
    try {
      if (outcome === 'unread') return { type: 'fileExamined', id, result: await operations.examine(file, format) }
      return { type: 'cleaningTried', id, result: await operations.clean(file, format) }
    } catch (error) {
      // A DOMException: the file was moved, renamed or unplugged since it was chosen.
      const isOurs = !(error instanceof DOMException)
      if (isOurs) reportError(error)
      return { type: 'fileRefused', id, rejection: createRejection(name, isOurs ? 'not-read' : 'unreadable') }
    }
  })
  const prepareReport = createLoop(getReportWork, async (from): Promise<ReportEvent> => {
    return { type: 'reportPrepared', report: await createReport(createReportInput(from.answers, from.files)), from }
  })
  /** Returns files of which nothing is known yet. */
  const choose = (files: readonly File[]) =>
    files.map((file) => {
      const { size, lastModified } = file
      const name = removeInvisibleCharacters(file.name)
      return { id: createId(), name, size, lastModified, file, shouldClean: false, outcome: 'unchecked' as const }
    })

  return {
    get: () => state,
    send,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    session,
    /** Returns what this tab has kept; undefined for nothing, and for what another program has stored. Called once, first. */
    readSession(): Session | undefined {
      const text = session.read()
      hasSession = text !== null
      return parseSession(text)
    },
    choose,
    addFiles(files: readonly File[]): void {
      if (files.length > 0) send({ type: 'filesChosen', files: choose(files) })
    },
    /** Looks at the device again: another page may have changed the draft, or the browser have cleared what is stored. */
    look(): void {
      storeSession()
      isLookRequested = true
      failureCount = 0
      scheduleDraft()
    },
    /**
     * Called when the browser has closed the database, as it does to delete it. That takes a moment: what is stored
     * meanwhile may be lost, and Chromium forgets what was asked.
     */
    forgetDevice(): void {
      running?.controller.abort()
      failedAt = performance.now()
      failureCount = 0
      send({ type: 'databaseClosed' })
    },
    /** Called when the page is hidden, and may be about to go. Kept by a page cache, it would lock a database it creates. */
    saveNow(): void {
      storeSession()
      if (state.draft.device.status === 'own') runDraft()
    },
  }
}

/** Returns whether there is something else to do with the draft, or it was asked for again. */
function isOtherWork(before: ReportState, { answers, files, draft }: ReportState): boolean {
  const isRetried = before.draft.trouble !== undefined && draft.trouble === undefined
  return isRetried || answers !== before.answers || files !== before.files || draft.wish !== before.draft.wish
}

/** Parses what a tab keeps of a report; undefined for what another program has stored. */
function parseSession(text: string | null): Session | undefined {
  const found = parseJson(text) as Partial<Session> | null | undefined
  if (!found?.answers || !Array.isArray(found.files)) return undefined
  const { answers, files, draft, progress, erasures } = found
  return {
    answers,
    // A tab that was open when the site was replaced has other members than these.
    files: files.map((file) => ({ ...file, outcome: file.outcome ?? 'forgotten' })),
    draft: draft?.wish && draft,
    progress: progress?.attempt.report && progress,
    erasures,
  }
}
