// A tab of the store's model: one page at a time, in an environment that it shares with another tab.

import type { FormDefinition } from '../../../src/forms/form/form-definition.ts'
import { createFormStore, type FormStore } from '../../../src/forms/store/form-store.ts'
import type { SessionSnapshot, SessionStore } from '../../../src/forms/store/session-store.ts'
import type { IsPageOpen, SimulatedEnvironment } from './environment.ts'

const definition: FormDefinition = {
  id: 'report',
  noun: 'report',
  title: 'Report',
  recipient: 'reports@mail.example',
  isValidated: true,
  fields: [
    { name: 'words', label: 'Words', type: 'text', required: true, requiredMessage: 'Write' },
    { name: 'files', label: 'Files', type: 'file' },
  ],
}

/** A tab: its sessionStorage, and the page that it shows. */
export class SimulatedTab {
  readonly world: SimulatedEnvironment
  remembered: SessionSnapshot | undefined
  store: FormStore
  /** True if the store was in this history entry before. */
  known = false
  /** False where its sessionStorage stores nothing. */
  isRemembering = true
  /** The revision of the draft that its page has found last. */
  foundRevision: string | undefined

  constructor(environment: SimulatedEnvironment, remembered?: SessionSnapshot) {
    this.world = environment
    this.remembered = remembered
    this.known = remembered !== undefined
    this.store = this.load()
  }

  /** Returns the revisions under which a draft of this tab may be stored. */
  ownRevisions(): readonly string[] {
    const { ownRevisions = [], erasedRevisions = [] } = this.store?.getSnapshot() ?? {}
    return [...ownRevisions, ...erasedRevisions]
  }

  memory: SessionStore = {
    read: () => this.remembered,
    write: (next) => {
      if (!this.isRemembering) this.world.left.push(...this.ownRevisions())
      this.remembered = this.isRemembering ? next && structuredClone(next) : undefined
      return this.isRemembering || !next
    },
  }

  /**
   * Returns a new page, with the checkbox state from before its script. Pending operations of the page before complete,
   * but can no longer write to the tab.
   */
  load(ticked?: boolean): FormStore {
    const sessionStore: SessionStore = {
      read: () => this.memory.read(),
      write: (next) => !alive() || this.memory.write(next),
    }
    const { world: environment } = this
    const { unique, clock } = environment
    const database = whileAlive(
      environment.database(() => alive()),
      () => alive(),
    )
    const store = createFormStore(definition, {
      sessionStore,
      draftDatabase: {
        ...database,
        find: async (...given) => {
          const found = await database.find(...given)
          this.foundRevision = typeof found === 'object' ? found.revision : undefined
          return found
        },
      },
      files: whileAlive(environment.files, () => alive()),
      clock: {
        now: clock.now,
        schedule: (milliseconds, run) => clock.schedule(milliseconds, () => alive() && run()),
      },
      createId: unique,
    })
    const alive = () => this.store === store
    this.store = store
    store.hydrate({ answers: {}, touchedFields: this.known ? [] : 'all', isDraftChecked: ticked, files: [] })
    this.known = true
    return store
  }
}

/** Wraps ports so that a closed page starts no operations; storage may still complete those it has started. */
function whileAlive<Ports extends object>(ports: Ports, alive: IsPageOpen): Ports {
  const entries = Object.entries(ports).map(([name, port]) => [
    name,
    (...given: unknown[]) => (alive() ? port(...given) : new Promise(() => {})),
  ])
  return Object.fromEntries(entries) as Ports
}
