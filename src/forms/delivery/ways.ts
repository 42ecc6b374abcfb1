import type { ComponentType } from 'react'
import type { Report } from '../finished/report-content.ts'

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

/** A way that delivers the finished report, as `finishing.ts` lists it. */
export interface FinishedWay {
  readonly Way: ComponentType<WayProps>
  /** Whether this device has it for this very report; always, where it does not say. */
  readonly offered?: (report: Report) => boolean
}

/** What decides which way gets furthest. */
interface Circumstances {
  readonly files: number
  readonly coarsePointer: boolean
  /** The names of the ways that deliver the finished report here: none before the later code is here. */
  readonly finished: readonly string[]
}

/**
 * The names of the ways in the order of this report and this device; the first is the one that gets furthest. A mail link
 * carries no files, so it comes first where there are none; a finger shares where the system takes them; else it is the one
 * file. A mail and a sheet of paper need nothing of the later code.
 */
export function waysToDeliver({ files, coarsePointer, finished }: Circumstances): readonly string[] {
  const [file, ...others] = finished
  if (!file) return ['email', 'print']
  const first = files === 0 ? 'email' : coarsePointer && others.includes('share') ? 'share' : file
  return [...new Set([first, file, 'email', ...others, 'print'])]
}
