import type { ReactNode } from 'react'
import type { ReadingTable } from '../../../content/readings/table.ts'

/** A figure of a case: a plot, or what stands in the place of one, and its number in words. */
export interface EvidenceFigure {
  /** A number that stands above the plot. */
  readonly measurement?: ReactNode
  readonly plot?: string
  /** What stands in the place of a plot, or is moved along one. */
  readonly content?: ReactNode
  readonly caption: string
  /** The readings that it shows. */
  readonly table?: ReadingTable
  /** Its plot has eight columns, and its caption stands below it. */
  readonly isWide?: true
}

/** What a doubter asks, and what we can answer. */
export interface Question {
  /** Its fragment. */
  readonly id: string
  readonly question: string
  readonly answer: string
  /** What stands below the answer. */
  readonly more?: ReactNode
  readonly figure?: EvidenceFigure
  /** What the answer rests on where that is no figure: a number with its note, or a table. */
  readonly result?: { readonly measurement?: string; readonly note?: ReactNode; readonly content?: ReactNode }
}

export interface Evidence {
  /** What stands at the head of the case, with words of its own where a caption is too little. */
  readonly head: EvidenceFigure & { readonly title?: readonly [string, string]; readonly text?: string }
  readonly questions: readonly Question[]
}

const evidence = import.meta.glob<Evidence>('./*.evidence.tsx', { eager: true, import: 'default' })

/** Returns the evidence of a case. Throws if its file is missing. */
export function getEvidence(id: string): Evidence {
  const found = evidence[`./${id}.evidence.tsx`]
  if (!found) throw new Error(`${id} has no src/pages/case/evidence/${id}.evidence.tsx`)
  return found
}
