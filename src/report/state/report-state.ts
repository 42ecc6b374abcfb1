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

/** What is wrong with an answer, and what to do. */
export interface ValidationError {
  readonly name: string
  readonly message: string
}

export const steps = ['edit', 'review', 'sent'] as const
export type Step = (typeof steps)[number]

/** A stored report that is not finished. The content of its files lies beside it. */
export interface Draft {
  readonly id: string
  /** In milliseconds since 1970. */
  readonly savedAt: number
  readonly answers: Answers
  readonly files: readonly Pick<ChosenFile, 'id' | 'shouldClean'>[]
}

/** `locked`: another tab saves one; `missing`: no longer stored; `blocked`: the browser denies storage. */
export type DraftNotice = 'erased' | 'not erased' | 'expired' | 'missing' | 'locked' | 'full' | 'unreadable' | 'blocked'

export interface DraftState {
  readonly id: string
  readonly isEnabled: boolean
  /** Without a task, a draft that is wanted and differs is saved. */
  readonly task?: 'look' | 'continue' | 'open' | 'withdraw' | 'erase' | undefined
  /** When an earlier visit saved a draft, in milliseconds since 1970. Nothing is saved over it. */
  readonly foundAt?: number | undefined
  /** What this tab has saved, and tried to save, last. */
  readonly saved?: Draft | undefined
  readonly tried?: Draft | undefined
  readonly notice?: DraftNotice | undefined
}

export interface HandOver {
  readonly by: 'share' | 'email' | 'copy'
  readonly reference: string
  /** After a reload the files are gone. */
  readonly text: string
  readonly instruction: string
}

interface SentReport extends Pick<HandOver, 'reference' | 'text'> {
  /** In milliseconds since 1970. */
  readonly sentAt: number
}

/** What a tab keeps over a reload. */
export interface Session {
  readonly answers: Answers
  readonly draftId?: string | undefined
  readonly fileNames: readonly string[]
  readonly handOver?: HandOver | undefined
  readonly handOverStatus?: ReportState['handOverStatus']
  readonly sent?: SentReport | undefined
}

/** All that a visitor did: one immutable value, which only `update` makes. */
export interface ReportState {
  readonly step: Step
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
  readonly missing: readonly string[]
  readonly draft: DraftState
  readonly handOver?: HandOver | undefined
  /** `set aside`: not sent yet, or the report has changed since. */
  readonly handOverStatus?: 'asked' | 'set aside' | 'sent' | undefined
  readonly sent?: SentReport | undefined
  /** The page is about to be replaced, and stores nothing more. */
  readonly isErasing: boolean
  readonly wasErased: boolean

  readonly errors: readonly ValidationError[]
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
