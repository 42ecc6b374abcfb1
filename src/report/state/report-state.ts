import type { Report, ReportRecord } from '../documents/report.ts'
import type {
  CleaningResult,
  EvidenceFile,
  FileExamination,
  ForgottenFile,
  RefusedFile,
  UnreadFile,
} from '../evidence/evidence-file.ts'
import type { Answers } from '../report.fields.ts'

/** What is wrong with an answer, and what to do. */
export interface ValidationError {
  readonly name: string
  readonly message: string
}

/** What a visitor wrote and chose, without the bytes of files: what tab and draft keep. */
export interface Content {
  readonly answers: Answers
  readonly files: readonly (ForgottenFile | RefusedFile)[]
}

/** A report on this device that is not finished. */
export interface StoredDraft extends Content {
  /** New and random at each write. */
  readonly id: string
  /** In milliseconds since 1970. */
  readonly savedAt: number
}

/** The draft on this device, as this tab found or wrote it last. Nothing is saved over another one before the visitor chooses. */
type Device = { readonly status: 'none' } | { readonly status: 'own' | 'other'; readonly stored: StoredDraft }

/** Why the draft was not saved, or is still there: the browser allows no storage, has no room, or let nothing be erased. */
export type Trouble = 'refused' | 'full' | 'not erased'

export interface Draft {
  /** What the checkbox shows. */
  readonly isWanted: boolean
  readonly device: Device
  /** Why the device lacks what was written last, or has what was to be erased. */
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
  /** `focusTarget`: the name of the field, or `submit`, to which the visitor came back. */
  | { readonly step: 'edit'; readonly focusTarget?: string }
  | { readonly step: 'review' }
  | { readonly step: 'question'; readonly attempt: Attempt }
  /** `sentOn`: the day on which the visitor said so, in words. */
  | { readonly step: 'sent'; readonly attempt: Attempt; readonly sentOn: string }

export type Step = Progress['step']

export const steps = ['edit', 'review', 'question', 'sent'] as const satisfies readonly Step[]

/** What a tab keeps over a reload. */
export interface Session extends Pick<Content, 'answers'> {
  /** Undefined where nothing was written but before the code was there, which alone knows of files. */
  readonly files?: Content['files'] | undefined
  readonly isDraftWanted?: boolean | undefined
  /** The draft of this tab. */
  readonly draftId?: string | undefined
  readonly progress?: Extract<Progress, { readonly attempt: Attempt }> | undefined
}

/** All that a visitor did: one immutable value, which only `update` makes. */
export interface ReportState {
  readonly progress: Progress
  readonly answers: Answers
  /** What is wrong now, and the fields that show it. */
  readonly invalid: readonly ValidationError[]
  readonly reported: readonly string[]
  readonly failedSubmitCount: number
  readonly files: readonly EvidenceFile[]
  readonly draft: Draft
  /** The reference of the report that this browser has made a file of. */
  readonly savedReference?: string | undefined
  /** Made of these answers and files. */
  readonly report?: Report | undefined
}

/** What was found or done on the device. */
export type DraftEvent =
  | { type: 'draftFound'; stored: StoredDraft | undefined }
  | { type: 'draftSaved'; stored: StoredDraft }
  | { type: 'draftFailed'; trouble: Trouble }

export type ReportEvent =
  | DraftEvent
  | {
      type: 'reportOpened'
      session: Session | undefined
      answers: Answers
      files: readonly UnreadFile[]
      stored: StoredDraft | undefined
      isExpired: boolean
    }
  | { type: 'formRead'; answers: Answers; invalid: readonly ValidationError[] }
  | { type: 'formSubmitted' | 'deliveryDenied' | 'reportErased' | 'reportBegunAnew' }
  | { type: 'deliveryConfirmed'; sentOn: string }
  | { type: 'stepVisited'; step: Step }
  | { type: 'changeRequested'; name: string }
  | { type: 'reportPrepared'; report: Report; from: Pick<ReportState, 'answers' | 'files'> }
  | { type: 'reportSaved'; reference: string }
  | { type: 'reportHandedOver'; attempt: Attempt }
  | { type: 'filesChosen'; files: readonly UnreadFile[] }
  /** By the button of the row with this id, whatever its name is. */
  | { type: 'fileChosenAgain'; id: string; file: File }
  | { type: 'fileRead'; id: string; result: FileExamination }
  | { type: 'fileRefused'; id: string; rejection: RefusedFile['rejection'] }
  | { type: 'cleaningTried'; id: string; result: CleaningResult }
  /** Of all files, or of the one with this id. */
  | { type: 'cleaningChosen'; shouldClean: boolean; id?: string }
  | { type: 'fileRemoved'; id: string }
  | { type: 'draftChosen'; isWanted: boolean }
  | { type: 'draftOpened' | 'draftReplaced' | 'draftErased' }

/** What a part of the page shows, and where its events go. */
export interface ReportView {
  readonly state: ReportState
  readonly send: (event: ReportEvent) => void
}

export const initialState: ReportState = {
  progress: { step: 'edit' },
  answers: {},
  invalid: [],
  reported: [],
  failedSubmitCount: 0,
  files: [],
  draft: { isWanted: false, device: { status: 'none' } },
}
