import { openTabStorage, parseJson } from '../components/tab-storage.ts'
import { createReport } from './documents/create-report.ts'
import { createReportInput } from './documents/report-input.ts'
import { eraseDraft, readDraft, saveDraft } from './draft/stored-draft.ts'
import { chooseFile, isRead, isUnread } from './evidence/evidence-file.ts'
import { isEvidenceFormat } from './evidence/file-format.ts'
import type { FileOperations } from './evidence/file-operations.ts'
import { getErasedDraft, getFileWork, getReportWork, getSession, getUnsavedDraft, isEmptySession } from './state/due.ts'
import { initialState, type ReportEvent, type ReportState, type Session } from './state/report-state.ts'
import { update } from './state/update.ts'
import { getOwnId } from './state/update-draft.ts'

/** Milliseconds for which a change waits before it is in the draft. */
const saveDelayMs = 300

export type ReportStore = ReturnType<typeof runReport>

/** Runs the report: takes events, and after each does what the state asks for. `createId` returns a unique text. */
export function runReport(operations: FileOperations, createId: () => string) {
  let state = initialState
  const session = openTabStorage('report')
  const listeners = new Set<(event: ReportEvent) => void>()

  const send = (event: ReportEvent): void => {
    const before = state
    state = update(state, event)
    if (state === before) return
    const isEverythingErased = event.type === 'reportErased'
    const erasedId = getErasedDraft(before, state)
    if (isEverythingErased || erasedId) {
      // With everything goes what another tab has saved.
      const isGone = eraseDraft(isEverythingErased ? undefined : erasedId)
      const wasThere = erasedId || before.draft.trouble === 'not erased'
      if (!isGone && wasThere) state = update(state, { type: 'draftFailed', trouble: 'not erased' })
    }
    storeSession()
    scheduleDraft()
    readFiles()
    prepareReport()
    for (const listener of [...listeners]) listener(event)
  }
  let hasSession = false
  const storeSession = () => {
    const content = getSession(state)
    hasSession ||= !isEmptySession(content)
    // Until there is something to keep, nothing is stored. From then on “empty” is.
    if (!hasSession) return
    session.write(JSON.stringify(content))
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  const scheduleDraft = () => {
    // The first time at once: what the visitor asks for is there when the page says so.
    if (state.draft.device.status === 'none' && !state.draft.trouble) storeDraft()
    else timer ??= setTimeout(storeDraft, saveDelayMs)
  }
  const storeDraft = () => {
    clearTimeout(timer)
    timer = undefined
    const content = getUnsavedDraft(state)
    if (content) send(saveDraft(content, createId(), getOwnId(state.draft)))
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
  const readFiles = createLoop(getFileWork, async (work): Promise<ReportEvent> => {
    const { id, file } = work
    try {
      if (!isUnread(work)) return { type: 'cleaningTried', id, result: await operations.clean(file, work.format) }
      const accepted = state.files.filter(isRead).map((other) => other.file)
      const format = await operations.checkFile(file, accepted)
      if (!isEvidenceFormat(format)) return { type: 'fileRefused', id, rejection: format }
      return { type: 'fileRead', id, result: { format, ...(await operations.examine(file, format)) } }
    } catch (error) {
      // A DOMException: the file was moved, renamed or unplugged since it was chosen.
      const isOurs = !(error instanceof DOMException)
      if (isOurs) reportError(error)
      return { type: 'fileRefused', id, rejection: isOurs ? 'not-read' : 'unreadable' }
    }
  })
  const prepareReport = createLoop(getReportWork, async (from): Promise<ReportEvent> => {
    return { type: 'reportPrepared', report: await createReport(createReportInput(from.answers, from.files)), from }
  })
  /** Returns files of which nothing is known yet. */
  const choose = (files: readonly File[]) =>
    files.map((file) => {
      return { ...chooseFile(file), id: createId(), shouldClean: false }
    })

  return {
    get: () => state,
    send,
    subscribe(listener: (event: ReportEvent) => void) {
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
      send({ type: 'draftFound', stored: readDraft() })
    },
    /** Called when the page is hidden, and may be about to go. */
    saveNow(): void {
      storeSession()
      storeDraft()
    },
  }
}

/** Parses what a tab keeps of a report; undefined for what another program has stored. */
function parseSession(text: string | null): Session | undefined {
  const found = parseJson(text) as Partial<Session> | null | undefined
  if (!found?.answers) return undefined
  const { answers, progress } = found
  return { ...found, answers, progress: progress?.attempt.report && progress }
}
