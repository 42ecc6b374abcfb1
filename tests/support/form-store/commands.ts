// The commands of a visitor, the browser and the environment in the model's two tabs, and the invariants.
import fc from 'fast-check'
import { type DraftState, isAtRisk, isDraftEnabled } from '../../../src/forms/draft/draft-state.ts'
import { isAccepted } from '../../../src/forms/evidence/evidence-state.ts'
import type { Answers } from '../../../src/forms/form/form-state.ts'
import { flushPromises, SimulatedEnvironment, type StorageBehavior } from './environment.ts'
import { SimulatedTab } from './tab.ts'

/** Returns whether the page says that storage refused to erase a draft. */
const isErasureRefused = (draft: DraftState) => 'lastEvent' in draft && draft.lastEvent === 'not erased'

/** Two tabs of one browser, and the model's record of them. */
class Model {
  readonly environment = new SimulatedEnvironment()
  readonly tabs: [SimulatedTab, SimulatedTab] = [new SimulatedTab(this.environment), new SimulatedTab(this.environment)]
  /** Texts that a tab has erased, by tab. They must not return. */
  readonly erased: [Set<string>, Set<string>] = [new Set(), new Set()]
  /** Texts that a tab has erased with its draft, and that no other tab had. No draft contains them. */
  readonly gone = new Set<string>()
  #words = 0

  word = () => `word-${++this.#words}`

  /** Checks the invariants that hold at any moment. */
  check(): void {
    for (const [index, { store, sessionSnapshot }] of this.tabs.entries()) {
      const { answers, evidence, draft, isSessionStored } = store.get()
      const here = JSON.stringify([answers, evidence.files.map(({ file }) => file.name), sessionSnapshot])
      for (const word of this.erased[index as 0 | 1])
        if (here.includes(`"${word}"`)) throw new Error(`Tab ${index}: “${word}” was erased and has returned: ${here}`)
      if (!isSessionStored && sessionSnapshot)
        throw new Error('Something is remembered, and the page says that nothing is.')
      if (isDraftEnabled(draft) !== (store.getSnapshot()?.isEnabled ?? false))
        throw new Error('The session has another checkbox than the page.')
    }
  }

  /** Checks the invariants that hold when no operation is pending. */
  async checkAtRest(): Promise<void> {
    const { environment } = this
    const states = this.tabs.map(({ store }) => store.get())
    const saving = states.filter(({ draft }) => isDraftEnabled(draft))
    if (saving.length > 1) throw new Error('Both tabs save a draft.')
    for (const [index, state] of states.entries()) {
      const { draft, answers, evidence } = state
      const { isEnabled = false, changedAt } = this.tabs[index as 0 | 1].store.getSnapshot() ?? {}
      if (draft.status === 'saving') throw new Error('The status is saving, and no operation is pending.')
      if (draft.status === 'saved' && environment.time < draft.expiresAt) {
        const files = evidence.files.filter(isAccepted)
        const shown = JSON.stringify([getWords(answers), evidence.hasOriginalNames, files.map(getContent)])
        const stored = environment.stored?.draft
        const kept = JSON.stringify([
          getWords(stored?.answers),
          stored?.hasOriginalNames,
          stored?.files.map(getContent),
        ])
        if (shown !== kept) throw new Error(`Tab ${index} shows ${shown} and has saved ${kept}.`)
        if (isAtRisk({ ...state, isSessionStored: false })) throw new Error(`Tab ${index} asks although all is saved.`)
      }
      if (!isEnabled && changedAt !== undefined && environment.storage !== 'refusing' && !isErasureRefused(draft))
        throw new Error(`Tab ${index} does not save drafts and owns one of ${changedAt}.`)
    }
    const isRefused = environment.storage === 'refusing' || states.some(({ draft }) => isErasureRefused(draft))
    const stored = JSON.stringify([environment.stored?.draft.answers, environment.stored?.draft.files.map(getContent)])
    for (const word of isRefused ? [] : this.gone)
      if (stored.includes(`"${word}"`)) throw new Error(`“${word}” was erased, and is in the stored draft.`)
    if (!saving.every(({ draft }) => draft.status === 'saved' || draft.status === 'found')) return
    const { writeCount } = environment
    for (const { store } of this.tabs) store.savePendingDraft()
    await environment.completeAll()
    if (environment.writeCount !== writeCount) throw new Error('Something is written again without a change.')
  }
}

