import type { Removal } from '../metadata/traces.ts'

/** What is kept of a form that is not finished. */
export interface Draft {
  readonly form: 'report' | 'contact'
  /** By the name of the control, as the control holds it. */
  readonly answers: Readonly<Record<string, string>>
  readonly files: readonly DraftFile[]
}

/** A file as it was chosen, and what the visitor wanted taken out of it. */
export interface DraftFile {
  readonly name: string
  readonly lastModified: number
  readonly content: Blob
  readonly removal?: Removal | undefined
}

/** Of what a kept or saved draft is written in. A draft of a later format is left alone, never guessed at. */
export const draftVersion = 1

/** `answers` if it is what an earlier visit can have written: texts by name. */
export function readAnswers(value: unknown): Draft['answers'] | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const entries = Object.entries(value)
  return entries.every(([, text]) => typeof text === 'string') ? Object.fromEntries(entries) : undefined
}

/** The description of one file, without its content, if it is what an earlier visit can have written. */
export function readFileDescription(value: unknown): Omit<DraftFile, 'content'> | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { name, lastModified, removal } = value as Record<string, unknown>
  if (typeof name !== 'string' || typeof lastModified !== 'number' || !Number.isFinite(lastModified)) return undefined
  if (removal !== undefined && removal !== 'place' && removal !== 'all') return undefined
  return { name, lastModified, ...(removal && { removal }) }
}

/** The file as the form takes files: its kind is told by its bytes again, like that of any other. */
export function asFile({ name, lastModified, content }: DraftFile): File {
  return new File([content], name, { lastModified })
}
