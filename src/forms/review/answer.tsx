// What an awake form does in the browser's place: it answers a submit, and asks before files are left behind. A chunk that
// needs none but the script that is here (docs/decisions/061).

import { useAnswered } from '../form/use-store.ts'
import { ErrorSummary } from './error-summary.tsx'
import { Review, type ReviewProps } from './review.tsx'

export { askBeforeLeaving } from '../evidence/ask-before-leaving.ts'
export { answerSubmits } from './answer-submits.ts'

/** The answer to a submit: what is wrong, or the review. */
export function Answer({ store, definition }: ReviewProps) {
  const faulty = useAnswered(store, ({ faults }) => faults.length > 0)
  const attempt = useAnswered(store, (state) => state.attempt)
  return faulty ? (
    <ErrorSummary key={attempt} store={store} prefix={definition.id} />
  ) : (
    <Review store={store} definition={definition} />
  )
}
