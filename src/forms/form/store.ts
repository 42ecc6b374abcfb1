import type { Removal } from '../metadata/traces.ts'
import { type FormDefinition, fileField } from './definition.ts'
import { draftKeeping } from './draft-keeping.ts'
import type { Fault } from './field.ts'
import { heldFiles } from './files.ts'
import { laterCode } from './later.ts'
import { openingDrafts } from './opening.ts'
import type { Ports, Remembered, StoreParts } from './ports.ts'
import { type Answers, asServed, type FormState, type Offer, type Step } from './state.ts'

/** What the page held before the store took over. */
export interface Adopted {
  /** What its controls hold, by name. */
  readonly answers: Answers
  /** Names of the controls that the visitor certainly wrote in; all of them in a history entry that is new. */
  readonly written: readonly string[] | 'all'
  readonly ticked: boolean
  readonly files: readonly File[]
}

/**
 * The store of one form: commands go in, states come out by subscription. It knows no page and no React; whatever it
 * touches comes in as `ports`. Every command may come twice, early, late or out of order.
 */
export function createFormStore<Parts extends StoreParts>(definition: FormDefinition, ports: Ports<Parts>) {
  const { memory, clock, unique } = ports
  let state: FormState<Parts> = asServed
  let stamp: string | undefined
  let filled: Answers = {}
  const listeners = new Set<() => void>()
  const get = () => state
  const set = (change: Partial<FormState<Parts>>) => {
    state = { ...state, ...change }
    for (const each of [...listeners]) each()
  }

  const remember = () => {
    const draft = drafts.remembered()
    const any = draft !== undefined || Object.values(state.answers).some((answer) => answer !== '')
    const next: Remembered | undefined = any ? { stamp: unique(), answers: state.answers, filled, draft } : undefined
    stamp = next?.stamp
    memory.write(next)
  }
  const later = laterCode(ports.load, clock, (later) => {
    set({ later })
    // What was offered or ticked while it failed to come.
    if (later.is === 'here') void files.offer([])
    if (later.is === 'here') drafts.arrived()
  })
  const drafts = draftKeeping({
    form: definition.id,
    ports,
    later,
    get,
    set: (draft) => set({ draft }),
    remember,
    async put(offers, answers) {
      if (answers) {
        files.clear()
        set({ answers: settled(answers), faults: [] })
        remember()
      }
      await files.offer(offers)
    },
  })
  const files = heldFiles({ get, set: (files) => set({ files }), later, onChanged: () => drafts.changed() })
  const opening = openingDrafts({
    form: definition.id,
    later,
    get,
    set: (opening) => set({ opening }),
    put: async (offers, answers) => {
      files.clear()
      set({ answers: settled(answers), faults: [] })
      changed()
      await files.offer(offers)
    },
  })
  const settled = (answers: Answers) => definition.settle?.(answers, state.answers) ?? answers
  const changed = () => {
    remember()
    drafts.changed()
    later.hint()
  }

  /** Takes over from the tab's memory, which knows better than this page: after a load, or out of the page cache. */
  const takeOver = (remembered: Remembered | undefined, more: Answers, ticked: boolean) => {
    stamp = remembered?.stamp
    filled = remembered?.filled ?? {}
    set({ awake: true, step: 'writing', answers: { ...remembered?.answers, ...more }, faults: [] })
    if (Object.values(state.answers).some(Boolean)) later.hint()
    if (Object.keys(more).length > 0) remember()
    if (fileField(definition)) void drafts.wake(remembered?.draft, ticked)
  }

  return {
    get,
    asServed: (): FormState<Parts> => asServed,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Takes over from the page as it was served, once. */
    wake({ answers, written, ticked, files: chosen }: Adopted) {
      if (state.awake) return
      const adopted = Object.entries(answers).filter(([name, value]) =>
        written === 'all' ? value !== '' : written.includes(name),
      )
      takeOver(memory.read(), Object.fromEntries(adopted), ticked)
      if (chosen.length > 0) void files.offer(chosen.map((file) => ({ file })))
    },
    /** The page is shown again as it was left. What the tab has forgotten meanwhile, it forgets too. */
    returned() {
      const remembered = memory.read()
      if (remembered?.stamp === stamp) return
      set({ erasures: state.erasures + 1 })
      files.clear()
      takeOver(remembered, {}, false)
    },
    write(answers: Answers) {
      if (Object.entries(answers).every(([name, value]) => state.answers[name] === value)) return
      set({ answers: settled({ ...state.answers, ...answers }) })
      changed()
    },
    /** A link fills in what is still empty, or as the link before left it. */
    fill(wanted: Answers) {
      const free = Object.entries(wanted).filter(([name]) => (state.answers[name] ?? '') === (filled[name] ?? ''))
      filled = wanted
      set({ answers: { ...state.answers, ...Object.fromEntries(free) } })
      remember()
    },
    /** Faults once said go as they are mended; none is added while somebody writes. */
    mend(faults: readonly Fault[]) {
      const still = faults.filter(({ name }) => state.faults.some((said) => said.name === name))
      if (
        still.length !== state.faults.length ||
        still.some(({ message }, at) => message !== state.faults[at]?.message)
      )
        set({ faults: still })
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
      opening.cancel()
      set({
        step: 'writing',
        goal: definition.fields[0]?.name ?? '',
        answers: {},
        faults: [],
        erasures: state.erasures + 1,
        opening: { is: 'none' },
      })
      files.clear()
      void drafts.forget()
      remember()
    },
    offer(offers: readonly Offer[]) {
      if (state.step === 'writing') void files.offer(offers)
    },
    choose: (id: string, removal: Removal | undefined) => files.choose(id, removal),
    remove: (id: string) => files.remove(id),
    tick: (on: boolean) => drafts.tick(on),
    openKept: () => void drafts.open(),
    keepThis: () => drafts.keepThis(),
    eraseKept: () => void drafts.erase(),
    openDraftFile: (file: File) => void opening.open(file),
    cancelOpening: () => opening.cancel(),
    /** The page is out of sight, and may be about to go. */
    hidden: () => drafts.atOnce(),
  }
}

export type FormStore<Parts extends StoreParts = StoreParts> = ReturnType<typeof createFormStore<Parts>>
