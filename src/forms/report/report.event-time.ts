import type { DisplayAnswer } from '../form/field.ts'
import type { Answers } from '../form/form-state.ts'
import { type EventTimeAnswers, interpretEventTime } from '../time/event-time.ts'

/** Returns the answers about the event time. */
export function getEventTimeAnswers(answers: Answers): EventTimeAnswers {
  const { state = '', 'date-time': time = '', which = '' } = answers
  return { state, 'date-time': time, zone: answers[getZoneAnswerName(state)] ?? '', disambiguation: which }
}

/** Returns the name of the question about a state's two zones: another state has a question of its own. */
export function getZoneAnswerName(state: string): string {
  return `zone-${state}`
}

/**
 * Returns the answers without those that no longer apply: an answer about a zone is dropped with its state; which of
 * two hours it was, with the state, the time and the zone.
 */
export function normalizeEventTime(answers: Answers, before: Answers): Answers {
  const now = getEventTimeAnswers(answers)
  const then = getEventTimeAnswers(before)
  const moved = (['state', 'date-time', 'zone'] as const).some((name) => then[name] !== '' && now[name] !== then[name])
  const stale = Object.keys(answers).filter(
    (name) =>
      (name.startsWith('zone-') && name !== getZoneAnswerName(now.state)) ||
      (name === 'which' && moved && now.disambiguation === then.disambiguation),
  )
  if (stale.length === 0) return answers
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !stale.includes(name)))
}

/** Returns the answer about the time as an event time description, with its zone and UTC; any other as it is. */
export function completeEventTime(answer: DisplayAnswer, answers: Answers): DisplayAnswer {
  if (answer.name !== 'date-time') return answer
  const { zone, description } = interpretEventTime(getEventTimeAnswers(answers))
  return description ? { ...answer, displayValue: description.text, zone: zone?.name, utc: description.utc } : answer
}
