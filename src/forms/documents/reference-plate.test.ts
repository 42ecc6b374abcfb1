import { expect, test } from '@playwright/test'
import { referenceAlphabet } from './reference.ts'
import { renderReferencePlate } from './reference-plate.ts'

const size = 64

/** Returns this many references, the same for the same seed, with a multiplication of 64 bits each. */
function createReferences(count: number, seed: bigint): string[] {
  let state = seed
  const character = () => {
    state = BigInt.asUintN(64, state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n)
    return referenceAlphabet[Number((state >> 33n) % BigInt(referenceAlphabet.length))]
  }
  return Array.from({ length: count }, () => Array.from({ length: 8 }, character).join(''))
}

/** Returns the mean gray of each block of `width` by `width` pixels. */
function averageBlocks(plate: Uint8Array, width: number): Float32Array {
  const blocks = new Float32Array((size / width) ** 2)
  for (const [index, gray] of plate.entries()) {
    const column = Math.floor((index % size) / width)
    const row = Math.floor(index / size / width)
    const block = row * (size / width) + column
    blocks[block] = (blocks[block] ?? 0) + gray / width ** 2
  }
  return blocks
}

/** Returns the mean difference of two plates, or of their blocks; at least `limit` as soon as that is certain. */
function computeDifference(one: ArrayLike<number>, other: ArrayLike<number>, limit = Number.POSITIVE_INFINITY): number {
  const most = limit * one.length
  let sum = 0
  for (let i = 0; i < one.length && sum < most; i += 8)
    for (let k = i; k < i + 8; k += 1) sum += Math.abs((one[k] as number) - (other[k] as number))
  return sum / one.length
}

/**
 * Returns the closest pair of plates that differ by less than `limit`. The means of blocks differ by no more than their
 * pixels, so that coarse blocks decide about nearly all pairs, and finer ones about most of the others.
 */
function findClosestPair(plates: readonly Uint8Array[], limit: number) {
  const levels = [8, 4, 1].map((width) => plates.map((plate) => averageBlocks(plate, width)))
  let closest: { difference: number; pair: readonly [number, number] } | undefined
  let compared = 0
  for (let one = 0; one < plates.length; one += 1)
    for (let other = 0; other < one; other += 1) {
      const least = closest?.difference ?? limit
      let difference = 0
      for (const level of levels) {
        compared += 1
        difference = computeDifference(level[one] ?? [], level[other] ?? [], least)
        if (difference >= least) break
      }
      if (difference < least) closest = { difference, pair: [other, one] }
    }
  return { closest, compared }
}

test('the same reference has the same plate, with or without its hyphen, at rest at the rim', () => {
  const plate = renderReferencePlate('5DBD-N2WP', size)
  expect(renderReferencePlate('5DBDN2WP', size)).toEqual(plate)
  // The tone of the other plates: nothing is darker than 4 %.
  expect(Math.min(...plate)).toBe(Math.round(255 * 0.04))
  expect(plate.slice(0, size)).toEqual(new Uint8Array(size).fill(Math.min(...plate)))
  expect(Math.max(...plate)).toBeGreaterThan(200)
})

test('of 10,000 references no two have plates that differ by less than 6 grays of 255', ({ browserName: _ }, info) => {
  test.setTimeout(240_000)
  const references = createReferences(10_000, 1n)
  const plates = references.map((reference) => renderReferencePlate(reference, size))
  const { closest, compared } = findClosestPair(plates, 6)
  info.annotations.push({ type: 'closest pair below the limit', description: JSON.stringify({ closest, compared }) })
  expect(closest).toBeUndefined()
  // Blocks decide about nearly all of the 50 million pairs.
  expect(compared).toBeLessThan(60_000_000)
})
