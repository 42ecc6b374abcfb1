import type { ReactNode } from 'react'
import type { ReadingTable } from '../../../content/readings/table.ts'
import type { Line } from '../line.tsx'

/** What an answer rests on. One that names its table of readings is a figure: it has a number and an address. */
export interface Proof {
  /** In words, above the rest. */
  readonly measurement?: ReactNode
  readonly plot?: string
  /** What a reader moves through the plot. */
  readonly line?: Line
  /** What lies in the plot. */
  readonly mark?: ReactNode
  /** What stands in the place of a plot, or below it. */
  readonly content?: ReactNode
  readonly caption?: ReactNode
  readonly table?: ReadingTable
}

/** What a doubter asks, and what we can answer. */
export interface Answer {
  readonly question: string
  readonly answer: string
  /** What stands below the answer where there is room beside its proof, and else below that. */
  readonly more?: ReactNode
  readonly proof?: Proof
  /** Its proof has eight columns. Those that are not wide stand beside one another. */
  readonly isWide?: true
}

export interface Evidence {
  /** The figure at the head of the case, with words of its own where a caption is too little: then it has all columns. */
  readonly head: Proof & { readonly title?: readonly string[]; readonly text?: string }
  readonly answers: readonly Answer[]
  readonly unknown: string
}

/** Returns answers in rows: a wide one alone, others beside one another. */
export function groupAnswers(answers: readonly Answer[]): readonly (readonly Answer[])[] {
  const rows: Answer[][] = []
  for (const answer of answers) {
    const last = rows.at(-1)
    if (answer.isWide || !last || last[0]?.isWide) rows.push([answer])
    else last.push(answer)
  }
  return rows
}

const evidence = import.meta.glob<Evidence>('./*.evidence.tsx', { eager: true, import: 'default' })

/** Returns the evidence of a case by the name of its first table. Throws if its file is missing. */
export function getEvidence(name: string): Evidence {
  const found = evidence[`./${name}.evidence.tsx`]
  if (!found) throw new Error(`${name} has no src/pages/case/evidence/${name}.evidence.tsx`)
  return found
}
