import { expect, test } from '@playwright/test'
import { type Draft, initialState, type ReportState } from '../state/report-state.ts'
import { describeDraft, describeStorage } from './draft.text.ts'

const answers = { description: 'The hallway grew.' }
const describe = (draft: Partial<Draft>, instead: Partial<ReportState> = {}) =>
  describeDraft({ ...initialState, answers, ...instead, draft: { ...initialState.draft, isWanted: true, ...draft } })
const own = { status: 'own', stored: { id: 'r1', savedAt: 0, answers, files: [] } } as const

test('each trouble is said with what is on the device, and what to do', () => {
  for (const trouble of ['full', 'refused'] as const) {
    expect(describe({ trouble })).toMatch(/No draft is saved yet\. .* Copy what you have written\.$/)
    const older = describe({ trouble, device: own })
    expect(older).toContain('The draft lacks what you wrote last.')
    expect(older).not.toMatch(/No draft|is saved on this device/)
  }
})

test('a draft is said to have no files only where there are some', () => {
  const chosen = { id: 'a', name: 'a', shouldClean: false, outcome: 'unchecked', file: new File([], 'a') } as const
  expect(describe({ device: own })).toMatch(/^A draft is saved on this device\. After/)
  expect(describe({ device: own }, { files: [chosen] })).toContain('the names of your files, and not the files')
})

test('a browser that stores nothing is said to once', () => {
  const refused = { ...initialState, isSessionStored: false, draft: { ...initialState.draft, isWanted: true } }
  const draft: Draft = { ...refused.draft, trouble: 'refused' }
  for (const state of [refused, { ...refused, draft }]) {
    expect(describeDraft(state)).toBe('')
    expect(describeStorage(state)).toContain('does not let the page keep anything')
  }
  expect(describeStorage({ ...refused, draft: { isWanted: true, device: own } }), 'the draft has it').toBe('')
})
