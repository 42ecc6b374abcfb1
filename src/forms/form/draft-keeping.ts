import { totalSize } from '../bytes/byte-size.ts'
import type { LaterCode } from './later.ts'
import type { Draft, DraftFile, Ports, Remembered, StoreParts } from './ports.ts'
import { type Answers, type DraftState, type FormState, isTicked, type Offer, type Stopped } from './state.ts'

/** Reasons that the next saving may not run into again; after any other, somebody has to decide. */
const passing: readonly Stopped[] = ['full', 'unreadable', 'part']

interface Context {
  readonly form: string
  readonly ports: Pick<Ports<StoreParts>, 'shelf' | 'clock' | 'unique'>
  readonly later: LaterCode<StoreParts>
  readonly get: () => FormState<StoreParts>
  readonly set: (draft: DraftState) => void
  /** Told when what the tab has to remember of its draft is another. */
  readonly remember: () => void
  /** Puts a draft into the form: its files, and its answers where they are to replace what is there. */
  readonly put: (files: readonly Offer[], answers: Answers | undefined) => Promise<void>
}

/**
 * Keeps the draft on this device in step with the box. `wanted` and `own` are what the visitor wants and what of it may
 * lie there; all work on storage is done in turn, and reads them again after every wait. Nothing here rejects.
 */
