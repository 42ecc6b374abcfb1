// What a visitor, the browser and the world do to the model's two tabs, and what must hold whatever they do.
import fc from 'fast-check'
import { isTicked } from '../../../src/forms/form/state.ts'
import { Tab } from './tab.ts'
import { type Drive, type Network, turn, World } from './world.ts'

/** Two tabs of one browser, and what the model knows of them beside. */
class Model {
  readonly world = new World()
  readonly tabs: [Tab, Tab] = [new Tab(this.world), new Tab(this.world)]
  /** Words that a tab has erased, by tab. They must not come back to it. */
  readonly erased: [Set<string>, Set<string>] = [new Set(), new Set()]
  /** Revisions under which a tab that is closed may have left its draft. */
  readonly left: string[] = []
  #words = 0

  word = () => `word-${++this.#words}`

  /** What must hold at any moment. */
  check(): void {
    for (const [index, { store, remembered }] of this.tabs.entries()) {
      const { answers, files, draft } = store.get()
      const here = JSON.stringify([answers, files.items.map(({ file }) => file.name), remembered])
      for (const word of this.erased[index as 0 | 1])
        if (here.includes(`"${word}"`)) throw new Error(`Tab ${index}: “${word}” was erased and is back: ${here}`)
      if (draft.is === 'found' && remembered?.draft?.keep) throw new Error('Found, and kept without being asked.')
    }
  }

  /** What must hold once nothing is under way any more. */
  checkAtRest(): void {
    const { stored, drive } = this.world
    const states = this.tabs.map(({ store }) => store.get())
    for (const [index, { draft, answers, files, later }] of states.entries()) {
      const own = ownOf(this.tabs[index as 0 | 1])
      if (draft.is === 'keeping') throw new Error('It says that a draft is being kept, and nothing is under way.')
      if (later.is === 'coming') throw new Error('Later code is coming, and nothing is under way.')
      if (draft.is === 'kept' && stored && own.includes(stored.revision)) {
        const names = (some: readonly { name: string }[]) => some.map(({ name }) => name).join()
        const shown = JSON.stringify([answers, names([...files.items, ...files.waiting].map(({ file }) => file))])
        const kept = JSON.stringify([stored.draft.answers, names(stored.draft.files)])
        if (shown !== kept) throw new Error(`Tab ${index} shows ${shown} and keeps ${kept}.`)
      }
      if (
        !isTicked(draft) &&
        own.length > 0 &&
        drive !== 'refusing' &&
        !('said' in draft && draft.said === 'not erased')
      )
        throw new Error(`Tab ${index} is not ticked and owns ${own}.`)
    }
    if (!stored || this.left.includes(stored.revision)) return
    const owner = this.tabs.find((tab) => ownOf(tab).includes(stored.revision))
    if (!owner) throw new Error('A draft is stored that is nobody’s.')
    const { draft } = owner.store.get()
    if (!isTicked(draft) && !('said' in draft && draft.said === 'not erased'))
      throw new Error('A draft is stored, and the box of its tab is not ticked.')
  }
}

/** The revisions under which a draft of this tab may be stored. */
function ownOf({ remembered }: Tab): readonly string[] {
  const { own = [], erased = [] } = remembered?.draft ?? {}
  return [...own, ...erased]
}

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
    await turn()
    model.check()
  }
  toString = () => this.name
}

type Index = 0 | 1
const onTab = (name: string, act: (tab: Tab, model: Model, index: Index) => void | Promise<void>) =>
  fc
    .constantFrom<Index>(0, 1)
    .map((index) => new Act(`${name} ${index}`, (model) => act(model.tabs[index], model, index)))

const missing = (tab: Tab) => (tab.store.get().answers.words ? [] : [{ name: 'words', message: 'Write' }])

function erase(tab: Tab, model: Model, index: Index) {
  const { answers, files } = tab.store.get()
  for (const word of Object.values(answers)) if (word) model.erased[index].add(word)
  for (const { file } of [...files.items, ...files.waiting]) model.erased[index].add(file.name)
  tab.store.erase()
  const after = tab.store.get()
  if (Object.keys(after.answers).length + after.files.items.length + after.files.waiting.length > 0)
    throw new Error('Something is left after everything was erased.')
}

