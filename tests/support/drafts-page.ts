import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { BrowserContext, Page } from '@playwright/test'
import type * as Store from '../../src/forms/draft/draft-store.ts'
import type { Draft, DraftShelf } from '../../src/forms/form/ports.ts'

// IndexedDB is the browser's: the module is given to a page as it is, its types taken off, with no build between.
export const origin = 'https://drafts.example'
export const day = 86_400_000
export const start = Date.UTC(2025, 3, 20)

declare global {
  var store: typeof Store
  var shelf: DraftShelf
}

/** A page with the drafts' modules in it. `before` runs first. */
export async function openTab(context: BrowserContext, before = ''): Promise<Page> {
  const page = await context.newPage()
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (!pathname.endsWith('.ts'))
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Drafts</title>' })
    const source = readFileSync(new URL(`../../src/forms/draft${pathname}`, import.meta.url), 'utf8')
    return route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) })
  })
  if (before) await page.addInitScript(before)
  await page.goto(origin)
  await page.evaluate(`import('/draft-store.ts').then((store) => { globalThis.store = store })`)
  await page.evaluate(`import('/draft-shelf.ts').then(({ draftShelf }) => { globalThis.shelf = draftShelf })`)
  return page
}

/** Keeps a draft with this text and one file of this size in a tab; gives what the store gives. */
export function keep(page: Page, text: string, known?: string, now = start, fileSize = 3) {
  return page.evaluate(
    async ([text, known, now, fileSize]) => {
      const content = new File([new Uint8Array(fileSize)], 'a.jpg')
      const draft: Draft = {
        form: 'report',
        answers: { description: text },
        files: [{ name: 'a.jpg', lastModified: 5, content, removal: 'all' }],
      }
      const revision = crypto.randomUUID()
      const next = { revision, now, signal: new AbortController().signal, expected: known !== undefined }
      const kept = await globalThis.store.keepDraft(draft, known ? [known] : [], next)
      return 'fault' in kept ? kept : { ...kept, revision }
    },
    [text, known, now, fileSize] as const,
  )
}

/** The draft found in a tab, with the sizes of its files; or the fault. */
export function find(page: Page, now = start) {
  return page.evaluate(async (now) => {
    const found = await globalThis.store.keptDraft('report', now)
    if (!found || 'fault' in found) return found
    const { draft, ...rest } = found
    const files = await Promise.all(
      draft.files.map(async ({ content, ...file }) => ({ ...file, bytes: (await content.arrayBuffer()).byteLength })),
    )
    return { ...rest, answers: draft.answers, files }
  }, now)
}

/** Erases the draft of a form in a tab: of these revisions, or of any. */
export function erase(page: Page, form = 'report', revisions: readonly string[] | 'whatever' = 'whatever') {
  return page.evaluate(([form, revisions]) => globalThis.shelf.erase(form, revisions), [form, revisions] as const)
}

/** The revision of what was kept; throws where it was not. */
export function revisionOf(kept: Awaited<ReturnType<typeof keep>>): string {
  if (!('revision' in kept) || 'fault' in kept) throw new Error(JSON.stringify(kept))
  return kept.revision
}