const getWords = (answers: Answers = {}) => Object.entries(answers).filter(([, words]) => words)

const getContent = ({ file, removal }: { readonly file: File; readonly removal?: unknown }) => [file.name, removal]

class Act implements fc.AsyncCommand<Model, object> {
  readonly name: string
  readonly act: (model: Model) => void | Promise<void>
  constructor(name: string, act: Act['act']) {
    this.name = name
    this.act = act
  }
  check = () => true
  async run(model: Model) {
    await this.act(model)
    await flushPromises()
    model.check()
  }
  toString = () => this.name
}

type Index = 0 | 1
const onTab = (name: string, act: (tab: SimulatedTab, model: Model, index: Index) => void | Promise<void>) =>
  fc
    .constantFrom<Index>(0, 1)
    .map((index) => new Act(`${name} ${index}`, (model) => act(model.tabs[index], model, index)))

const missing = (tab: SimulatedTab) => (tab.store.get().answers.words ? [] : [{ name: 'words', message: 'Write' }])

function erase(tab: SimulatedTab, model: Model, index: Index) {
  const { answers, evidence, draft } = tab.store.get()
  const words = [...Object.values(answers), ...evidence.files.map(({ file }) => file.name)].filter(Boolean)
  for (const word of words) model.erased[index].add(word)
  const other = JSON.stringify([model.tabs[1 - index]?.store.get().answers, model.tabs[1 - index]?.sessionSnapshot])
  // What was erased before, and storage still has because a session was refused, may be in a draft that is not this tab's.
  if (tab.isSessionAllowed && isDraftEnabled(draft) && draft.status !== 'found')
    for (const word of words) if (!other.includes(`"${word}"`)) model.gone.add(word)
  tab.store.eraseAll()
  const after = tab.store.get()
  if (Object.keys(after.answers).length + after.evidence.files.length > 0)
    throw new Error('Something is left after everything was erased.')
}

/** Reloads a page without pending operations and expects the same state, files included if a draft is saved. */
async function reloadAtRest(tab: SimulatedTab, model: Model) {
  await model.environment.completeAll()
  const names = () =>
    tab.store
      .get()
      .evidence.files.filter(isAccepted)
      .map(({ file }) => file.name)
      .join()
  const before = { ...tab.store.get(), names: names() }
  const { storage } = model.environment
  const whole =
    storage === 'working' &&
    before.draft.status === 'saved' &&
    before.evidence.files.every(isAccepted) &&
    model.environment.time < before.draft.expiresAt &&
    tab.sessionSnapshot?.draft?.isEnabled
  const { writeCount } = model.environment
  tab.load()
  const text = (answers: Answers) => JSON.stringify(getWords(answers))
  // What was refused once is stored with the next change.
  if (tab.isSessionAllowed && before.isSessionStored && text(tab.store.get().answers) !== text(before.answers))
    throw new Error('A reload shows other answers.')
  await model.environment.completeAll()
  if (whole && (names() !== before.names || tab.store.get().draft.status !== 'saved'))
    throw new Error(`A reload shows ${names()} for ${before.names}, and the draft is ${tab.store.get().draft.status}.`)
  if (whole && model.environment.writeCount !== writeCount) throw new Error('A reload writes the draft again.')
}

function duplicate(model: Model) {
  const [first, second] = model.tabs
  // A page that is left loses its memory and timers.
  second.store = first.store
  const copy = new SimulatedTab(model.environment, first.sessionSnapshot && structuredClone(first.sessionSnapshot))
  copy.isKnownEntry = true
  model.tabs[1] = copy
  model.erased[1].clear()
  model.gone.clear()
  for (const word of model.erased[0]) model.erased[1].add(word)
}

