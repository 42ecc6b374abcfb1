import type { ReactNode } from 'react'
import type { ReadingTable } from '../../../content/readings/table.ts'

/** What an answer rests on. With a table of readings behind it, it is a figure: it has a number, an address and a link to its file. */
export interface Proof {
  /** In words, above the rest. */
  readonly measurement?: ReactNode
  readonly plot?: string
  /** What stands in the place of a plot, or moves along one. */
  readonly content?: ReactNode
  readonly caption?: ReactNode
  readonly table?: ReadingTable
  /** It has eight columns, and its caption stands below it. */
  readonly isWide?: true
}

/** What a doubter asks, and what we can answer. Without a proof the answer stands in its place. */
export interface Answer {
  readonly question: string
  readonly answer: string
  /** What stands below the answer. */
  readonly more?: ReactNode
  readonly proof?: Proof
}

export interface Evidence {
  /** The figure at the head of the case, with words of its own where a caption is too little. */
  readonly head: Proof & { readonly title?: readonly string[]; readonly text?: string }
  readonly answers: readonly Answer[]
  readonly unknown: string
}

const evidence = import.meta.glob<Evidence>('./*.evidence.tsx', { eager: true, import: 'default' })

/** Returns the evidence of a case by the name of its first table. Throws if its file is missing. */
export function getEvidence(name: string): Evidence {
  const found = evidence[`./${name}.evidence.tsx`]
  if (!found) throw new Error(`${name} has no src/pages/case/evidence/${name}.evidence.tsx`)
  return found
}
