import type { Removal } from '../metadata/traces.ts'
import type { LaterPorts, StoreCore } from './ports.ts'
import type { FilesState, Item, Refused } from './state.ts'

/** Each step draws the form anew, so they are larger than the pieces that are read. */
const step = 2 ** 21

type Ports = Pick<LaterPorts, 'admit' | 'unreadable' | 'tracesOf' | 'withoutTraces' | 'fingerprint'>

/**
 * Looks after the files of one form. Offers are looked at one after the other; each file taken is then read through in the
 * background: for what it tells, and for its sums. `onChanged` is told when what a draft keeps of files is another.
 */
export function laterFiles({ get, set }: Pick<StoreCore, 'get' | 'set'>, ports: Ports, onChanged: () => void) {
  let admitting = Promise.resolve()
  let working = Promise.resolve()
  const now = () => get().files
  const amend = (change: Partial<FilesState>) => set({ files: { ...now(), ...change } })
  const find = (id: string) => now().items.find((item) => item.id === id)
  const found = (id: string, what: Partial<Item>) =>
    amend({ items: now().items.map((item) => (item.id === id ? { ...item, ...what } : item)) })

  async function take(): Promise<void> {
    if (now().waiting.length === 0) return
    const round = get().erasures
    const { items: before, waiting } = now()
    const admission = await ports.admit(
      before,
      waiting.map(({ file }) => file),
    )
    // Erased meanwhile: these were among what went.
    if (round !== get().erasures) return
    const added = admission.held.slice(before.length)
    const { items, waiting: all, refused } = now()
    const last = waiting.at(-1)?.file.name ?? ''
    amend({
      items: [...items, ...added],
      waiting: all.filter((offer) => !waiting.includes(offer)),
      refused: [...stillRefused(refused, added), ...admission.refused],
      last: { what: 'taken', name: last },
    })
    onChanged()
    for (const item of added) {
      const removal = waiting.find(({ file }) => file === item.file)?.removal
      if (removal) found(item.id, { removal })
      work(item, read)
      if (removal) work(item, remake)
    }
  }

  /** Work on one file at a time, and not on one that has been removed meanwhile. */
  function work({ id }: Item, task: (item: Item) => Promise<void>) {
    working = working.then(async () => {
      const item = find(id)
      if (item) await task(item).catch((error: unknown) => lose(item, error))
      if (now().reading) amend({ reading: 0 })
    })
  }

  /** It was moved, renamed or unplugged since it was chosen, or this page failed. */
  function lose({ id, file }: Item, error: unknown) {
    if (!find(id)) return
    const { items, refused } = now()
    amend({
      items: items.filter((item) => item.id !== id),
      refused: [...refused, ports.unreadable(file.name, error)],
      last: { what: 'lost', name: file.name },
    })
    onChanged()
  }

  async function read({ id, file, kind }: Item) {
    found(id, { traces: await ports.tracesOf(file, kind) })
    let done = 0
    const onBytes = (bytes: number) => {
      done += bytes
      if (done >= now().reading + step && find(id)) amend({ reading: done })
    }
    found(id, { sums: await ports.fingerprint(file, { onBytes }) })
  }

  async function remake({ id, file, kind, removal }: Item) {
    if (!removal) return
    const content = await ports.withoutTraces(file, kind, removal)
    const copy = content && { content, sums: await ports.fingerprint(content) }
    if (find(id)?.removal !== removal) return
    found(id, copy ? { copy } : { removal: undefined })
    if (copy) return
    amend({ last: { what: 'kept whole', name: file.name } })
    onChanged()
  }

  return {
    take(): Promise<void> {
      admitting = admitting.then(take)
      return admitting
    },
    choose(id: string, removal: Removal | undefined) {
      const item = find(id)
      if (!item || item.removal === removal) return
      found(id, { removal, copy: undefined })
      if (removal) work(item, remake)
      onChanged()
    },
    remove(id: string) {
      const item = find(id)
      if (!item) return
      const { items, refused } = now()
      amend({
        items: items.filter((other) => other !== item),
        // There may be room now, and it is held no more.
        refused: refused.filter(({ reason }) => reason !== 'too-much' && reason !== 'held'),
        last: { what: 'removed', name: item.file.name },
      })
      onChanged()
    },
  }
}

/** A file chosen again and taken is refused no more; that one was held already is news for one choice only. */
function stillRefused(refused: readonly Refused[], added: readonly Item[]): readonly Refused[] {
  return refused.filter(({ name, reason }) => reason !== 'held' && !added.some(({ file }) => file.name === name))
}
