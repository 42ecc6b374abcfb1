import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { tabState } from './tab-memory.ts'

/**
 * Whether the visitor fills in or reviews. The review is a step in the tab's history: Back leads from it to the form,
 * and Forward to the review again if `ready` still says yes, for the answers may no longer be good.
 */
export function useReviewStep(ready: () => boolean): [reviewing: boolean, show: () => void, leave: () => void] {
  const [reviewing, setReviewing] = useState(false)
  const hash = useRef('')
  const onPop = useEffectEvent(() => {
    // A link to a fragment, such as the skip link, fires popstate too, and its entry has no state.
    if (location.hash === hash.current) setReviewing(tabState().review === true && ready())
  })
  useEffect(() => {
    // Reloaded at the review: the answers come back into the form, and the form is what is shown.
    const { review, ...state } = tabState()
    if (review) history.replaceState(state, '')
    history.scrollRestoration = 'auto'
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [])
  const show = () => {
    hash.current = location.hash
    // Each step brings its own focus into view; the scroll position of the other would undo that.
    history.scrollRestoration = 'manual'
    history.pushState({ ...tabState(), review: true }, '')
    // The review is drawn in pieces, so that the press is answered first.
    startTransition(() => setReviewing(true))
  }
  return [reviewing, show, () => history.back()]
}
