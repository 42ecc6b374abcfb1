import type { FormDefinition } from '../form/definition.ts'
import type { Answer } from '../form/field.ts'
import { MailWay } from './mail-way.tsx'
import { PrintWay } from './print-way.tsx'
import { subjectOf } from './subject.ts'

interface Props {
  readonly definition: FormDefinition
  readonly answers: readonly Answer[]
  /** How many files nobody could look at. */
  readonly files: number
}

/** What the page can do while the later code is not here: it needs nothing of it. */
export function PlainWays({ definition, answers, files }: Props) {
  const text = answers
    .map(({ label, shown }) => `${label}\n  ${shown.replaceAll('\n', '\n  ') || 'left blank'}\n`)
    .join('\n')
  return (
    <>
      <MailWay to={definition.address} subject={subjectOf(definition, answers)} text={text} files={files} solid />
      <PrintWay />
    </>
  )
}
