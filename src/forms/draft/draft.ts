import type { Draft, DraftFile } from '../form/ports.ts'

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
