import type { Answers } from './form-state.ts'

/** The session snapshot of a form. `Draft` is its data about a stored draft. */
export interface SessionSnapshot<Draft> {
  /** The unique id of a write, by which a page from the back/forward cache detects that it is outdated. */
  readonly writeId: string
  readonly answers: Answers
  readonly prefilledAnswers?: Answers | undefined
  readonly draft?: Draft | undefined
  /** The files that are stored nowhere: after a reload they have to be chosen again. */
  readonly fileNames?: readonly string[] | undefined
}

/** The only storage of a tab's answers. */
export interface SessionStore<Draft> {
  read(): SessionSnapshot<Draft> | undefined
  /** Undefined removes it. Returns false where the browser has stored nothing. Never throws. */
  write(snapshot: SessionSnapshot<Draft> | undefined): boolean
}

export interface Clock {
  /** Returns milliseconds since 1970. */
  now(): number
  /** Calls a function once after a delay in milliseconds; returns a function that cancels it. */
  schedule(milliseconds: number, run: () => void): () => void
}
