// The sentences of the cases that a changed reading would make false.
import { expect, test } from '@playwright/test'
import { cases, type ResearchCase } from './cases.ts'
import { type Readings, readings } from './readings/readings.ts'

const day = 24 * 60 * 60 * 1000

/** A sentence of a case, as it is published, that the readings have to support. */
interface Claim {
  readonly caseId: string
  readonly sentence: string
  readonly holds: (readings: Readings, researchCase: ResearchCase) => boolean
}

// Figures in the prose are derived. These are the words around them, which a changed reading can make false.
const claims: readonly Claim[] = [
  {
    caseId: 'uncharted',
    sentence: 'The boundary moves with the tide tables, but not with the tide.',
    holds: ({ uncharted }) =>
      uncharted.residualDeviation < 1.5 * uncharted.uncertainty &&
      uncharted.againstWater.largestResidual > 5 * uncharted.line.largestResidual,
  },
  {
    caseId: 'uncharted',
    sentence: 'A 61st length of the boundary added.',
    holds: ({ uncharted }) => (uncharted.walks[60]?.walked ?? '9') < '2025-12-09',
  },
  {
    caseId: 'nexus',
    sentence: 'to five digits',
    holds: ({ nexus }) => nexus.digitCounts.size === 1 && nexus.digitCounts.has(5) && nexus.differencesAreRight,
  },
  {
    caseId: 'nexus',
    sentence: 'On the twelfth they differed',
    holds: ({ nexus }, { reported, ended }) =>
      nexus.equalDays === 11 && nexus.firstApart === ended && nexus.firstDay < reported && reported < nexus.firstApart,
  },
  {
    caseId: 'nexus',
    sentence: 'The counts have differed ever since it ended, as they should.',
    holds: ({ nexus }) => nexus.differencesAfter.every((difference) => difference !== 0),
  },
  {
    caseId: 'threshold',
    sentence: 'The difference closed on its own.',
    holds: ({ threshold }, { ended }) =>
      threshold.ended === ended &&
      threshold.differencesAreRight &&
      Math.abs(threshold.afterDifference) < threshold.uncertainty,
  },
  {
    caseId: 'threshold',
    sentence: 'then once a day',
    holds: ({ threshold: { ended, daysAfter } }) =>
      daysAfter.every((each, index) => Date.parse(each) - Date.parse(ended) === (index + 1) * day),
  },
  {
    caseId: 'threshold',
    sentence: 'each instrument found the same difference',
    holds: ({ threshold }) =>
      threshold.differenceByInstrument.every((mean) => Math.abs(mean - threshold.difference) < 0.05),
  },
  {
    caseId: 'threshold',
    sentence: 'On that day both sides measured alike.',
    holds: ({ threshold }) => Math.abs(threshold.lastDayDifference) < threshold.uncertainty,
  },
  {
    caseId: 'threshold',
    sentence: 'A month of readings after the end added.',
    holds: ({ threshold: { daysAfter, lastDay } }) => daysAfter.length >= 28 && lastDay < '2025-03-13',
  },
  {
    caseId: 'cascade',
    sentence: 'failed in the order they were bought',
    holds: ({ cascade }) => cascade.stopOrder.every((place, index) => place === index + 1),
  },
  {
    caseId: 'cascade',
    sentence: 'The eighth',
    holds: ({ cascade }) => cascade.clockCount === 7,
  },
  {
    caseId: 'cascade',
    sentence: 'Six had stopped when they were reported; the seventh stopped two days later.',
    holds: ({ cascade: { stopDays } }, { reported }) =>
      stopDays.filter((each) => each < reported).length === 6 &&
      stopDays.length === 7 &&
      Date.parse(stopDays[6] ?? '') - Date.parse(reported) === 2 * day,
  },
  {
    caseId: 'resonance',
    sentence: 'held steady through',
    holds: ({ resonance }) =>
      resonance.withoutMains.every(({ tone }) => tone) &&
      Math.abs(resonance.frequencyWithoutMains - resonance.frequency) < resonance.uncertainty,
  },
  {
    caseId: 'resonance',
    sentence: 'On the last morning it was there',
    holds: ({ resonance }, { ended }) =>
      resonance.lastHeard.startsWith(String(ended)) && resonance.lastHeard.slice(11) < '12' && resonance.isSilentAfter,
  },
]

test('a case whose figures are derived has each sentence that its readings support, and they support it', () => {
  for (const { caseId, sentence, holds } of claims) {
    const researchCase = cases.find(({ id }) => id === caseId)
    if (!researchCase) throw new Error(`There is no case ${caseId}: delete its sentences here.`)
    const { description, summary, changes } = researchCase
    const prose = [description, summary, ...changes.map((change) => change.description)]
    expect.soft(prose.join('\n'), `${caseId} no longer says it: delete it here`).toContain(sentence)
    expect.soft(holds(readings, researchCase), `${caseId}: “${sentence}” by its readings`).toBe(true)
  }
})
