import type { ReportAnswer } from '../finished/report.ts'
import type { FormDefinition } from '../form/definition.ts'
import { answersTo } from '../form/field.ts'
import type { Answers } from '../form/state.ts'
import { readWhen } from '../time/when.ts'
import { whenOf } from './report.when.ts'

/** The answers as the review and the finished report have them: the time said back, with its zone and UTC. */
export function readAnswers({ fields }: Pick<FormDefinition, 'fields'>, answers: Answers): readonly ReportAnswer[] {
  const { zone, back } = readWhen(whenOf(answers))
  return answersTo(fields, answers).map((answer) =>
    back && answer.name === 'date-time' ? { ...answer, shown: back.words, zone: zone?.name, utc: back.utc } : answer,
  )
}
