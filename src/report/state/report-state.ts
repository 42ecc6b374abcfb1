import type { Report } from '../documents/report.ts'
import type {
  AcceptedFile,
  ChosenFile,
  CleanedCopy,
  EvidenceFile,
  FileNotice,
  RejectedFile,
} from '../evidence/evidence-file.ts'

/** Answers by the name of their field, as its control contains them. */
export type Answers = Readonly<Record<string, string>>

/** What is wrong with the answer of a field, with what to do. */
export interface ValidationError {
  readonly name: string
  readonly message: string
}

/** The form, the review, and the end, in this order. */
export const steps = ['edit', 'review', 'sent'] as const
export type Step = (typeof steps)[number]

/** A report that is not finished, as it is stored on this device. The content of its files lies beside it. */
export interface Draft {
  /** Unlike that of a draft that another tab has saved. */
  readonly id: string
  /** In milliseconds since 1970. */
  readonly savedAt: number
  readonly answers: Answers
  readonly files: readonly Pick<ChosenFile, 'id' | 'shouldClean'>[]
}

/**
 * What happened last to a draft. `locked`: another tab saves one; `missing`: this tab's is no longer stored; `blocked`: the
 * browser denies storage.
 */
export type DraftNotice = 'erased' | 'not erased' | 'expired' | 'missing' | 'locked' | 'full' | 'unreadable' | 'blocked'

export interface DraftState {
  readonly id: string
  /** Whether the visitor wants a draft: the checkbox. */
  readonly isEnabled: boolean
  /** What was asked for and is not done. Without one, a draft that is wanted and differs is saved. */
  readonly task?: 'look' | 'continue' | 'open' | 'withdraw' | 'erase' | undefined
  /** When the draft of an earlier visit was saved, if there is one. Nothing is saved over it. */
  readonly foundAt?: number | undefined
  /** What this tab has saved last, and what it has tried to save last. */
  readonly saved?: Draft | undefined
  readonly tried?: Draft | undefined
  readonly notice?: DraftNotice | undefined
}

/** A report that the visitor has passed on to an email program, a share sheet or the clipboard. */
export interface HandOver {
  readonly by: 'share' | 'email' | 'copy'
  readonly reference: string
  /** The report as text: after a reload its files are gone. */
  readonly text: string
  /** What is left to do in the other program, as a sentence. */
  readonly instruction: string
}

/** A report of which the visitor has said that it is sent. */
interface SentReport extends Pick<HandOver, 'reference' | 'text'> {
  /** In milliseconds since 1970. */
  readonly sentAt: number
}

/** What a tab keeps, so that a reload goes on. */
export interface Session {
  readonly answers: Answers
  readonly draftId?: string | undefined
  /** The files of the page: after a reload those that no draft has must be chosen again. */
  readonly fileNames: readonly string[]
  readonly handOver?: HandOver | undefined
  readonly handOverStatus?: ReportState['handOverStatus']
  readonly sent?: SentReport | undefined
}

/** All that a visitor did: one immutable value, which only `update` makes. */
export interface ReportState {
  readonly step: Step
  /** Name of the control that receives focus on return to the form. */
  readonly focusTarget: string
  readonly answers: Answers
  /** What is wrong with the answers now, and the fields of which that is shown. */
  readonly invalid: readonly ValidationError[]
  readonly reported: readonly string[]
  readonly failedSubmitCount: number
  /** False where the browser stores nothing for this tab: a reload loses the answers. */
  readonly isSessionStored: boolean
  readonly files: readonly EvidenceFile[]
  readonly fileNotice?: FileNotice | undefined
  /** Names of files that the page had before it was loaded again, until the draft has been looked at. */
  readonly missing: readonly string[]
  readonly draft: DraftState
  readonly handOver?: HandOver | undefined
  /** `set aside`: not sent yet, or the report is another since. */
  readonly handOverStatus?: 'asked' | 'set aside' | 'sent' | undefined
  readonly sent?: SentReport | undefined
  /** Everything is to be erased: this page is about to be replaced by a fresh one, and stores nothing more. */
  readonly isErasing: boolean
  /** This page is the fresh one. */
  readonly wasErased: boolean

  // What follows from the above.
  readonly errors: readonly ValidationError[]
  /** The report with these answers and files, once it was made. */
  readonly report?: Report | undefined
  /** Whether leaving the page loses something that was not sent. */
  readonly isAtRisk: boolean
}

export type ReportEvent =
  | { type: 'opened'; session: Session | undefined; answers: Answers; files: readonly ChosenFile[]; draftId: string }
  | { type: 'opened erased'; draftId: string }
  | { type: 'read'; answers: Answers; invalid: readonly ValidationError[] }
  | { type: 'answered'; answers: Answers }
  | { type: 'submitted' | 'erased' | 'set aside' | 'shown' }
  | { type: 'went'; step: Step }
  | { type: 'changing'; name: string }
  | { type: 'stored'; isSessionStored: boolean }
  | { type: 'prepared'; report: Report; from: Pick<ReportState, 'answers' | 'files'> }
  | { type: 'handed over'; handOver: HandOver }
  | { type: 'confirmed'; at: number }
  | { type: 'chose'; files: readonly ChosenFile[] }
  | { type: 'checked'; files: readonly (AcceptedFile | RejectedFile)[] }
  | {
      type: 'examined'
      id: string
      result: Pick<AcceptedFile, 'metadata' | 'checksums'> | Pick<RejectedFile, 'status' | 'rejection'>
    }
  | { type: 'cleaned'; id: string; copy?: CleanedCopy | undefined; reason?: string | undefined }
  | { type: 'cleaning'; id: string; shouldClean: boolean }
  | { type: 'removed'; id: string }
  | { type: 'draft wanted'; isEnabled: boolean }
  | { type: 'draft opening' | 'draft erasing' }
  | {
      type: 'draft'
      task: DraftState['task'] | 'save'
      change: Partial<DraftState>
      /** The draft that takes the place of the form's content, or undefined. */
      opened?: Draft | undefined
      files?: readonly ChosenFile[] | undefined
    }

export const initialState: ReportState = {
  step: 'edit',
  focusTarget: '',
  answers: {},
  invalid: [],
  reported: [],
  failedSubmitCount: 0,
  isSessionStored: true,
  files: [],
  missing: [],
  draft: { id: '', isEnabled: false },
  isErasing: false,
  wasErased: false,
  errors: [],
  isAtRisk: false,
}
