import type { FormStore } from '../form/store.ts'

/** Asks before files are left behind that no draft keeps. */
export function askBeforeLeaving({ get, subscribe }: Pick<FormStore, 'get' | 'subscribe'>): void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  let asking = false
  const keep = () => {
    const { files, draft } = get()
    const atStake = files.items.length + files.waiting.length > 0 && draft.is !== 'kept'
    if (asking === atStake) return
    asking = atStake
    // Only then: the listener alone keeps some browsers from keeping the page for Back.
    if (asking) addEventListener('beforeunload', ask)
    else removeEventListener('beforeunload', ask)
  }
  // Files may have been taken before this code was here.
  keep()
  subscribe(keep)
}
