import type { Removal } from '../metadata/traces.ts'
import { type FormDefinition, fileField } from './definition.ts'
import { draftBox } from './draft-box.ts'
import type { Fault } from './field.ts'
import { laterCode } from './later.ts'
import type { LaterHalf, Ports, Remembered, StoreParts } from './ports.ts'
import { type Answers, asServed, type FormState, noFiles, type Offer, type Step } from './state.ts'

/** What the page held before the store took over. */
export interface Adopted {
  /** What its controls hold, by name. */
  readonly answers: Answers
  /** Names of the controls that the visitor certainly wrote in; all of them in a history entry that is new. */
  readonly written: readonly string[] | 'all'
  /** What the visitor made of the box that keeps a draft, if anything. */
  readonly ticked: boolean | undefined
  readonly files: readonly File[]
}

/**
 * The store of one form: commands go in, states come out by subscription. It knows no page and no React; whatever it
 * touches comes in as `ports`. Every command may come twice, early, late or out of order.
 */
export function createFormStore<Parts extends StoreParts>(definition: FormDefinition, ports: Ports<Parts>) {
  const { memory, shelf, clock, unique } = ports
  let state: FormState<Parts> = asServed
  let half: LaterHalf | undefined
  let opening: AbortController | undefined
  let stamp: string | undefined
  let awake = false
  let filled: Answers = {}
  const listeners = new Set<() => void>()
  const get = () => state
  const set = (change: Partial<FormState<Parts>>) => {
    state = { ...state, ...change }
    for (const each of [...listeners]) each()
  }

  const remember = () => {
    const draft = box.remembered()
    const any = draft !== undefined || Object.values(state.answers).some((answer) => answer !== '')
    const next: Remembered | undefined = any ? { stamp: unique(), answers: state.answers, filled, draft } : undefined
    stamp = next?.stamp
    memory.write(next)
  }
  const settled = (answers: Answers) => definition.settle?.(answers, state.answers) ?? answers
  const changed = () => {
    remember()
    half?.changed()
    later.hint()
  }
  const later = laterCode(ports.load, clock, (later) => {
    if (later.is === 'here') half = later.parts.completeStore(core)
    set({ later })
    if (!half) return
    // What was offered or ticked while it failed to come.
    void half.take()
    void box.save()
  })
  const whenHere = async () => ((await later.ask()) ? half : undefined)
  const box = draftBox({
    form: definition.id,
    shelf,
    clock,
    get,
    set: (draft) => set({ draft }),
    remember,
    half: whenHere,
    hint: later.hint,
  })
  const core = {
    ...box,
    form: definition.id,
    clock,
    unique,
    get,
    set,
    remember,
    replace(answers: Answers) {
      set({ answers: settled(answers), faults: [], files: noFiles })
      changed()
    },
  }
  const offer = (offers: readonly Offer[]) => {
    if (offers.length === 0) return
    set({ files: { ...state.files, waiting: [...state.files.waiting, ...offers] } })
    void whenHere().then((half) => half?.take())
  }

  /** Takes over from the tab's memory, which knows better than this page: after a load, or out of the page cache. */
  const takeOver = (remembered: Remembered | undefined, more: Answers, ticked?: boolean) => {
    stamp = remembered?.stamp
    filled = remembered?.filled ?? {}
    set({ step: 'writing', answers: { ...remembered?.answers, ...more }, faults: [] })
    if (Object.values(state.answers).some(Boolean)) later.hint()
    if (fileField(definition)) box.wake(remembered?.draft, ticked)
    if (Object.keys(more).length > 0) remember()
  }

  return {
    get,
    asServed: (): FormState<Parts> => asServed,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Takes over from the page as it was served, once. */
    wake({ answers, written, ticked, files }: Adopted) {
      if (awake) return
      awake = true
      const adopted = Object.entries(answers).filter(([name, value]) =>
        written === 'all' ? value !== '' : written.includes(name),
      )
      takeOver(memory.read(), Object.fromEntries(adopted), ticked)
      offer(files.map((file) => ({ file })))
    },
    /** The page is shown again as it was left. What the tab has forgotten meanwhile, it forgets too. */
    returned() {
      const remembered = memory.read()
      if (remembered?.stamp === stamp) return
      set({ erasures: state.erasures + 1, files: noFiles })
      takeOver(remembered, {})
    },
    write(answers: Answers) {
      if (Object.entries(answers).every(([name, value]) => (state.answers[name] ?? '') === value)) return
      set({ answers: settled({ ...state.answers, ...answers }) })
      changed()
    },
    /**
     * Has a link fill in what is still empty, or as the link before left it. The first that is neither ends it: the rest
     * belongs to that one.
     */
    fill(fill: Answers) {
      const answers = { ...state.answers }
      for (const [name, value] of Object.entries(fill)) {
        if (!answers[name] || answers[name] === filled[name]) answers[name] = value
        else if (answers[name] !== value) break
      }
      filled = fill
      set({ answers })
      changed()
    },
    /** Faults once said go as they are mended; none is added while somebody writes. */
    mend(faults: readonly Fault[]) {
      const still = faults.filter(({ name }) => state.faults.some((said) => said.name === name))
      if (JSON.stringify(still) !== JSON.stringify(state.faults)) set({ faults: still })
    },
    submit(faults: readonly Fault[]) {
      if (state.step === 'reviewing') return
      if (faults.length > 0) return set({ faults, attempt: state.attempt + 1 })
      set({ step: 'reviewing', goal: 'submit', faults: [] })
    },
    /** What a step in the tab's history asks for. The review is shown only where nothing is wrong. */
    show(step: Step, faults: readonly Fault[]) {
      if (step === state.step || (step === 'reviewing' && faults.length > 0)) return
      set({ step, goal: 'submit', faults: [] })
    },
    /** From the review back to the control with this name. */
    change(goal: string) {
      if (state.step === 'reviewing') set({ step: 'writing', goal })
    },
    /** Forgets everything at once: what is on the screen, what the tab remembers, and the draft it keeps. */
    erase() {
      filled = {}
      opening?.abort()
      set({
        step: 'writing',
        goal: definition.fields[0]?.name ?? '',
        answers: {},
        faults: [],
        erasures: state.erasures + 1,
        files: noFiles,
        opening: { is: 'none' },
      })
      if (fileField(definition)) box.forget()
      remember()
    },
    offer(offers: readonly Offer[]) {
      if (state.step === 'writing') offer(offers)
    },
    choose: (id: string, removal: Removal | undefined) => half?.choose(id, removal),
    remove: (id: string) => half?.remove(id),
    tick: box.tick,
    openKept: box.open,
    keepThis: box.keepThis,
    eraseKept: box.erase,
    /** Opens a draft file in place of what the form holds; the last one chosen counts. */
    async openDraftFile(file: File): Promise<void> {
      opening?.abort()
      const control = new AbortController()
      opening = control
      set({ opening: { is: 'opening', name: file.name, done: 0, total: file.size } })
      const half = await whenHere()
      if (control.signal.aborted) return
      if (half) await half.openDraftFile(file, control.signal)
      else set({ opening: { is: 'refused', why: 'part' } })
    },
    cancelOpening() {
      if (state.opening.is !== 'opening') return
      opening?.abort()
      set({ opening: { is: 'canceled', name: state.opening.name } })
    },
    /** The page is out of sight, and may be about to go. */
    hidden: () => void box.save(),
  }
}

export type FormStore<Parts extends StoreParts = StoreParts> = ReturnType<typeof createFormStore<Parts>>
