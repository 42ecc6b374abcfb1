import type { Answers } from '../form/state.ts'
import type { When } from '../time/when.ts'

/** The answers that together say when it happened. */
export function whenOf(answers: Answers): When {
  const { state = '', 'date-time': time = '', which = '' } = answers
  return { state, 'date-time': time, zone: answers[zoneName(state)] ?? '', which }
}

/** The name of the question which of a state's two zones it was: another state is asked anew. */
export function zoneName(state: string): string {
  return `zone-${state}`
}

/** An answer about a zone goes with its state; which of two hours it was, with the state, the time and the zone. */
export function settleWhen(answers: Answers, before: Answers): Answers {
  const now = whenOf(answers)
  const then = whenOf(before)
  const moved = (['state', 'date-time', 'zone'] as const).some((name) => then[name] !== '' && now[name] !== then[name])
  const stale = Object.keys(answers).filter(
    (name) =>
      (name.startsWith('zone-') && name !== zoneName(now.state)) ||
      (name === 'which' && moved && now.which === then.which),
  )
  if (stale.length === 0) return answers
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !stale.includes(name)))
}
