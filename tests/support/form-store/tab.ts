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
  text: { withoutScript: '', copied: '', erases: '', answer: '' },
  fields: [
    { name: 'words', label: 'Words', type: 'text', required: true, requiredMessage: 'Write' },
    { name: 'files', label: 'Files', type: 'file' },
  ],
}

/** A tab: its sessionStorage, and the page that it shows. */
export class SimulatedTab {
  readonly environment: SimulatedEnvironment
  sessionSnapshot: SessionSnapshot | undefined
  store: FormStore
  /** True if the store was in this history entry before. */
  isKnownEntry = false
  /** False where its sessionStorage stores nothing. */
  isSessionAllowed = true

  constructor(environment: SimulatedEnvironment, sessionSnapshot?: SessionSnapshot) {
    this.environment = environment
    this.sessionSnapshot = sessionSnapshot
    this.isKnownEntry = sessionSnapshot !== undefined
    this.store = this.load()
  }

  memory: SessionStore = {
    read: () => this.sessionSnapshot,
    write: (next) => {
      this.sessionSnapshot = this.isSessionAllowed ? next && structuredClone(next) : undefined
      return this.isSessionAllowed || !next
    },
  }

  /**
   * Returns a new page, with the checkbox state from before its script. Pending operations of the page before complete,
   * but can no longer write to the tab.
   */
  load(isDraftChecked?: boolean): FormStore {
    const sessionStore: SessionStore = {
      read: () => this.memory.read(),
      write: (next) => !isOpen() || this.memory.write(next),
    }
    const { environment } = this
    const { createId, clock } = environment
    const store = createFormStore(definition, {
      sessionStore,
      draftDatabase: whileOpen(
        environment.database(() => isOpen()),
        () => isOpen(),
      ),
      files: whileOpen(environment.files, () => isOpen()),
      clock: {
        now: clock.now,
        schedule: (milliseconds, run) => clock.schedule(milliseconds, () => isOpen() && run()),
      },
      createId,
    })
    const isOpen = () => this.store === store
    this.store = store
    store.start({ answers: {}, touchedFields: this.isKnownEntry ? [] : 'all', isDraftChecked, files: [] })
    this.isKnownEntry = true
    return store
  }
}

/** Wraps dependencies so that a closed page starts no operations; storage may still complete those it has started. */
function whileOpen<Dependencies extends object>(dependencies: Dependencies, isOpen: IsPageOpen): Dependencies {
  const entries = Object.entries(dependencies).map(([name, operation]) => [
    name,
    (...given: unknown[]) => (isOpen() ? operation(...given) : new Promise(() => {})),
  ])
  return Object.fromEntries(entries) as Dependencies
}
