import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { transformSync } from 'rolldown/utils'
import type { Draft, DraftDatabase } from '../../src/forms/draft/draft-database.ts'

// IndexedDB needs a browser: the module is served to a page with its types stripped, without a build.
export const draftsOrigin = 'https://drafts.example'
export const day = 86_400_000
export const start = Date.UTC(2025, 3, 20)

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

/** Saves a draft with this text and one file of this size in a tab; returns the result of the database. */
export function saveTestDraft(page: Page, text: string, known?: string, now = start, fileSize = 3) {
  return page.evaluate(
    async ([text, known, now, fileSize]) => {
      const content = new File([new Uint8Array(fileSize)], 'a.jpg')
      const draft: Draft = {
        form: 'report',
        answers: { description: text },
        files: [{ name: 'a.jpg', lastModified: 5, content, removal: 'all' }],
      }
      const revision = crypto.randomUUID()
      const next = { revision, now, signal: new AbortController().signal, shouldExist: known !== undefined }
      const kept = await globalThis.drafts.save(draft, known ? [known] : [], next)
      return 'problem' in kept ? kept : { ...kept, revision }
    },
    [text, known, now, fileSize] as const,
  )
}

/** Returns the draft found in a tab, with the sizes of its files; or the error. */
export function findTestDraft(page: Page, now = start) {
  return page.evaluate(async (now) => {
    const found = await globalThis.drafts.load('report', now)
    if (!found || 'problem' in found) return found
    const { draft, ...rest } = found
    const files = await Promise.all(
      draft.files.map(async ({ content, ...file }) => ({ ...file, bytes: (await content.arrayBuffer()).byteLength })),
    )
    return { ...rest, answers: draft.answers, files }
  }, now)
}

/** Erases the draft of a form in a tab: of these revisions, or of any. */
export function eraseTestDraft(page: Page, form = 'report', revisions: readonly string[] | 'any' = 'any') {
  return page.evaluate(([form, revisions]) => globalThis.drafts.erase(form, revisions), [form, revisions] as const)
}

/** Returns the revision of a saved draft; throws if it was not saved. */
export function getRevision(kept: Awaited<ReturnType<typeof saveTestDraft>>): string {
  if (!('revision' in kept) || 'problem' in kept) throw new Error(JSON.stringify(kept))
  return kept.revision
}
