// Random sequences of commands in two tabs; the full suite runs thousands more, with new seeds.
import { expect, test } from '@playwright/test'
import { assertModel } from '../../../tests/support/form-store/commands.ts'
import { flushPromises, SimulatedEnvironment } from '../../../tests/support/form-store/environment.ts'
import { SimulatedTab } from '../../../tests/support/form-store/tab.ts'

test('the store erases and saves drafts correctly in any order of commands', () => assertModel(2000, 20261122))

// Regressions that the model found, in one of some 100,000 sequences.

/** Returns a form with a file, saved as a draft. */
async function keptWithFile(): Promise<{ environment: SimulatedEnvironment; tab: SimulatedTab }> {
  const environment = new SimulatedEnvironment()
  const tab = new SimulatedTab(environment)
  tab.store.addFiles([new File(['%PDF-1.7'], 'photo.pdf')])
  tab.store.setDraftEnabled(true)
  await environment.completeAll()
  return { environment, tab }
}

test('a draft that was erased just before a reload is not opened, although a draft is requested', async () => {
  const { environment, tab } = await keptWithFile()
  tab.store.eraseAll()
  tab.store.setDraftEnabled(true)
  tab.load()
  await environment.completeAll()
  expect(tab.store.get()).toMatchObject({ draft: { status: 'saved' }, evidence: { files: [] } })
  expect(environment.stored?.draft.files).toEqual([])
})

test('it is not opened after two reloads either, with the next save already started', async () => {
  const { environment, tab } = await keptWithFile()
  tab.load()
  await flushPromises()
  tab.store.eraseAll()
  tab.store.setDraftEnabled(true)
  environment.completeOperation(0)
  await flushPromises()
  tab.load()
  await environment.completeAll()
  expect(tab.store.get()).toMatchObject({ draft: { status: 'saved' }, evidence: { files: [] } })
  expect(tab.sessionSnapshot?.draft?.changedAt).toBe(environment.stored?.savedAt)
})

test('a checkbox checked before the script is shown at once, and saves a draft unless it is unchecked', async () => {
  for (const back of [false, true]) {
    const environment = new SimulatedEnvironment()
    const tab = new SimulatedTab(environment)
    tab.load(true).setAnswers({ words: 'mine' })
    expect(tab.store.get().draft.status).toBe('saving')
    if (back) tab.store.setDraftEnabled(false)
    await environment.completeAll()
    expect(tab.store.get().draft.status).toBe(back ? 'off' : 'saved')
    expect(environment.stored !== undefined).toBe(!back)
  }
})

test('a draft that is being opened is not opened once everything is erased', async () => {
  const { environment, tab: first } = await keptWithFile()
  first.store.setAnswers({ words: 'before' })
  await environment.completeAll()
  first.sessionSnapshot = undefined
  first.load()
  await environment.completeAll()
  expect(first.store.get().draft.status).toBe('found')
  first.store.openStoredDraft()
  await flushPromises()
  first.store.eraseAll()
  await environment.completeAll()
  expect(first.store.get()).toMatchObject({ answers: {}, draft: { status: 'off', lastEvent: 'erased' } })
  expect(environment.stored).toBeUndefined()
})
