import { createReport } from '../documents/create-report.ts'
import { createReportInput } from '../documents/report-input.ts'
import { createStoredDraft } from '../draft/stored-draft.ts'
import type { FileOperations } from '../evidence/file-operations.ts'
import { createRejection } from '../evidence/file-rejection.text.ts'
import { getDraftTask, getFileCheck, getFileWork, getReportWork, getSession } from './due.ts'
import { type Answers, initialState, type ReportEvent, type ReportState } from './report-state.ts'
import { clearSession, parseSession, readSession, writeSession } from './session.ts'
import { update } from './update.ts'

/** Milliseconds without a change before the draft is saved. */
const draftDelayMs = 300

export type ReportStore = ReturnType<typeof runReport>

/** Runs the report: takes events, and after each does what the state asks for. `createId` returns a unique text. */
export function runReport(operations: FileOperations, createId: () => string) {
  let state = initialState
  let written: string | null = null
  let draftTimer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const storedDraft = createStoredDraft()

  const send = (event: ReportEvent): void => {
    const before = state
    state = update(state, event)
    if (state === before) return
    storeSession()
    checkFiles()
    readFiles()
    prepareReport()
    clearTimeout(draftTimer)
    const task = getDraftTask(state)
    if (task) draftTimer = setTimeout(runDraft, task === 'save' ? draftDelayMs : 0)
    for (const listener of [...listeners]) listener()
  }

  const storeSession = () => {
    const session = getSession(state)
    const text = session ? JSON.stringify(session) : null
    if (text === written) return
    written = text
    const isSessionStored = writeSession(text)
    if (isSessionStored !== state.isSessionStored) send({ type: 'stored', isSessionStored })
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
  const runDraft = createLoop(getDraftTask, (task) => storedDraft.run(task, state))
  const checkFiles = createLoop(getFileCheck, async ({ accepted, chosen }) => ({
    type: 'checked',
    files: await operations.acceptFiles(accepted, chosen),
  }))
  const readFiles = createLoop(getFileWork, async ({ id, file, format, checksums }): Promise<ReportEvent> => {
    try {
      if (!checksums) return { type: 'examined', id, result: await operations.examine(file, format) }
      return { type: 'cleaned', id, ...(await operations.clean(file, format)) }
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
      // The file was moved, renamed or unplugged since it was chosen.
      return {
        type: 'examined',
        id,
        result: { status: 'rejected', rejection: createRejection(file.name, 'unreadable') },
      }
    }
  })
  const prepareReport = createLoop(getReportWork, async (from): Promise<ReportEvent> => {
    return { type: 'prepared', report: await createReport(createReportInput(from)), from }
  })

  const choose = (files: readonly File[]) =>
    files.map((file) => ({ id: createId(), file, shouldClean: false, status: 'chosen' as const }))
  return {
    get: () => state,
    send,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Takes over what was typed and chosen on the prerendered page. Called once, first. */
    open(answers: Answers, files: readonly File[]): void {
      written = readSession()
      send({ type: 'opened', session: parseSession(written), answers, files: choose(files), draftId: createId() })
    },
    openErased(): void {
      clearSession()
      send({ type: 'opened erased', draftId: createId() })
    },
    /** Returns whether another document of this tab has changed what the tab keeps. */
    isOutdated: () => state.isSessionStored && readSession() !== written,
    addFiles(files: readonly File[]): void {
      if (files.length > 0) send({ type: 'chose', files: choose(files) })
    },
    /** Called when the page is hidden, and may be about to go. */
    saveNow: runDraft,
    /** The page is left, perhaps for the page cache. */
    releaseDraft: storedDraft.release,
  }
}
