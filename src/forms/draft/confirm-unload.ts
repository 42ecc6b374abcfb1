import type { ReadableStore } from '../form/use-form-store.ts'
import { getUnstoredFiles, hasContent, type StoreState } from './draft-state.ts'

/**
 * Makes the browser ask before the page is left with files that no stored draft contains, or with answers where nothing
 * is stored.
 */
export function confirmUnload({ get, subscribe }: Pick<ReadableStore<StoreState>, 'get' | 'subscribe'>) {
  let isStaying = false
  // Chromium asks before an email program opens, too, within the click.
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a')
    isStaying = link instanceof HTMLAnchorElement && !link.protocol.startsWith('http')
    setTimeout(() => {
      isStaying = false
    })
  })
  const ask = (event: BeforeUnloadEvent) => isStaying || event.preventDefault()
  const update = () => {
    const state = get()
    const isUnstored = !state.isRemembered && state.draft.status !== 'saved' && hasContent(state)
    const isAtRisk = isUnstored || getUnstoredFiles(state).length > 0
    // The listener alone excludes the page from some browsers' back/forward cache.
    const change = isAtRisk ? addEventListener : removeEventListener
    change('beforeunload', ask)
  }
  update()
  subscribe(update)
}
