import type { Report, ReportRecord } from '../documents/report.ts'
import type {
  CleaningResult,
  EvidenceFile,
  FileChoice,
  FileExamination,
  ForgottenFile,
  RefusedFile,
  UncheckedFile,
  UnreadFile,
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
  /** Those with bytes. */
  readonly files: readonly FileChoice[]
  /** Those without. Drafts of before December 2026 lack them. */
  readonly missing?: readonly (ForgottenFile | RefusedFile)[] | undefined
}

/** A report on this device that is not finished. The bytes of its files are stored beside it. */
export interface StoredDraft extends Content {
  /** The revision: new and random at each write. */
  readonly id: string
  /** The first revision of it, by which all are known as one draft. Drafts of before December 2026 lack it. */
  readonly draftId?: string | undefined
  /** In milliseconds since 1970. */
  readonly savedAt: number
  /** When it was first found to be too old, by a clock that may be wrong. */
  readonly overdueSince?: number | undefined
}

/** The drafts that this tab may write over or erase. */
export interface OwnRevisions {
  /** The draft that they are of. Once a page has erased it, in any revision, it is not saved again. */
  readonly draftId?: string | undefined
  /** The one that it read or wrote last. */
  readonly revision?: string | undefined
  /** One that it may have written. */
  readonly writing?: string | undefined
  /** Any: the visitor wants none on this device. */
  readonly isAny?: true | undefined
}

/** What the visitor wants of the draft on this device. It lasts until the visitor changes it, or it is done. */
type DraftWish = 'none' | 'keep' | 'open' | 'erase'

/** What this tab found on the device last. */
type Device =
  | { readonly status: 'unknown' | 'none' }
  /** The draft of this tab, with what it contains. */
  | { readonly status: 'own'; readonly savedAt: number; readonly content: Content }
  /** Another one. Nothing is saved over it before the visitor chooses. */
  | ({ readonly status: 'other' } & Pick<StoredDraft, 'id' | 'draftId' | 'savedAt' | 'overdueSince'>)

/**
 * Why the last attempt did not do what is wanted. Each is tried again. `busy`: there was no answer in time; `refused`:
 * the browser allows no storage; `unreadable`: a file of the visitor's cannot be read; `ours`: an error of this code.
 */
export type Trouble = 'busy' | 'full' | 'unreadable' | 'refused' | 'ours'

export interface Draft {
  readonly wish: DraftWish
  readonly ownRevisions: OwnRevisions
  readonly device: Device
  readonly trouble?: Trouble | undefined
  /** Why there is no draft any more. */
  readonly end?: 'erased' | 'expired' | undefined
}

/** A report that was passed on to another program, as it was then. Only the visitor can say whether it was sent. */
export interface Attempt {
  readonly by: 'share' | 'email' | 'copy'
  readonly report: ReportRecord
  /** The name of the file to attach; undefined where there is none. */
  readonly attachment?: string | undefined
  /** Whether its files went with it. */
  readonly hasFiles: boolean
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
export interface Session {
  readonly answers: Answers
  readonly files: readonly (ForgottenFile | RefusedFile)[]
  readonly draft?: { readonly wish: DraftWish; readonly own: OwnRevisions } | undefined
  readonly progress?: Exclude<Progress, { step: 'edit' | 'review' }> | undefined
  /** How many reports this tab had erased when it was written. */
  readonly erasures?: number | undefined
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
  readonly draft: Draft
  /** What the draft replaces that the visitor wants opened: what is written and chosen after that stays. */
  readonly beforeOpening?: Pick<ReportState, 'answers' | 'files'> | undefined
  /** The reference of the report that this browser has made a file of. */
  readonly savedReference?: string | undefined
  /** The page is about to be replaced, unless something is written or chosen first. */
  readonly leaving?: 'erased' | 'begun anew' | undefined
  /** The report of this page, or of the one that it has replaced, was erased, and nothing was written since. */
  readonly isErased: boolean
  /** How many reports this tab has erased. */
  readonly erasures: number
  /** Made of these answers and files. */
  readonly report?: Report | undefined
}

/** What a task of the draft found or did on the device. */
export type DraftEvent =
  /** `wasErased`: another page has erased the draft of this tab. */
  | {
      type: 'deviceSearched'
      stored: StoredDraft | undefined
      wasErased: boolean
      contents: ReadonlyMap<string, File>
    }
  | { type: 'draftOpened'; stored: StoredDraft; contents: ReadonlyMap<string, File> }
  | { type: 'draftSaveStarted'; revision: string }
  | { type: 'draftSaved' | 'otherDraftFound'; stored: StoredDraft }
  | { type: 'draftMissed' | 'draftExpired' }
  /** `wasNone`: there was nothing to erase. */
  | { type: 'draftErased'; wasNone?: boolean }
  | { type: 'draftFailed'; trouble: Trouble }
  | { type: 'databaseClosed' }

export type ReportEvent =
  | DraftEvent
  /** `restored`: files that the browser has put back into the control by itself. */
  | {
      type: 'reportOpened'
      session: Session | undefined
      answers: Answers
      files: readonly UncheckedFile[]
      restored: readonly UncheckedFile[]
      isErased: boolean
    }
  | { type: 'formRead'; answers: Answers; invalid: readonly ValidationError[] }
  | { type: 'answersFilled'; answers: Answers }
  | { type: 'formSubmitted' | 'deliveryDenied' | 'reportErased' | 'reportBegunAnew' }
  | { type: 'stepVisited'; step: Step }
  | { type: 'changeRequested'; name: string }
  | { type: 'sessionWritten'; isSessionStored: boolean }
  | { type: 'reportPrepared'; report: Report; from: Pick<ReportState, 'answers' | 'files'> }
  | { type: 'reportSaved'; reference: string }
  | { type: 'reportHandedOver'; attempt: Attempt }
  | { type: 'deliveryConfirmed'; at: number }
  | { type: 'filesChosen'; files: readonly UncheckedFile[] }
  | { type: 'filesChecked'; files: readonly (UnreadFile | RefusedFile)[] }
  | { type: 'fileExamined'; id: string; result: FileExamination }
  | { type: 'fileRefused'; id: string; rejection: RefusedFile['rejection'] }
  | { type: 'cleaningTried'; id: string; result: CleaningResult }
  | { type: 'cleaningChosen'; id: string; shouldClean: boolean }
  | { type: 'fileRemoved'; id: string }
  | { type: 'forgottenFilesDismissed' }
  | { type: 'draftChosen'; isWanted: boolean }
  | { type: 'draftOpenRequested' | 'draftReplaceRequested' | 'draftEraseRequested' | 'draftRetryRequested' }

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
  draft: { wish: 'none', ownRevisions: {}, device: { status: 'unknown' } },
  isErased: false,
  erasures: 0,
}
