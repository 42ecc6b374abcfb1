import { expect, test } from '@playwright/test'
import { type Draft, initialState, type ReportState } from '../state/report-state.ts'
import { describeDraft, describeErasing, describeStorage } from './draft.text.ts'

const troubles = ['busy', 'full', 'unreadable', 'refused', 'ours'] as const
const answers = { description: 'The hallway grew.' }
const describe = (draft: Partial<Draft>, files: ReportState['files'] = []) =>
  describeDraft({ ...initialState, answers, files, draft: { ...initialState.draft, ...draft } })
const content = { answers: {}, files: [] }
const own = { ownRevisions: { revision: 'r1' }, device: { status: 'own', savedAt: 0, content } } as const
const forgotten = { id: 'a', name: 'a', shouldClean: false, outcome: 'forgotten' } as const
const chosen = { ...forgotten, outcome: 'unchecked', file: new File([], 'a') } as const

test('each trouble is said with what is on the device, and no file is to be removed where there is none', () => {
  for (const trouble of troubles) {
    const none = describe({ wish: 'keep', trouble })
    if (trouble !== 'refused') expect(none).toContain('No draft is saved yet.')
    expect(none).not.toContain('Remove a file')
    const older = describe({ wish: 'keep', trouble, ...own })
    expect(older).toContain('The draft lacks what you wrote last.')
    expect(older).not.toMatch(/No draft|is saved on this device/)
    const asked = describe({ wish: 'keep', trouble, ownRevisions: own.ownRevisions })
    expect(asked, 'the device has not said yet what it has').toContain('is not known yet')
    expect(describeErasing({ ...initialState.draft, wish: 'erase', trouble })).toContain('is not erased yet')
    expect(describe({ wish: 'open', trouble })).toContain('is not open yet')
  }
  expect(describe({ wish: 'keep', trouble: 'full' }, [chosen])).toContain('Remove a file')
  expect(describe({ wish: 'keep', trouble: 'full' }, [forgotten])).not.toContain('Remove a file')
})

test('after erasing everything, the notice alone says that a draft is not erased yet', () => {
  const draft = { ...initialState.draft, wish: 'erase', trouble: 'busy' } as const
  expect(describeDraft({ ...initialState, draft })).toContain('is not erased yet')
  expect(describeDraft({ ...initialState, draft, isErased: true })).toBe('')
})

test('a draft that has everything is said to be saved, even while the device is asked for it again', () => {
  const device = { status: 'own', savedAt: 0, content: { answers, files: [] } } as const
  for (const trouble of [undefined, ...troubles])
    expect(describe({ wish: 'keep', trouble, ownRevisions: { revision: 'r1' }, device })).toMatch(/^A draft is saved/)
})

test('“No draft can be saved” is said only where none is, and of a refusal alone', () => {
  const describeStored = (draft: Partial<Draft>) =>
    describeStorage({ isSessionStored: true, draft: { ...initialState.draft, wish: 'keep', ...draft } })
  for (const trouble of troubles)
    expect(/No draft can be saved/.test(describeStored({ trouble })), trouble).toBe(trouble === 'refused')
  expect(describeStored({ trouble: 'refused', ...own })).toBe('')
})
