import type { ReportAnswer } from '../finished/report.ts'
import type { Answer } from '../form/field.ts'
import type { Answers } from '../form/state.ts'
import { readWhen } from '../time/when.ts'
import { whenOf } from './report.when.ts'

/** The answers as the review and the finished report have them: the time said back, with its zone and UTC. */
export function readAnswers(answers: readonly Answer[], written: Answers): readonly ReportAnswer[] {
  const { zone, back } = readWhen(whenOf(written))
  return answers.map((answer) =>
    back && answer.name === 'date-time' ? { ...answer, shown: back.words, zone: zone?.name, utc: back.utc } : answer,
  )
}