const completeOperation = fc
  .nat(5)
  .map(
    (at) =>
      new Act(`complete ${at}`, ({ environment }) =>
        environment.completeOperation(at % (environment.pendingOperations.length || 1)),
      ),
  )

/** Every command with its arguments. */
const acts: fc.Arbitrary<fc.AsyncCommand<Model, object>>[] = [
  onTab('write', ({ store }, model) => store.setAnswers({ words: model.word() })),
  onTab('empty', ({ store }) => store.setAnswers({ words: '' })),
  onTab('submit', (tab) => tab.store.submit(missing(tab))),
  onTab('submit twice', (tab) => {
    tab.store.submit(missing(tab))
    tab.store.submit(missing(tab))
  }),
  onTab('change', ({ store }) => store.editField('words')),
  onTab('forward', (tab) => tab.store.showStep('review', missing(tab))),
  onTab('back', (tab) => tab.store.showStep('edit', [])),
  onTab('erase', erase),
  onTab('tick', ({ store }) => store.setDraftEnabled(true)),
  onTab('untick', ({ store }) => store.setDraftEnabled(false)),
  onTab('offer', ({ store }, model) => store.addFiles([new File(['%PDF-1.7'], model.word())])),
  onTab('remove', ({ store }) => store.removeFile(store.get().evidence.files[0]?.id ?? '')),
  onTab('names', ({ store }) => store.setOriginalNames(!store.get().evidence.hasOriginalNames)),
  onTab('choose', ({ store }) => store.setRemoval(store.get().evidence.files[0]?.id ?? '', 'all')),
  onTab('open kept', ({ store }, model, index) => {
    // The same text in another tab's draft may be opened again.
    model.erased[index].clear()
    store.openStoredDraft()
  }),
  onTab('keep this', ({ store }) => store.replaceStoredDraft()),
  onTab('erase kept', ({ store }) => store.eraseStoredDraft()),
  onTab('hidden', ({ store }) => store.savePendingDraft()),
  onTab('reload', (tab) => void tab.load()),
  onTab('reload and tick before the script', (tab) => void tab.load(true)),
  onTab('reload and untick before the script', (tab) => void tab.load(false)),
  onTab('session refused', (tab, model) => {
    // A reload finds no reference to what was erased and is not gone yet.
    model.gone.clear()
    tab.isSessionAllowed = false
  }),
  onTab('session allowed', (tab) => void Object.assign(tab, { isSessionAllowed: true })),
  onTab('page cache', ({ store }) => store.restoreFromPageCache()),
  onTab('reload at rest', reloadAtRest),
  fc.constant(new Act('duplicate', duplicate)),
  completeOperation,
  completeOperation,
  completeOperation,
  fc.constant(new Act('drop operations', ({ environment }) => environment.dropOperations())),
  fc.constantFrom(1000, 5000, 31 * 86_400_000).map(
    (milliseconds) =>
      new Act(`${milliseconds} ms`, async ({ environment }) => {
        environment.time += milliseconds
        const due = environment.timers.filter(({ at }) => at <= environment.time)
        environment.timers = environment.timers.filter(({ at }) => at > environment.time)
        for (const { work } of due) work()
      }),
  ),
  fc.constantFrom<StorageBehavior>('working', 'full', 'refusing').map(
    (storage) =>
      new Act(`storage ${storage}`, ({ environment }) => {
        environment.storage = storage
      }),
  ),
]

/**
 * Runs this many random sequences against the store, identical for the same seed; rejects with the shortest one that
 * violates an invariant.
 */
export function assertModel(numRuns: number, seed?: number): Promise<void> {
  return fc.assert(
    fc.asyncProperty(fc.commands(acts, { maxCommands: 40, size: '+1' }), async (commands) => {
      const model = new Model()
      await fc.asyncModelRun(() => ({ model, real: {} }), commands)
      await model.environment.completeAll()
      model.check()
      await model.checkAtRest()
    }),
    seed === undefined ? { numRuns } : { numRuns, seed },
  )
}
