// Random sequences of everything that can happen to two tabs; the proof runs thousands more, each time others.
import { expect, test } from '@playwright/test'
import { assertModel } from '../../../tests/support/form-store/commands.ts'
import { Tab } from '../../../tests/support/form-store/tab.ts'
import { turn, World } from '../../../tests/support/form-store/world.ts'

test('erased is gone, kept is kept, and nothing is stored unasked, whatever comes in whatever order', () =>
  assertModel(2000, 20261122))

// All found by the model, in one of some 100,000 sequences.

/** A form with a file, kept as a draft. */
async function keptWithFile(): Promise<{ world: World; tab: Tab }> {
  const world = new World()
  const tab = new Tab(world)
  tab.store.offer([{ file: new File(['%PDF-1.7'], 'photo.pdf') }])
  tab.store.tick(true)
  await world.settle()
  return { world, tab }
}

test('a draft that was erased a moment before a reload is not taken up again, though one is wanted', async () => {
  const { world, tab } = await keptWithFile()
  tab.store.erase()
  tab.store.tick(true)
  tab.load()
  await world.settle()
  expect(tab.store.get()).toMatchObject({ draft: { is: 'kept' }, files: { items: [] } })
  expect(world.stored?.draft.files).toEqual([])
})

test('nor is it after two reloads, where the next saving had been begun', async () => {
  const { world, tab } = await keptWithFile()
  tab.load()
  await turn()
  tab.store.erase()
  tab.store.tick(true)
  world.letGo(0)
  await turn()
  tab.load()
  await world.settle()
  expect(tab.store.get()).toMatchObject({ draft: { is: 'kept' }, files: { items: [] } })
  expect(tab.remembered?.draft?.own).toEqual([world.stored?.revision])
})

test('a tick from before the script is shown at once, and counts unless it is taken back', async () => {
  for (const back of [false, true]) {
    const world = new World()
    const tab = new Tab(world)
    tab.load(true).write({ words: 'mine' })
    expect(tab.store.get().draft.is).toBe('keeping')
    if (back) tab.store.tick(false)
    await world.settle()
    expect(tab.store.get().draft.is).toBe(back ? 'off' : 'kept')
    expect(world.stored !== undefined).toBe(!back)
  }
})

test('a tick taken off before the script erases the draft that was kept', async () => {
  const { world, tab } = await keptWithFile()
  tab.load(false)
  await world.settle()
  expect(tab.store.get().draft.is).toBe('off')
  expect(world.stored).toBeUndefined()
})

test('a press to open a kept draft counts for the one that was shown, and for none that is found later', async () => {
  const world = new World()
  const tab = new Tab(world)
  tab.store.write({ words: 'before' })
  tab.store.tick(true)
  tab.store.openKept()
  const copy = new Tab(world, structuredClone(tab.remembered))
  await turn()
  tab.store.erase()
  tab.store.tick(true)
  await world.settle()
  expect(copy.store.get().draft.is).toBe('kept')
  expect(tab.store.get()).toMatchObject({ answers: {}, draft: { is: 'stopped', why: 'conflict' } })
})
