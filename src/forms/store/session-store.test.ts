// What a browser refuses to write for this tab must not stop the work on files. Its history and its storage are simulated.
import { expect, test } from '@playwright/test'
import { SimulatedEnvironment } from '../../../tests/support/form-store/environment.ts'
import { SimulatedTab } from '../../../tests/support/form-store/tab.ts'
import { createSessionStore } from './session-store.ts'

const createFiles = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => new File(['%PDF-1.7'], `${name}-${index}.pdf`))

/** Returns a tab that can no longer read a file called lost, with the session store of the site. */
function createTab(): { environment: SimulatedEnvironment; tab: SimulatedTab; counts: { session: number } } {
  const environment = new SimulatedEnvironment()
  environment.files.readMetadata = (file) =>
    environment.wait(() => {
      if (file instanceof File && file.name.startsWith('lost')) throw new DOMException('', 'NotReadableError')
      return undefined
    })
  const tab = new SimulatedTab(environment)
  const store = createSessionStore('report')
  const counts = { session: 0 }
  tab.memory = {
    read: store.read,
    write: (snapshot) => {
      counts.session += 1
      return store.write(snapshot)
    },
  }
  return { environment, tab, counts }
}

const replaced = ['history', 'sessionStorage'] as const
const before = replaced.map((name) => Object.getOwnPropertyDescriptor(globalThis, name))
let historyCount = 0

test.beforeEach(() => {
  historyCount = 0
  const items = new Map<string, string>()
  const simulated = {
    history: {
      state: null,
      // Safari allows 100 in half a minute.
      replaceState(state: unknown) {
        historyCount += 1
        if (historyCount > 100) throw new DOMException('', 'SecurityError')
        Object.assign(this, { state })
      },
    },
    sessionStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    },
  }
  for (const name of replaced)
    Object.defineProperty(globalThis, name, { value: simulated[name], configurable: true, writable: true })
})

test.afterEach(() => {
  for (const [index, name] of replaced.entries()) {
    const descriptor = before[index]
    Reflect.deleteProperty(globalThis, name)
    if (descriptor) Object.defineProperty(globalThis, name, descriptor)
  }
})

test('files are read after 120 that were lost, although the browser refuses to write its history', async () => {
  const { environment, tab } = createTab()
  for (const file of createFiles(120, 'lost')) {
    tab.store.addFiles([file])
    await environment.completeAll()
  }
  expect(historyCount).toBeGreaterThan(100)
  expect(tab.store.get().evidence.files).toHaveLength(120)
  tab.store.addFiles(createFiles(2, 'later'))
  await environment.completeAll()
  const later = tab.store.get().evidence.files.slice(120)
  expect(later).toMatchObject(Array(2).fill({ status: 'accepted', checksums: { crc32: 0 } }))
})

test('files that are added together cause two writes of the session: when they are accepted, and when some are lost', async () => {
  const { environment, tab, counts } = createTab()
  tab.store.addFiles([...createFiles(120, 'lost'), ...createFiles(2, 'found')])
  await environment.completeAll()
  expect(tab.store.get().evidence.files.map(({ status }) => status)).toEqual([
    ...Array(120).fill('rejected'),
    ...Array(2).fill('accepted'),
  ])
  expect(counts.session).toBe(2)
})
