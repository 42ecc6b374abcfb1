import { expect, test } from '@playwright/test'
import { isRefused, isUnread } from './evidence/evidence-file.ts'
import type { FileOperations } from './evidence/file-operations.ts'
import { runReport } from './run-report.ts'
import type { ReportState } from './state/report-state.ts'

// As in browsers whose storage is turned off.
for (const name of ['sessionStorage', 'localStorage'])
  Object.defineProperty(globalThis, name, { value: null, configurable: true })
const errors: unknown[] = []
globalThis.reportError = (error) => errors.push(error)

const create = (name: string) => new File(['%PDF-1.7'], name)

/** Starts a report whose files take one task each, and where what is done with a file may be in its name. */
function start() {
  const read: string[] = []
  const operations: FileOperations = {
    async checkFile(file, accepted) {
      read.push([...accepted, file].map(({ name }) => name).join(' '))
      if (file.name === 'gone.pdf') throw new DOMException('', 'NotReadableError')
      if (file.name === 'odd.pdf') throw new TypeError('An error of this page.')
      return 'pdf'
    },
    examine: async () => ({ metadata: undefined, checksums: { sha256: 'f', crc32: 0 } }),
    clean: async () => ({ outcome: 'no copy', reason: 'it is encrypted' }),
  }
  let count = 0
  const store = runReport(operations, () => `${++count}`)
  /** Waits for a state. */
  const wait = (isReached: (state: ReportState) => boolean) =>
    new Promise<ReportState>((resolve) => {
      store.subscribe(() => isReached(store.get()) && resolve(store.get()))
    })
  return { store, wait, read }
}

test('files are read one after another beside those in the report, and one that fails keeps no other waiting', async () => {
  const { store, wait, read } = start()
  store.addFiles(['a.pdf', 'gone.pdf', 'odd.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) => create(name)))
  store.send({ type: 'fileRemoved', id: '5' })
  const { files } = await wait(({ files }) => !files.some(isUnread))
  expect(files.map((file) => `${file.name} ${isRefused(file) ? file.rejection : file.outcome}`)).toEqual([
    'a.pdf as it is',
    'gone.pdf unreadable',
    'odd.pdf not-read',
    'b.pdf as it is',
    'd.pdf as it is',
  ])
  expect(read).toEqual(['a.pdf', 'a.pdf gone.pdf', 'a.pdf odd.pdf', 'a.pdf b.pdf', 'a.pdf b.pdf d.pdf'])
  expect(errors, 'an error of the page is reported, and no other').toEqual([new TypeError('An error of this page.')])
})

test('the report is made once every file is read, and anew after each change', async () => {
  const { store, wait } = start()
  store.addFiles([create('a.pdf')])
  store.send({ type: 'formSubmitted' })
  expect(store.get().report).toBeUndefined()
  const { report } = await wait(({ report }) => report !== undefined)
  expect(report?.evidence.map(({ name }) => name)).toEqual(['a.pdf'])
  store.addFiles([create('b\n\u2028c\u202E.pdf')])
  expect(store.get().report).toBeUndefined()
  const next = await wait(({ report }) => report !== undefined)
  expect(next.report?.evidence.map(({ name }) => name)).toEqual(['a.pdf', 'b__c.pdf'])
  expect(next.files[1]?.name, 'a name is one line').toBe('b__c.pdf')
})
