import type { Report } from '../finished/report-content.ts'

/** A way to deliver, by what a person does. A new one is added here, and to the ways that `finishing.ts` names. */
export type Way = 'email' | 'file' | 'share' | 'print'

/** What a way that delivers the finished report has to know. */
export interface WayProps {
  readonly report: Report
  /** What was written: "report" or "message". */
  readonly noun: string
  /** The subject of a mail with it. */
  readonly subject: string
  /** A mail link for the mail that it will be attached to. */
  readonly covering: string
  /** The class of its button: the way that gets furthest has the black one. */
  readonly look: string
}

/** What decides which way gets furthest. */
interface Circumstances {
  readonly files: number
  readonly coarsePointer: boolean
  /** The system says that it takes these very files. */
  readonly canShare: boolean
}

/**
 * The ways in the order of this report and this device; the first is the one that gets furthest. A mail link carries no
 * files, so it comes first where there are none; a finger shares where the system takes them; else it is the one file.
 */
export function waysToDeliver({ files, coarsePointer, canShare }: Circumstances): readonly Way[] {
  const first: Way = files === 0 ? 'email' : canShare && coarsePointer ? 'share' : 'file'
  const others: readonly Way[] = ['file', 'email', ...(canShare ? (['share'] as const) : []), 'print']
  return [first, ...others.filter((way) => way !== first)]
}