export function draftKeeping({ form, ports: { shelf, clock, unique }, later, get, set, remember, put }: Context) {
  let wanted = false
  /** The revisions under which a draft of this tab may be stored. */
  let own: readonly string[] = []
  /** What was last seen there that is not this tab's. */
  let theirs: string | undefined
  /** After a reload, the files are still only in storage: saving before they are here would lose them. */
  let resumed = true
  let turn = Promise.resolve()
  let running: AbortController | undefined
  let stopTimer = () => {}

  const inTurn = (work: () => Promise<void>): Promise<void> => {
    turn = turn.then(work)
    return turn
  }
  const note = (revisions: readonly string[]) => {
    own = revisions
    remember()
  }
  const want = (next: boolean, state: DraftState) => {
    wanted = next
    set(state)
    remember()
  }
  /** Says why it is not kept; true if the box goes too, because nothing can be. */
  const stop = (why: Stopped) => {
    const nothingThere = why === 'refused' || (why === 'part' && own.length === 0)
    if (nothingThere) return letGo({ is: 'off', said: why })
    set({ is: 'stopped', why })
  }
  const letGo = (state: DraftState) => {
    resumed = true
    stopTimer()
    running?.abort()
    want(false, state)
    if (own.length > 0) inTurn(eraseOwn)
  }

  async function save(): Promise<void> {
    if (!resumed) await resume()
    if (!wanted || !resumed || isDecision(get().draft)) return
    const parts = await later.ask()
    if (!wanted) return
    if (!parts) return stop('part')
    const revision = unique()
    note([...own, revision])
    const control = new AbortController()
    running = control
    const known = own.filter((each) => each !== revision)
    const kept = await parts.keepDraft(draftOf(form, get()), known, {
      revision,
      now: clock.now(),
      signal: control.signal,
    })
    running = undefined
    if (!('fault' in kept)) {
      note([revision])
      if (wanted) set({ is: 'kept', savedAt: kept.savedAt, expiresAt: kept.expiresAt })
      return
    }
    note(kept.fault === 'gone' || kept.fault === 'conflict' ? [] : known)
    if (kept.fault === 'conflict') theirs = kept.revision
    if (wanted && kept.fault !== 'canceled') stop(kept.fault)
  }

  /** After a reload: goes on with the draft this tab was keeping. What was typed since it was saved stands. */
  async function resume(): Promise<void> {
    const parts = await later.ask()
    if (!wanted || resumed) return
    if (!parts) return stop('part')
    const round = get().erasures
    const kept = await parts.keptDraft(form, clock.now())
    if (!wanted || resumed || round !== get().erasures) return
    resumed = true
    if (kept && 'fault' in kept) return stop(kept.fault === 'canceled' ? 'refused' : kept.fault)
    if (!kept) {
      note([])
      return stop('gone')
    }
    if (!own.includes(kept.revision)) {
      theirs = kept.revision
      note([])
      return stop('conflict')
    }
    set({ is: 'kept', savedAt: kept.savedAt, expiresAt: kept.expiresAt })
    await put(offersOf(kept.draft.files), undefined)
    // Under a revision of its own: a duplicate of this tab remembers the same one, and must not take it for its own.
    void inTurn(save)
  }

  async function eraseOwn(): Promise<void> {
    if (wanted || own.length === 0) return
    const outcome = await shelf.erase(form, own)
    if (outcome !== 'failed') note([])
    if (wanted) return
    if (outcome === 'other') return look()
    set({ is: 'off', said: outcome === 'failed' ? 'not erased' : 'erased' })
  }

  async function look(said?: 'expired'): Promise<void> {
    const there = await shelf.look(form, clock.now())
    if (wanted || own.length > 0) return
    if (typeof there === 'string') {
      const word = said ?? (there === 'expired' ? there : undefined)
      if (word) set({ is: 'off', said: word })
      return
    }
    theirs = there.revision
    set({ is: 'found', savedAt: there.savedAt, expiresAt: there.expiresAt })
    // Those who kept a draft have written before: what is needed to open it comes now.
    later.hint()
  }

  async function open(): Promise<void> {
    const { draft, erasures } = get()
    if (draft.is !== 'found' && !(draft.is === 'stopped' && draft.why === 'conflict')) return
    const parts = await later.ask()
    if (get().draft !== draft) return
    if (!parts) return draft.is === 'found' ? set({ ...draft, said: 'part' }) : undefined
    const kept = await parts.keptDraft(form, clock.now())
    if (erasures !== get().erasures || get().draft !== draft) return
    if (!kept) return letGo({ is: 'off', said: 'gone' })
    if ('fault' in kept) {
      const why = kept.fault === 'canceled' ? 'refused' : kept.fault
      return wanted ? stop(why) : set({ is: 'off', said: why })
    }
    resumed = true
    own = [kept.revision]
    theirs = undefined
    want(true, { is: 'kept', savedAt: kept.savedAt, expiresAt: kept.expiresAt })
    await put(offersOf(kept.draft.files), kept.draft.answers)
    void inTurn(save)
  }

  async function eraseFound(): Promise<void> {
    const { draft } = get()
    const unreadable = isUnreadable(draft)
    if (draft.is !== 'found' && !unreadable) return
    const outcome = await shelf.erase(form, unreadable ? 'whatever' : theirs ? [theirs] : [])
    if (get().draft !== draft) return
    if (outcome !== 'failed') note([])
    // Another tab has saved since: it is not what was shown.
    if (outcome === 'other') return look()
    want(false, { is: 'off', said: outcome === 'failed' ? 'not erased' : 'erased' })
  }

  const soon = (delay: number) => {
    stopTimer()
    stopTimer = clock.after(delay, () => void inTurn(save))
  }
  return {
    /** What the tab has to remember of it. */
    remembered: (): Remembered['draft'] => (wanted || own.length > 0 ? { keep: wanted, own } : undefined),
    /** Takes up what the tab remembers, or looks whether a draft lies there. `ticked`: the box was, before the script. */
    wake(remembered: Remembered['draft'], ticked: boolean) {
      stopTimer()
      running?.abort()
      own = remembered?.own ?? []
      wanted = remembered?.keep ?? false
      resumed = own.length === 0
      if (wanted) {
        set({ is: 'keeping' })
        return inTurn(save)
      }
      set({ is: 'off' })
      return inTurn(async () => {
        await eraseOwn()
        await look()
        // A tick from before the script counts, but not over a draft that waits.
        if (ticked && get().draft.is === 'off' && !wanted) this.tick(true)
      })
    },
    tick(on: boolean) {
      if (on === isTicked(get().draft) && on === wanted) return
      if (!on) return letGo({ is: 'off' })
      // What does not work is to be said at once: the first saving does not wait.
      want(true, { is: 'keeping' })
      void inTurn(save)
    },
    /** What is to be kept is another now: a second after the last change, later where there is much to write. */
    changed() {
      const { draft, files } = get()
      if (!wanted || isDecision(draft) || (draft.is === 'stopped' && draft.why === 'part')) return
      const size = totalSize(files.items.map(({ file }) => file))
      soon(draft.is === 'kept' ? 1000 + size / 10_000 : 0)
    },
    /** The later code is here: what had to wait for it goes on. */
    arrived() {
      if (wanted && !isDecision(get().draft)) void inTurn(save)
    },
    /** The page may be about to go. */
    atOnce() {
      if (wanted) void inTurn(save)
    },
    open: () => inTurn(open),
    /** Keeps this form's answers in place of what was found there, or after it was gone. */
    keepThis() {
      const { draft } = get()
      if (draft.is !== 'stopped') return
      if (theirs && draft.why === 'conflict') own = [theirs]
      theirs = undefined
      want(true, { is: 'keeping' })
      void inTurn(save)
    },
    erase() {
      const { draft } = get()
      if (wanted && !isDecision(draft)) return letGo({ is: 'off' })
      if (own.length > 0) return inTurn(eraseOwn)
      return inTurn(eraseFound)
    },
    /** Forgets everything of this tab's. A draft that was found and not opened is not this tab's. */
    forget() {
      resumed = true
      theirs = undefined
      letGo({ is: 'off' })
      return inTurn(look)
    },
  }
}

/** After these somebody has to say how to go on. */
function isDecision(draft: DraftState): boolean {
  return draft.is === 'stopped' && !passing.includes(draft.why)
}

/** Somebody may still want it gone. */
export function isUnreadable(draft: DraftState): boolean {
  const why = draft.is === 'stopped' ? draft.why : draft.is === 'off' ? draft.said : undefined
  return why === 'damaged' || why === 'newer'
}

function draftOf(form: string, { answers, files: { items, waiting } }: FormState<StoreParts>): Draft {
  const files: DraftFile[] = [...items, ...waiting].map(({ file, removal }) => ({
    name: file.name,
    lastModified: file.lastModified,
    content: file,
    removal,
  }))
  return { form, answers, files }
}

function offersOf(files: readonly DraftFile[]): Offer[] {
  return files.map(({ name, lastModified, content, removal }) => ({
    file: new File([content], name, { lastModified }),
    removal,
  }))
}
