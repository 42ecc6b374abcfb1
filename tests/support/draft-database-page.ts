import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { transformSync } from 'rolldown/utils'
import type { DraftDatabase } from '../../src/forms/draft/draft-database.ts'

// IndexedDB needs a browser: the module is served to a page with its types stripped, without a build.
export const draftsOrigin = 'https://drafts.example'
export const day = 86_400_000
export const start = Date.UTC(2027, 3, 20)

declare global {
  var drafts: DraftDatabase
}

/** Opens a page with the draft modules. `before` runs first. */
export async function openTab(context: BrowserContext, before = ''): Promise<Page> {
  const page = await context.newPage()
  await page.route(`${draftsOrigin}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (!pathname.endsWith('.ts'))
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Drafts</title>' })
    const source = readFileSync(new URL(`../../src/forms/draft${pathname}`, import.meta.url), 'utf8')
    return route.fulfill({ contentType: 'text/javascript', body: transformSync(pathname, source).code })
  })
  if (before) await page.addInitScript(before)
  await page.goto(draftsOrigin)
  await page.evaluate(`import('/draft-database.ts').then(({ draftDatabase }) => { globalThis.drafts = draftDatabase })`)
  return page
}

interface TestDraft {
  readonly text: string
  readonly now?: number
  /** The sizes of its files, by id. */
  readonly files?: Readonly<Record<string, number>>
  /** The ids of the files that it contains already. */
  readonly stored?: readonly string[]
}

/** Saves a draft in a tab; returns the result of the database. */
export function saveTestDraft(page: Page, { text, now = start, files = { a: 3 }, stored = [] }: TestDraft) {
  return page.evaluate(
    ([text, now, files, stored]) => {
      const draft = {
        answers: { description: text },
        hasOriginalNames: true,
        files: Object.entries(files).map(([id, size]) => ({
          id,
          file: new File([new Uint8Array(size)], `${id}.jpg`, { lastModified: 5 }),
          removal: 'all' as const,
        })),
      }
      const { signal } = new AbortController()
      const added = draft.files.filter(({ id }) => !stored.includes(id))
      return globalThis.drafts.save('report', draft, { now, signal, added })
    },
    [text, now, files, stored] as const,
  )
}

/** Returns the draft found in a tab, with the sizes of its files; or what was found instead. */
export function findTestDraft(page: Page, now = start) {
  return page.evaluate(async (now) => {
    const found = await globalThis.drafts.load('report', now)
    if (typeof found === 'string') return found
    const { draft, ...dates } = found
    const files = await Promise.all(
      draft.files.map(async ({ id, file, removal }) => {
        const { byteLength } = await file.arrayBuffer()
        return { id, name: file.name, lastModified: file.lastModified, removal, bytes: byteLength }
      }),
    )
    return { ...dates, ...draft, files }
  }, now)
}

/** Erases the draft of a form in a tab, if it was last changed at this time or before. */
export function eraseTestDraft(page: Page, form = 'report', changedAt = start) {
  return page.evaluate(([form, changedAt]) => globalThis.drafts.erase(form, changedAt), [form, changedAt] as const)
}

/** Records what a page writes into its storage: the record of a draft, or the bytes of a file. It runs in the page. */
export function recordWrites(): void {
  const writes: (number | 'record')[] = []
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (value, key) {
    writes.push(value instanceof Blob ? value.size : 'record')
    return put.call(this, value, key)
  }
  Object.assign(globalThis, { writes })
}

/** Returns what was written since the last call. */
export const takeWrites = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, 'writes').splice(0) as (number | 'record')[])
