import { totalSize } from '../bytes/byte-size.ts'
import { draftOf, isDecision } from './draft-of-form.ts'
import type { DraftFile, KeptDraft, LaterPorts, StoreCore } from './ports.ts'

type Ports = Pick<LaterPorts, 'keepDraft' | 'keptDraft' | 'openDraftFile'>

/**
 * Writes the draft on this device, takes one up, and opens draft files. `offer` has files looked at, and resolves once
 * they have been. Runs within the box's turn, and reads its intent again after every wait.
 */
export function laterDrafts(core: StoreCore, ports: Ports, offer: (files: readonly DraftFile[]) => Promise<void>) {
  const { form, clock, unique, get, set, intent, note, want, stop, letGo, inTurn } = core
  let stopTimer = () => {}

  async function save(): Promise<void> {
    stopTimer()
    if (!intent.resumed) await resume()
    if (!intent.wanted || !intent.resumed || isDecision(get().draft)) return
    const revision = unique()
    const { own, erased } = intent
    note([...own, revision], erased)
    const control = new AbortController()
    intent.running = control
    const { erasures } = get()
    const next = { revision, now: clock.now(), signal: control.signal, expected: own.length > 0 }
    const kept = await ports.keepDraft(draftOf(form, get()), [...own, ...erased], next)
    intent.running = undefined
    // What was written, if it was, is among what the visitor has erased since.
    if (erasures !== get().erasures) return
    if (!('fault' in kept)) {
      note([revision])
      if (intent.wanted) set({ draft: { is: 'kept', savedAt: kept.savedAt, expiresAt: kept.expiresAt } })
      return
    }
    if (kept.fault === 'gone' || kept.fault === 'conflict') note([])
    else note(own, intent.erased)
    if (kept.fault === 'conflict') intent.theirs = kept.revision
    if (intent.wanted && kept.fault !== 'canceled') stop(kept.fault)
  }

  /** After a reload: goes on with the draft this tab was keeping. What was typed since it was saved stands. */
  async function resume(): Promise<void> {
    const { erasures } = get()
    const kept = await ports.keptDraft(form, clock.now())
    if (!intent.wanted || intent.resumed || erasures !== get().erasures) return
    intent.resumed = true
    if (kept && 'fault' in kept) return stop(kept.fault === 'canceled' ? 'refused' : kept.fault)
    if (intent.erased.length > 0 && (!kept || intent.erased.includes(kept.revision))) {
      // Everything was erased, and what was to be kept since has not been written.
      intent.own = []
      return
    }
    const ours = kept && intent.own.includes(kept.revision)
    if (!ours) note([])
    if (!kept) return stop('gone')
    if (!ours) {
      intent.theirs = kept.revision
      return stop('conflict')
    }
    await show(kept)
  }

  async function openKept(): Promise<void> {
    const { draft, erasures } = get()
    const kept = await ports.keptDraft(form, clock.now())
    if (erasures !== get().erasures || get().draft !== draft) return
    if (!kept) return letGo({ is: 'off', said: 'gone' })
    if ('fault' in kept) {
      const why = kept.fault === 'canceled' ? 'refused' : kept.fault
      return intent.wanted ? stop(why) : set({ draft: { is: 'off', said: why } })
    }
    intent.resumed = true
    intent.own = [kept.revision]
    intent.erased = []
    intent.theirs = undefined
    intent.wanted = true
    core.replace(kept.draft.answers)
    await show(kept)
  }

  async function show({ draft, savedAt, expiresAt }: KeptDraft): Promise<void> {
    want(true, { is: 'kept', savedAt, expiresAt })
    await offer(draft.files)
    // Under a revision of its own: a duplicate of this tab remembers the same one, and must not take it for its own.
    void inTurn(save)
  }

  return {
    save,
    openKept,
    /** A second after the last change, later where there is much to write. */
    changed() {
      const { draft, files } = get()
      if (!intent.wanted || isDecision(draft) || (draft.is === 'stopped' && draft.why === 'part')) return
      const size = totalSize(files.items.map(({ file }) => file))
      stopTimer()
      // What does not work is to be said at once: the first saving does not wait.
      stopTimer = clock.after(draft.is === 'kept' ? 1000 + size / 10_000 : 0, () => void inTurn(save))
    },
    async openDraftFile(file: File, signal: AbortSignal): Promise<void> {
      const { name, size: total } = file
      let done = 0
      const onBytes = (bytes: number) => {
        done += bytes
        if (!signal.aborted) set({ opening: { is: 'opening', name, done, total } })
      }
      const draft = await ports.openDraftFile(file, form, { signal, onBytes }).catch(() => undefined)
      if (signal.aborted || !draft) return
      if (typeof draft === 'string') return set({ opening: { is: 'refused', why: draft } })
      set({ opening: { is: 'opened', name } })
      core.replace(draft.answers)
      await offer(draft.files)
    },
  }
}
