// What chance makes of NEXUS and of CASCADE, as often as a reader presses.
import { showParts } from './follow-line.ts'

type Words = readonly [result: string, note: string]

const part = document.querySelector<HTMLElement>('.chance')
const rings = [...document.querySelectorAll('.plot-chance > circle')]
const { heights = '', deviation = '', largest = '', often = '', never = '', note = '' } = part?.dataset ?? {}
const measured = heights.split(' ').map(Number)

function formatCount(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
}

function placeRings(tops: readonly number[]): void {
  for (const [index, ring] of rings.entries()) ring.setAttribute('cy', `${(tops[index] ?? 0).toFixed(1)}%`)
}

/** Returns the difference of two counts, normally distributed (Box and Muller). */
function drawDifference(): number {
  return Math.round(
    Number(deviation) * Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random()),
  )
}

let [days, equal, row, longest] = [0, 0, 0, 0]

function countDays(isOften: boolean): Words {
  const differences = Array.from({ length: isOften ? Number(often) : rings.length }, drawDifference)
  for (const difference of differences) {
    row = difference === 0 ? row + 1 : 0
    if (row) equal += 1
    longest = Math.max(longest, row)
  }
  days += differences.length
  // What is beyond the plot stays at its edge.
  placeRings(
    differences.slice(-rings.length).map((counts) => Math.min(100, Math.max(0, 50 - (50 * counts) / Number(largest)))),
  )
  const years = Math.floor(days / 365.25)
  const time = years ? formatCount(years, 'year') : formatCount(days, 'day')
  const rows = equal ? `${longest > 1 ? `At most ${longest} in a row.` : never} ` : ''
  return [`${equal ? formatCount(equal, 'equal day') : 'No equal day'} in ${time}`, `${rows}${note}`]
}

let [tries, hits] = [0, 0]

function stopClocks(isOften: boolean): Words {
  let [last, hit]: (number[] | undefined)[] = []
  for (let count = isOften ? Number(often) : 1; count > 0; count -= 1) {
    const order = measured.map((top) => [Math.random(), top] as const).sort(([a], [b]) => a - b)
    last = order.map(([, top]) => top)
    tries += 1
    if (!last.every((top, index) => top === measured[index])) continue
    hits += 1
    hit = last
  }
  placeRings(hit ?? last ?? [])
  return [
    `In order: ${hits.toLocaleString('en-US')} of ${tries.toLocaleString('en-US')} by chance`,
    hit ? 'Rings: the try that was in order.' : 'Rings: the last try.',
  ]
}

const make = deviation ? countDays : stopClocks
const [result, remark] = part?.querySelectorAll('output > *') ?? []
for (const [index, button] of (part?.querySelectorAll('button') ?? []).entries())
  button.addEventListener('click', () => {
    const words = make(index > 0)
    if (result) result.textContent = words[0]
    if (remark) remark.textContent = words[1]
  })
showParts(part)
