import { isAtRisk, type StoreState } from './draft/draft-state.ts'
import type { ReadableStore } from './form/use-form-store.ts'

/**
 * Makes the browser ask before the page is left with files that no stored draft contains, or with answers that are not
 * stored.
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
    // The listener alone excludes the page from some browsers' back/forward cache.
    const change = isAtRisk(get()) ? addEventListener : removeEventListener
    change('beforeunload', ask)
  }
  update()
  subscribe(update)
}
