import { offersOf } from './draft-of-form.ts'
import { laterDrafts } from './later-drafts.ts'
import { laterFiles } from './later-files.ts'
import type { LaterHalf, LaterPorts, StoreCore } from './ports.ts'

/** Makes a store whole, once the code that reads files and writes storage is here. */
export function laterHalf(core: StoreCore, ports: LaterPorts): LaterHalf {
  const files = laterFiles(core, ports, () => drafts.changed())
  const drafts = laterDrafts(core, ports, (kept) => {
    const { files: now } = core.get()
    core.set({ files: { ...now, waiting: [...now.waiting, ...offersOf(kept)] } })
    return files.take()
  })
  return { ...files, ...drafts }
}
