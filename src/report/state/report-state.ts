import type { Report } from '../documents/report.ts'
import type {
  AcceptedFile,
  ChosenFile,
  CleanedCopy,
  EvidenceFile,
  FileChoice,
  FileNotice,
  RejectedFile,
} from '../evidence/evidence-file.ts'
import type { Answers } from '../report.fields.ts'

/** What is wrong with an answer, and what to do. */
export interface ValidationError {
  readonly name: string
  readonly message: string
}

/** What a visitor wrote and chose, without the bytes of files. */
export interface Content {
  readonly answers: Answers
  readonly files: readonly FileChoice[]
}

/** A report on this device that is not finished. The bytes of its files are stored beside it. */
export interface StoredDraft extends Content {
  /** The revision: new and random at each write. */
  readonly id: string
  /** In milliseconds since 1970. */
  readonly savedAt: number
}

/** The revisions that are this tab's: the one that it read or wrote last, and the one that it is writing. */
export interface OwnRevisions {
  readonly revision?: string | undefined
  readonly writing?: string | undefined
}

/** The draft on this device, as far as this tab has looked. Only a draft that is `kept` counts as saved. */
export type Draft =
  | {
      readonly status: 'off'
      readonly after?: 'erasing' | 'failed erasing' | 'expiry' | undefined
      readonly own: OwnRevisions
    }
  | { readonly status: 'looking' | 'erasing'; readonly isWanted: boolean; readonly own: OwnRevisions }
  /** Another one than this tab's. Nothing is saved over it before the visitor chooses. */
  | { readonly status: 'found'; readonly isWanted: boolean; readonly id: string; readonly savedAt: number }
  | { readonly status: 'opening'; readonly id: string; readonly savedAt: number }
  | { readonly status: 'wanted'; readonly own: OwnRevisions }
  | {
      readonly status: 'kept'
      readonly own: OwnRevisions
      readonly savedAt: number
      readonly content: Content
    }
  | {
      readonly status: 'refused'
      /** `blocked`: the browser denies storage. */
      readonly why: 'full' | 'unreadable' | 'blocked'
      readonly own: OwnRevisions
      /** The same files are not tried again. */
      readonly files: readonly FileChoice[]
    }

/** A report that was passed on to another program. Only the visitor can say whether it was sent. */
export interface Attempt {
  readonly by: 'share' | 'email' | 'copy'
  readonly reference: string
  readonly text: string
  /** The name of the file to attach; undefined where there is none. */
  readonly attachment?: string | undefined
  /** How many files belong to the report, and how many of them are not in what was handed over. */
  readonly files: number
  readonly remainingFiles: number
  /** Whether the address is in the clipboard. */
  readonly isAddressCopied?: boolean
}

/** Which step of the report is shown, with what exists only there. */
export type Progress =
  | { readonly step: 'edit' | 'review' }
  | { readonly step: 'question'; readonly attempt: Attempt }
  | { readonly step: 'sent'; readonly attempt: Attempt; readonly sentAt: number }

export type Step = Progress['step']

export const steps = ['edit', 'review', 'question', 'sent'] as const satisfies readonly Step[]

/** What a tab keeps over a reload. */
export interface Session extends Content {
  /** A draft that is wanted, or was and is not erased yet. */
  readonly draft?: { readonly isWanted: boolean; readonly own: OwnRevisions } | undefined
  readonly progress?: Exclude<Progress, { step: 'edit' | 'review' }> | undefined
}

/** All that a visitor did: one immutable value, which only `update` makes. */
export interface ReportState {
  readonly progress: Progress
  readonly focusTarget: string
  readonly answers: Answers
  /** What is wrong now, and the fields that show it. */
  readonly invalid: readonly ValidationError[]
  readonly reported: readonly string[]
  readonly failedSubmitCount: number
  /** False where a reload loses the answers. */
  readonly isSessionStored: boolean
  readonly files: readonly EvidenceFile[]
  readonly fileNotice?: FileNotice | undefined
  readonly draft: Draft
  /** Whether the device has to be asked again which draft it has. */
  readonly isLookDue: boolean
  /** The reference of the report that this browser has made a file of. */
  readonly savedReference?: string | undefined
  /** The page is about to be replaced, and stores nothing more. */
  readonly leaving?: 'erased' | 'begun anew' | undefined
  /** What the page says that has replaced an erased one. */
  readonly erasure?: 'done' | 'failed' | undefined
  /** Made of these answers and files. */
  readonly report?: Report | undefined
}

/** What a task of the draft found or did on the device. */
export type DraftEvent =
  | { type: 'deviceSearched'; stored: StoredDraft | undefined; contents: ReadonlyMap<string, File> }
  /** `from` has what the draft replaces. */
  | {
      type: 'draftOpened'
      stored: StoredDraft
      contents: ReadonlyMap<string, File>
      from: Pick<ReportState, 'answers' | 'files'>
    }
  | { type: 'draftSaveStarted'; revision: string }
  | { type: 'draftSaved' | 'otherDraftFound'; stored: StoredDraft }
  | { type: 'draftMissed' | 'draftExpired' | 'draftErased' }
  | { type: 'draftRefused'; why: 'full' | 'unreadable' | 'blocked'; files: readonly FileChoice[] }

export type ReportEvent =
  | DraftEvent
  /** `restored`: files that the browser has put back into the control by itself. */
  | {
      type: 'reportOpened'
      session: Session | undefined
      answers: Answers
      files: readonly ChosenFile[]
      restored: readonly ChosenFile[]
    }
  | { type: 'erasedPageOpened'; erasure: 'done' | 'failed' }
  | { type: 'formRead'; answers: Answers; invalid: readonly ValidationError[] }
  | { type: 'answersFilled'; answers: Answers }
  | { type: 'formSubmitted' | 'pageShown' | 'deliveryDenied' | 'reportErased' | 'reportBegunAnew' }
  | { type: 'stepVisited'; step: Step }
  | { type: 'changeRequested'; name: string }
  | { type: 'sessionWritten'; isSessionStored: boolean }
  | { type: 'reportPrepared'; report: Report; from: Pick<ReportState, 'answers' | 'files'> }
  | { type: 'reportSaved'; reference: string }
  | { type: 'reportHandedOver'; attempt: Attempt }
  | { type: 'deliveryConfirmed'; at: number }
  | { type: 'filesChosen'; files: readonly ChosenFile[] }
  | { type: 'filesChecked'; files: readonly (AcceptedFile | RejectedFile)[] }
  | { type: 'fileExamined'; id: string; result: Pick<AcceptedFile, 'metadata' | 'checksums'> }
  | { type: 'fileRejected'; id: string; rejection: RejectedFile['rejection'] }
  | { type: 'fileCleaned'; id: string; copy?: CleanedCopy | undefined; reason?: string | undefined }
  | { type: 'cleaningChosen'; id: string; shouldClean: boolean }
  | { type: 'fileRemoved'; id: string }
  | { type: 'lostFilesDismissed' }
  | { type: 'draftChosen'; isWanted: boolean }
  | { type: 'draftOpenRequested' | 'draftReplaceRequested' | 'draftEraseRequested' }

/** What a part of the page shows, and where its events go. */
export interface ReportView {
  readonly state: ReportState
  readonly send: (event: ReportEvent) => void
}

export const initialState: ReportState = {
  progress: { step: 'edit' },
  focusTarget: '',
  answers: {},
  invalid: [],
  reported: [],
  failedSubmitCount: 0,
  isSessionStored: true,
  files: [],
  draft: { status: 'off', own: {} },
  isLookDue: false,
}
