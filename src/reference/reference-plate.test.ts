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

/** Returns whether two plates differ by at least `limit` grays on average; it stops as soon as that is certain. */
function areDifferent(one: Uint8Array, other: Uint8Array, limit: number): boolean {
  const enough = limit * one.length
  let sum = 0
  for (let i = 0; i < one.length && sum < enough; i += 1) sum += Math.abs((one[i] ?? 0) - (other[i] ?? 0))
  return sum >= enough
}

test('the same reference has the same plate, with or without its hyphen, at rest at the rim', () => {
  const plate = renderReferencePlate('5DBD-N2WP', size)
  expect(renderReferencePlate('5DBDN2WP', size)).toEqual(plate)
  // The tone of the other plates: nothing is darker than 4 %.
  expect(Math.min(...plate)).toBe(Math.round(255 * 0.04))
  expect(plate.slice(0, size)).toEqual(new Uint8Array(size).fill(Math.min(...plate)))
  expect(Math.max(...plate)).toBeGreaterThan(200)
})

test('of 1,000 references no two have plates that differ by less than 6 grays of 255', () => {
  const plates = createReferences(1000, 1n).map((reference) => renderReferencePlate(reference, size))
  const alike = plates.filter((plate, index) => plates.slice(0, index).some((other) => !areDifferent(plate, other, 6)))
  expect(alike).toEqual([])
})
