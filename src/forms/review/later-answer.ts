import { lazy } from 'react'
import { importAgain } from '../form/import-again.ts'

/** Fetched right after the form is awake, and so long before anybody submits. */
export const loadAnswer = importAgain(() => import('./answer.tsx'))

/** The answer to a submit. It is drawn only once it is here: until then the browser answers. */
export const Answer = lazy(async () => ({ default: (await loadAnswer()).Answer }))
