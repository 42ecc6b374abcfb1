import { expect, test } from '@playwright/test'
import { type Draft, initialState } from '../state/report-state.ts'
import { describeDraft } from './draft.text.ts'

const own = { status: 'own', stored: { id: 'r1', savedAt: 0, answers: {}, files: [] } } as const

test('a browser that stores nothing is said to once, and not where the draft has it', () => {
  const describeOwnDraft = (draft: Partial<Draft>) =>
    describeDraft({ ...initialState.draft, isWanted: true, ...draft }, false)
  for (const draft of [{}, { trouble: 'refused' }, { isWanted: false }] as const)
    expect(describeOwnDraft(draft)).toMatch(/^This browser does not let the page keep anything(?!.*This browser)/)
  expect(describeOwnDraft({ device: own })).toMatch(/^A draft is saved(?!.*anything)/)
})
