import { importAgain } from '../form/import-again.ts'
import type { ReviewProps } from './review.tsx'

const load = importAgain(() => import('./answer.tsx'))
let here: Awaited<ReturnType<typeof load>> | undefined

/** Fetched right after the form is awake, and so long before anybody submits. */
export async function loadAnswer() {
  here = await load()
  return here
}

/** The answer to a submit. It is drawn only once it is here, whole and at once, so that the focus finds it. */
export function Answer(props: ReviewProps) {
  return here && <here.Answer {...props} />
}
