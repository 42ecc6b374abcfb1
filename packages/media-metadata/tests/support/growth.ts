import { expect } from '@playwright/test'

/** Returns these bytes `n` times. */
export const repeat = (n: number, part: Uint8Array): Buffer => Buffer.alloc(n * part.length, part)

/** Expects that four times as much takes less than nine times as long: linear is four, a square sixteen. */
export async function expectLinearGrowth(run: (n: number) => unknown): Promise<void> {
  const measure = async (n: number) => {
    const before = process.cpuUsage()
    await run(n)
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  await measure(200)
  const [one, four] = [await measure(200), await measure(800)]
  expect(four).toBeLessThan(one * 9 + 100_000)
}
