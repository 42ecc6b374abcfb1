import type { Fill } from '../form/definition.ts'
import { contactFields } from './contact.fields.ts'

/** What a link may name: the cases and the sealed years that exist. */
export interface Known {
  readonly cases: readonly string[]
  readonly years: readonly string[]
}

/** What a link fills in. Empty strings fill nothing in. */
export interface Prefill {
  /** The value of a subject. */
  readonly subject: string
  /** How the message begins. */
  readonly opening: string
}

const subjects = contactFields.find(({ name }) => name === 'subject')?.options ?? []

/**
 * Reads a fragment: `#subject=specific-case&case=UNCHARTED`, `#subject=archived-report&year=2021`. A fragment never
 * reaches a server. What is unknown is ignored, so no link can put words of its own into the form.
 */
export function prefillOf(hash: string, known: Known): Prefill {
  const asked = new URLSearchParams(hash.slice(1))
  const subject = subjects.find(({ value }) => value === asked.get('subject'))?.value ?? ''
  const named = (list: readonly string[], key: string) => list.find((each) => each === asked.get(key))
  const name = subject === 'specific-case' && named(known.cases, 'case')
  const year = subject === 'archived-report' && named(known.years, 'year')
  return { subject, opening: name ? `About case ${name}.\n\n` : year ? `About the sealed reports of ${year}.\n\n` : '' }
}

/** Fills in what is still empty, or as the link before left it. */
export function fillWith({ subject, opening }: Prefill): Fill {
  return (answers, filled) => {
    const isFree = (name: string) => !answers[name] || answers[name] === filled[name]
    const chosen = isFree('subject') ? subject : (answers.subject ?? '')
    // The opening belongs to its subject: without the one, the other would mislead.
    const opens = isFree('message') && chosen === subject
    return {
      answers: { ...answers, subject: chosen, ...(opens && { message: opening }) },
      filled: { subject, message: opening },
    }
  }
}
