// What chance makes of NEXUS and of CASCADE, as often as a reader presses.
import './chance.css'
import { chanceText as text } from './chance.text.ts'
import { drawDifference, drawOrder } from './chance-draw.ts'

const part = document.querySelector<HTMLElement>('.chance')
const rings = [...document.querySelectorAll('.plot-chance > circle')]
/** Where the measured values are, from the top of the plot. */
const measured = rings.map((ring) => ring.getAttribute('cy') ?? '')
const { once, often, times, deviation, largest } = part?.dataset ?? {}

function placeRings(tops: readonly string[]): void {
  for (const [index, ring] of rings.entries()) ring.setAttribute('cy', tops[index] ?? '')
  rings[0]?.parentElement?.removeAttribute('visibility')
}

/** Days so far, how many of them were equal, how many of those are in a row, and the longest row. */
let [days, equal, row, longest] = [0, 0, 0, 0]

function countDays(count: number): readonly string[] {
  const differences = Array.from({ length: count }, () => drawDifference(Number(deviation)))
  for (const difference of differences) {
    row = difference === 0 ? row + 1 : 0
    if (row) equal += 1
    longest = Math.max(longest, row)
  }
  days += count
  // What is beyond the plot stays at its edge.
  const parts = differences.slice(-rings.length).map((counts) => Math.max(-1, Math.min(1, counts / Number(largest))))
  placeRings(parts.map((part) => `${50 - 50 * part}%`))
  return text.days(longest, equal, days, Math.floor(days / 365.25))
}

let [tries, hits] = [0, 0]

function stopClocks(count: number): readonly string[] {
  const orders = Array.from({ length: count }, () => drawOrder(rings.length))
  const inOrder = orders.filter((order) => order.every((place, index) => place === index))
  tries += count
  hits += inOrder.length
  const shown = inOrder[0] ?? orders.at(-1)
  placeRings(shown?.map((place) => measured[place] ?? '') ?? [])
  return text.orders(hits, tries, inOrder.length > 0)
}

function createButton(name: string | undefined, press: () => readonly string[]): HTMLElement {
  const button = document.createElement('button')
  button.className = 'button'
  button.textContent = name ?? ''
  button.addEventListener('click', () => {
    const [result = '', note = ''] = press()
    const [made, , counted] = part?.querySelectorAll('output span') ?? []
    if (made) made.textContent = result
    if (counted) counted.textContent = note
  })
  return button
}

part?.firstElementChild?.replaceChildren(
  createButton(once, () => (deviation ? countDays(rings.length) : stopClocks(1))),
  createButton(often, () => (deviation ? countDays : stopClocks)(Number(times))),
)
