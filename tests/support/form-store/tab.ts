// A tab of the store's model: a page of its own at a time, in a world that it shares with another.
import type { FormDefinition } from '../../../src/forms/form/definition.ts'
import { laterHalf } from '../../../src/forms/form/later-half.ts'
import type { Ports, Remembered, StoreParts, TabMemory } from '../../../src/forms/form/ports.ts'
import { createFormStore, type FormStore } from '../../../src/forms/form/store.ts'
import type { Alive, World } from './world.ts'

const definition: FormDefinition = {
  id: 'report',
  noun: 'report',
  title: 'Report',
  address: 'reports@mail.example',
  submit: 'Prepare',
  checked: true,
  fields: [
    { name: 'words', label: 'Words', type: 'text', required: true, missing: 'Write' },
    { name: 'files', label: 'Files', type: 'file' },
  ],
}

/** A tab: its session's memory, and the page that it shows. */
export class Tab {
  readonly world: World
  remembered: Remembered | undefined
  store: FormStore
  /** The history entry is one in which the store has been before. */
  known = false

  constructor(world: World, remembered?: Remembered) {
    this.world = world
    this.remembered = remembered
    this.known = remembered !== undefined
    this.store = this.load()
  }

  memory: TabMemory = {
    read: () => this.remembered,
    write: (next) => {
      this.remembered = next && structuredClone(next)
    },
  }

  /**
   * A page of its own, with what was made of its box before its script came. What the page before still had under way goes
   * on, but can no longer write to the tab.
   */
  load(ticked?: boolean): FormStore {
    const mine: TabMemory = { read: () => this.memory.read(), write: (next) => alive() && this.memory.write(next) }
    const { world } = this
    const { unique, clock } = world
    const ports: Ports<StoreParts> = {
      memory: mine,
      shelf: whileAlive(
        world.shelf(() => alive()),
        () => alive(),
      ),
      load: async () => {
        const ports = whileAlive(await world.load(() => alive()), () => alive())
        return { completeStore: (core) => laterHalf(core, ports) }
      },
      clock: {
        now: clock.now,
        after: (milliseconds, work) => clock.after(milliseconds, () => alive() && work()),
      },
      unique,
    }
    const store = createFormStore(definition, ports)
    const alive = () => this.store === store
    this.store = store
    store.wake({ answers: {}, written: this.known ? [] : 'all', ticked, files: [] })
    this.known = true
    return store
  }
}

/** A page that has gone begins nothing any more; what it had begun, storage may still finish. */
function whileAlive<Ports extends object>(ports: Ports, alive: Alive): Ports {
  const entries = Object.entries(ports).map(([name, port]) => [
    name,
    (...given: unknown[]) => (alive() ? port(...given) : new Promise(() => {})),
  ])
  return Object.fromEntries(entries) as Ports
}