/** A reload at rest shows what was there, files included where a draft is kept. */
async function reloadAtRest(tab: Tab, model: Model) {
  await model.world.settle()
  const names = () =>
    tab.store
      .get()
      .files.items.map(({ file }) => file.name)
      .join()
  const before = { ...tab.store.get(), names: names() }
  const { stored, drive, network } = model.world
  const whole =
    drive === 'well' &&
    network === 'well' &&
    before.draft.is === 'kept' &&
    before.files.waiting.length === 0 &&
    model.world.time < before.draft.expiresAt &&
    stored !== undefined &&
    tab.remembered?.draft?.own.includes(stored.revision)
  tab.load()
  const text = (answers: object) => JSON.stringify(Object.entries(answers).filter(([, value]) => value))
  if (text(tab.store.get().answers) !== text(before.answers)) throw new Error('A reload shows other answers.')
  await model.world.settle()
  if (whole && (names() !== before.names || tab.store.get().draft.is !== 'kept'))
    throw new Error(`A reload shows ${names()} for ${before.names}, and the draft is ${tab.store.get().draft.is}.`)
}

function duplicate(model: Model) {
  const [first, second] = model.tabs
  model.left.push(...ownOf(second))
  // The page that goes takes its memory and its timers with it.
  second.store = first.store
  const copy = new Tab(model.world, first.remembered && structuredClone(first.remembered))
  copy.known = true
  model.tabs[1] = copy
  model.erased[1].clear()
  for (const word of model.erased[0]) model.erased[1].add(word)
}

const letGo = fc.nat(5).map((at) => new Act(`let go ${at}`, ({ world }) => world.letGo(at % (world.waits.length || 1))))

/** Every act, each with what it is about. */
const acts: fc.Arbitrary<fc.AsyncCommand<Model, object>>[] = [
  onTab('write', ({ store }, model) => store.write({ words: model.word() })),
  onTab('empty', ({ store }) => store.write({ words: '' })),
  onTab('submit', (tab) => tab.store.submit(missing(tab))),
  onTab('submit twice', (tab) => {
    tab.store.submit(missing(tab))
    tab.store.submit(missing(tab))
  }),
  onTab('change', ({ store }) => store.change('words')),
  onTab('forward', (tab) => tab.store.show('reviewing', missing(tab))),
  onTab('back', (tab) => tab.store.show('writing', [])),
  onTab('erase', erase),
  onTab('tick', ({ store }) => store.tick(true)),
  onTab('untick', ({ store }) => store.tick(false)),
  onTab('offer', ({ store }, model) => store.offer([{ file: new File(['%PDF-1.7'], model.word()) }])),
  onTab('remove', ({ store }) => store.remove(store.get().files.items[0]?.id ?? '')),
  onTab('choose', ({ store }) => store.choose(store.get().files.items[0]?.id ?? '', 'place')),
  onTab('open kept', ({ store }, model, index) => {
    // What another tab keeps of the same words may be asked for again.
    model.erased[index].clear()
    store.openKept()
  }),
  onTab('keep this', ({ store }) => store.keepThis()),
  onTab('erase kept', ({ store }) => store.eraseKept()),
  onTab('hidden', ({ store }) => store.hidden()),
  onTab('reload', (tab) => void tab.load()),
  onTab('reload and tick before the script', (tab) => void tab.load(true)),
  onTab('reload and untick before the script', (tab) => void tab.load(false)),
  onTab('page cache', ({ store }) => store.returned()),
  onTab('reload at rest', reloadAtRest),
  fc.constant(new Act('duplicate', duplicate)),
  letGo,
  letGo,
  letGo,
  fc.constant(new Act('take back', ({ world }) => world.takeBack())),
  fc.constantFrom(1000, 5000, 31 * 86_400_000).map(
    (milliseconds) =>
      new Act(`${milliseconds} ms`, async ({ world }) => {
        world.time += milliseconds
        const due = world.timers.filter(({ at }) => at <= world.time)
        world.timers = world.timers.filter(({ at }) => at > world.time)
        for (const { work } of due) work()
      }),
  ),
  fc.constantFrom<Drive>('well', 'full', 'refusing').map(
    (drive) =>
      new Act(`drive ${drive}`, ({ world }) => {
        world.drive = drive
      }),
  ),
  fc.constantFrom<Network>('well', 'failing').map(
    (network) =>
      new Act(`network ${network}`, ({ world }) => {
        world.network = network
      }),
  ),
]

/** Runs this many random sequences against the store, the same ones with the same seed; rejects with the shortest that breaks what must hold. */
export function assertModel(numRuns: number, seed?: number): Promise<void> {
  return fc.assert(
    fc.asyncProperty(fc.commands(acts, { maxCommands: 40, size: '+1' }), async (commands) => {
      const model = new Model()
      await fc.asyncModelRun(() => ({ model, real: {} }), commands)
      await model.world.settle()
      model.check()
      model.checkAtRest()
    }),
    seed === undefined ? { numRuns } : { numRuns, seed },
  )
}
