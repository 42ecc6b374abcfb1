/** Returns a random count, normally distributed around 0 with this standard deviation (Box and Muller, 1958). */
export function drawDifference(deviation: number, random = Math.random): number {
  return Math.round(deviation * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()))
}

/** Returns the numbers from 0 to below the count in a random order, each order as likely as any other (Fisher and Yates, 1938). */
export function drawOrder(count: number, random = Math.random): number[] {
  const order = Array.from({ length: count }, (_, index) => index)
  for (let last = count - 1; last > 0; last -= 1) {
    const [drawn = 0] = order.splice(Math.floor((last + 1) * random()), 1)
    order.push(drawn)
  }
  return order
}
