import type { DisplayAnswer } from '../form/answers.ts'
import type { Answers } from '../form/form-state.ts'
import { describeEventTime } from '../time/event-time-description.ts'
import { getZoneCandidates } from '../time/zone-candidates.ts'

/** Returns the name of the question about a state's two zones: another state has a question of its own. */
export function getZoneAnswerName(state = ''): string {
  return `zone-${state}`
}

/** Returns the answers about the event time. `which` is about an hour that came twice. */
export function getEventTimeAnswers({ state, 'date-time': time, which, ...others }: Answers): Answers {
  const zone = getZoneAnswerName(state)
  return { state: state ?? '', 'date-time': time ?? '', which: which ?? '', [zone]: others[zone] ?? '' }
}

/**
 * Returns the zone candidates, the zone that applies, and the event time description of these answers. `now` is the
 * device's clock, in milliseconds, if the description is to question a time in the future or before photography.
 */
export function interpretEventTime({ state = '', 'date-time': time = '', which, ...others }: Answers, now?: number) {
  const zones = getZoneCandidates(state)
  const zone = zones.find(({ name }) => name === others[getZoneAnswerName(state)]) ?? zones[0]
  return { zones, zone, description: zone && describeEventTime(time, zone, which, now) }
}

/**
 * Returns the answers without those that no longer apply: an answer about a zone is dropped with its state; which of
 * two hours it was, with the state, the time and the zone.
 */
export function normalizeEventTime(answers: Answers, before: Answers): Answers {
  const zone = getZoneAnswerName(answers.state)
  const isMoved = ['state', 'date-time', zone].some((name) => before[name] && answers[name] !== before[name])
  const isStale = (name: string) =>
    name.startsWith('zone-') ? name !== zone : name === 'which' && isMoved && answers.which === before.which
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !isStale(name)))
}

/** Returns the answer about the time as an event time description, with its zone and UTC; any other as it is. */
export function completeEventTime(answer: DisplayAnswer, answers: Answers): DisplayAnswer {
  if (answer.name !== 'date-time') return answer
  const { zone, description } = interpretEventTime(answers)
  return description ? { ...answer, displayValue: description.text, zone: zone?.name, utc: description.utc } : answer
}
