import { expect, test } from '@playwright/test'
import { nexus } from '../../content/readings/nexus.ts'
import { drawDifference, drawOrder } from './chance-draw.ts'

/** Returns numbers from 0 up to 1, the same for the same seed (mulberry32, by Tommy Ettinger). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), state | 1)
    const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61))
    return ((more ^ (more >>> 14)) >>> 0) / 2 ** 32
  }
}

test('differences by chance are whole counts, with the mean, the deviation, the equal days and the tails of a normal distribution', () => {
  const [random, count, deviation] = [createRandom(1), 1_000_000, nexus.chance]
  const differences = Array.from({ length: count }, () => drawDifference(deviation, random))
  expect(differences.every(Number.isInteger)).toBe(true)
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
  // Each to four standard deviations of what so many draws make.
  expect(Math.abs(sum(differences) / count)).toBeLessThan((4 * deviation) / Math.sqrt(count))
  const found = Math.sqrt(sum(differences.map((difference) => difference ** 2)) / count)
  expect(Math.abs(found / deviation - 1)).toBeLessThan(4 / Math.sqrt(2 * count))
  const expectShare = (isMeant: (difference: number) => boolean, share: number) =>
    expect(Math.abs(differences.filter(isMeant).length - share * count)).toBeLessThan(4 * Math.sqrt(share * count))
  expectShare((difference) => difference === 0, 1 / nexus.daysPerEqual)
  expectShare((difference) => difference > deviation, 0.1587)
  expectShare((difference) => difference < -2 * deviation, 0.0228)
  expectShare((difference) => Math.abs(difference) > 3 * deviation, 0.0027)
})

test('each order of the clocks is as likely as any other', () => {
  const random = createRandom(1)
  const [clocks, orders, each] = [5, 120, 2000]
  const found = new Map<string, number>()
  for (let index = 0; index < orders * each; index += 1) {
    const order = drawOrder(clocks, random).join(' ')
    found.set(order, (found.get(order) ?? 0) + 1)
  }
  expect(found.size).toBe(orders)
  expect(new Set([...found.keys()].flatMap((order) => order.split(' ').toSorted().join(' '))).size).toBe(1)
  const square = [...found.values()].reduce((sum, count) => sum + (count - each) ** 2 / each, 0)
  // Of 119 degrees of freedom: a chi-square beyond these is one in 1,000 on either side.
  expect(square).toBeGreaterThan(76)
  expect(square).toBeLessThan(174)
})
