import type { Clock, DraftIntent, DraftShelf, LaterHalf, Remembered } from './ports.ts'
import { type DraftState, type FormState, isTicked, isUnreadable, type Stopped } from './state.ts'

interface Context {
  readonly form: string
  readonly shelf: DraftShelf
  readonly clock: Clock
  readonly get: () => FormState<unknown>
  readonly set: (draft: DraftState) => void
  /** Told when what the tab has to remember of its draft is another. */
  readonly remember: () => void
  /** The half that writes storage, or undefined if it does not arrive this time. */
  readonly half: () => Promise<LaterHalf | undefined>
  /** It may be wanted soon. */
  readonly hint: () => void
}

/**
 * The box that keeps a draft on this device: what the visitor wants, and what needs no later code, to find a draft and to
 * erase it. All work on storage is done in turn, and reads the intent again after every wait. Nothing here rejects.
 */
export function draftBox({ form, shelf, clock, get, set, remember, half, hint }: Context) {
  const intent: DraftIntent = {
    wanted: false,
    own: [],
    erased: [],
    theirs: undefined,
    resumed: true,
    running: undefined,
  }
  let turn = Promise.resolve()
  /** The box was ticked before the script, and that has not been taken back. */
  let ticked = false

  const inTurn = (work: () => Promise<void>): Promise<void> => {
    turn = turn.then(work)
    return turn
  }
  const note = (own: readonly string[], erased: readonly string[] = []) => {
    intent.own = own
    intent.erased = erased
    remember()
  }
  const mine = () => [...intent.own, ...intent.erased]
  const want = (wanted: boolean, draft: DraftState) => {
    intent.wanted = wanted
    set(draft)
    remember()
  }
  const letGo = (draft: DraftState) => {
    ticked = false
    intent.resumed = true
    intent.running?.abort()
    want(false, draft)
    if (mine().length > 0) void inTurn(eraseOwn)
  }
  const stop = (why: Stopped) => {
    if (why === 'refused' || (why === 'part' && intent.own.length === 0)) return letGo({ is: 'off', said: why })
    set({ is: 'stopped', why })
  }
  const save = () =>
    inTurn(async () => {
      if (!intent.wanted) return
      const later = await half()
      if (later) await later.save()
      else if (intent.wanted) stop('part')
    })

  async function eraseOwn(): Promise<void> {
    if (intent.wanted || mine().length === 0) return
    const outcome = await shelf.erase(form, mine())
    if (outcome !== 'failed') note([])
    if (intent.wanted) return
    if (outcome === 'other') return look()
    set({ is: 'off', said: outcome === 'failed' ? 'not erased' : 'erased' })
  }

  async function look(): Promise<void> {
    const there = await shelf.look(form, clock.now())
    if (intent.wanted || mine().length > 0) return
    if (there === 'expired') return set({ is: 'off', said: there })
    if (there === 'none') return
    intent.theirs = there.revision
    set({ is: 'found', savedAt: there.savedAt, expiresAt: there.expiresAt })
    // Those who kept a draft have written before: what is needed to open it comes now.
    hint()
  }

  async function eraseFound(draft: DraftState): Promise<void> {
    if (get().draft !== draft) return
    const unreadable = isUnreadable(draft)
    if (draft.is !== 'found' && !unreadable) return
    const { theirs } = intent
    const outcome = await shelf.erase(form, unreadable ? 'whatever' : theirs ? [theirs] : [])
    if (get().draft !== draft) return
    if (outcome !== 'failed') note([])
    // Another tab has saved since: it is not what was shown.
    if (outcome === 'other') return look()
    want(false, { is: 'off', said: outcome === 'failed' ? 'not erased' : 'erased' })
  }

  const tick = (on: boolean) => {
    if (on === isTicked(get().draft) && on === intent.wanted) return
    if (!on) return letGo({ is: 'off' })
    want(true, { is: 'keeping' })
    void save()
  }
  return {
    intent,
    inTurn,
    note,
    want,
    letGo,
    stop,
    save,
    tick,
    /** What the tab has to remember of it. */
    remembered: (): Remembered['draft'] =>
      intent.wanted || mine().length > 0 ? { keep: intent.wanted, own: intent.own, erased: intent.erased } : undefined,
    /** Takes up what the tab remembers, or looks whether a draft lies there. `made`: what was made of the box before. */
    wake(remembered: Remembered['draft'], made: boolean | undefined): void {
      intent.running?.abort()
      intent.own = remembered?.own ?? []
      intent.erased = remembered?.erased ?? []
      intent.wanted = remembered?.keep ?? false
      intent.resumed = intent.own.length === 0
      ticked = made === true
      set({ is: intent.wanted || ticked ? 'keeping' : 'off' })
      if (made === false) tick(false)
      if (intent.wanted) return void save()
      void inTurn(async () => {
        await eraseOwn()
        await look()
        // A tick from before the script counts, but not over a draft that waits.
        if (ticked && get().draft.is !== 'found') tick(true)
      })
    },
    open(): void {
      const { draft } = get()
      if (draft.is !== 'found' && !(draft.is === 'stopped' && draft.why === 'conflict')) return
      void inTurn(async () => {
        const later = await half()
        if (get().draft !== draft) return
        if (later) await later.openKept()
        else if (draft.is === 'found') set({ ...draft, said: 'part' })
      })
    },
    /** Keeps this form's answers in place of what was found there, or after it was gone. */
    keepThis(): void {
      const { draft } = get()
      if (draft.is !== 'stopped') return
      if (draft.why === 'conflict' && intent.theirs) intent.own = [intent.theirs]
      intent.theirs = undefined
      want(true, { is: 'keeping' })
      void save()
    },
    erase(): void {
      const { draft } = get()
      const { is } = draft
      const stopped = is === 'stopped' && draft.why !== 'conflict' && !isUnreadable(draft)
      if (is === 'kept' || is === 'keeping' || stopped) letGo({ is: 'off' })
      else void inTurn(() => (mine().length > 0 && !intent.wanted ? eraseOwn() : eraseFound(draft)))
    },
    /** Forgets everything of this tab's. A draft that was found and not opened is not this tab's. */
    forget(): void {
      intent.theirs = undefined
      intent.erased = mine()
      intent.own = []
      letGo({ is: 'off' })
      void inTurn(look)
    },
  }
}
