// What a reader moves on the page of UNCHARTED: a height in the tide tables, and the hour of a night.
import { formatHour } from '../../content/dates.ts'

const [calculator, tide] = ['.calculator', '.tide'].map((name) => document.querySelector<HTMLElement>(name))
const [intercept = 0, slope = 0] = [calculator?.dataset.intercept, calculator?.dataset.slope].map(Number)

const formatMeters = (meters: number) => `${meters.toFixed(2).replace('-', '−')}\u00a0m`

/** Returns the length for a height by the formula as it is printed. Half a centimeter is rounded up, as by hand. */
function getLength(height: number): string {
  return formatMeters(Math.round(100 * (intercept + slope * height) + 1e-6) / 100)
}

/** Shows an instrument and calls `show`, now and at each change of its input. Text browsers read what is hidden, too. */
function start(part: HTMLElement, input: HTMLInputElement, show: () => void): void {
  for (const element of part.querySelectorAll<HTMLElement>('[data-words]'))
    element.textContent = element.dataset.words ?? ''
  input.addEventListener('input', show)
  show()
  part.hidden = false
}

function startCalculator(part: HTMLElement, input: HTMLInputElement): void {
  const [words, result] = part.querySelectorAll('output > *')
  // It begins at the height at this second, from which the formula makes the length that the page shows.
  const now = Number.parseFloat(document.querySelector('.length-value')?.textContent ?? '')
  input.value ||= ((now - intercept) / slope).toFixed(3)
  start(part, input, () => {
    const height = Number(input.value.replace(',', '.').replace('−', '-').trim() || Number.NaN)
    const { makes = '', hint = '' } = part.dataset
    if (words) words.textContent = Number.isFinite(height) ? makes : hint
    if (result) result.textContent = Number.isFinite(height) ? getLength(height) : ''
  })
}

/** Starts the control of the night. Its readings are those of the published file, which the caption links. */
async function startTide(part: HTMLElement, input: HTMLInputElement): Promise<void> {
  const response = await fetch(document.querySelector<HTMLAnchorElement>('#fig-1 a')?.href ?? '')
  if (!response.ok) return
  const [, ...rows] = (await response.text()).trim().split('\r\n')
  const line = document.querySelector('.tide-line')
  start(part, input, () => {
    const [time = '', ...values] = rows[input.valueAsNumber]?.split(',') ?? []
    const [tape = 0, , table = 0, water = 0] = values.map(Number)
    const hour = formatHour(time)
    // A first use of Intl takes a phone 70 ms.
    const day = `${part.dataset.month} ${Number(time.slice(8, 10))}`
    const rise = `${formatMeters(Math.abs(water - table))} ${water < table ? 'below' : 'above'} the tables`
    const byTables = `${getLength(table)} by the tables`
    const words = [hour, day, formatMeters(water), rise, formatMeters(table), formatMeters(tape), byTables]
    part.querySelectorAll('dd').forEach((element, index) => {
      element.textContent = words[index] ?? ''
    })
    line?.setAttribute('x', `${(100 * input.valueAsNumber) / (rows.length - 1)}%`)
    const sentence = `${hour} on ${day}: the water stood at ${formatMeters(water)}, ${rise}, and the tape read ${formatMeters(tape)}, ${byTables}.`
    input.setAttribute('aria-valuetext', sentence)
  })
}

const [height, halfHour] = [calculator, tide].map((part) => part?.querySelector('input'))
if (calculator && height) startCalculator(calculator, height)
if (tide && halfHour) startTide(tide, halfHour)
