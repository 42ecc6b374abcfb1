import type { EvidenceKind } from '../bytes/file-kind.ts'
import type { Watch } from '../bytes/read-slices.ts'
import { type Fingerprint, fingerprint } from '../finished/fingerprint.ts'
import type { Removal, Traces } from '../metadata/traces.ts'
import { tracesIn, withoutTraces } from '../metadata/what-a-file-tells.ts'

/** What can be done with a file off the page's thread, with what it takes and gives. */
export interface Tasks {
  /** What a file tells beside its picture; undefined for a PDF, which is not looked into. */
  readonly examine: { readonly file: Blob; readonly kind: EvidenceKind; readonly gives: Traces | undefined }
  /** A copy without its traces; undefined where nothing can safely be removed. */
  readonly clean: {
    readonly file: Blob
    readonly kind: EvidenceKind
    readonly what: Removal
    readonly gives: Blob | undefined
  }
  readonly fingerprint: { readonly file: Blob; readonly gives: Fingerprint }
}

/** Something to do, by its name. */
export type Task = { [Name in keyof Tasks]: { readonly name: Name } & Omit<Tasks[Name], 'gives'> }[keyof Tasks]
/** What comes of it. */
export type Outcome = Tasks[keyof Tasks]['gives']

/** Does a task on this thread. Rejects with the browser's error if the file cannot be read, or the signal's reason. */
export async function perform(task: Task, watch?: Watch): Promise<Outcome> {
  if (task.name === 'fingerprint') return fingerprint(task.file, watch)
  const { file, kind } = task
  if (kind === 'pdf') return undefined
  // Whole: the evidence limit keeps it small, and what is in memory can be read in any order without waiting.
  const bytes = new Uint8Array(await file.arrayBuffer())
  watch?.signal?.throwIfAborted()
  return task.name === 'examine' ? tracesIn(bytes, kind) : withoutTraces(bytes, kind, task.what)
}
