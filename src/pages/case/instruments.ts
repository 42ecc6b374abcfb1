// What a reader moves on the page of UNCHARTED: a height in the tide tables, and the hour of a night.
import { getCurveY } from '../../content/uncharted/length-curve.ts'
import { computeLength, describeReading, formatMeters, getLineTop } from '../../content/uncharted/storm-reading.ts'
import { followLine, showParts } from './follow-line.ts'

const [calculator, tide, typedMark] = ['.calculator > .instrument', '.line-control', '.plot-typed'].map((selector) =>
  document.querySelector<HTMLElement>(selector),
)
const [intercept = 0, slope = 0] = [calculator?.dataset.intercept, calculator?.dataset.slope].map(Number)
const line = { intercept, slope }

/** Returns a height as people write it: with a point or a comma, in digits of any width, with the minus of a keyboard, a phone or Word. */
function parseHeight(text: string): number {
  const plain = text
    .normalize('NFKC')
    .replace(/[‐-―−]/, '-')
    .replace(',', '.')
    .trim()
  return /^[-+]?(\d+\.?\d*|\.\d+)( ?m)?$/.test(plain) ? Number.parseFloat(plain) : Number.NaN
}

function startCalculator(part: HTMLElement, input: HTMLInputElement): void {
  const [words, result, button, note] = part.querySelectorAll<HTMLElement>('output > *, button, p')
  const { measured = '', plotted = '', makes = '', hint = '', beyond = '' } = part.dataset
  const [[lowest = 0, highest = 0], [left = 0, right = 0]] = [measured, plotted].map((pair) =>
    pair.split(' ').map(Number),
  ) as [number[], number[]]
  /** Returns the height from which the formula makes the length that the page shows first: that of this second, or the shortest. */
  const getShown = () => {
    const length = Number.parseFloat(document.querySelector('.length-value')?.textContent ?? '')
    return length ? ((length - intercept) / slope).toFixed(3) : ''
  }
  const hasNow = document.querySelector('.current .length-value') !== null
  let shownFirst = getShown()
  const show = () => {
    const height = parseHeight(input.value)
    const isNumber = Number.isFinite(height)
    const [place, bound] = height > highest ? ['above', highest] : ['below', lowest]
    const noted = height > highest || height < lowest ? `${beyond} ${place} ${formatMeters(bound)}.` : ''
    const texts = [
      [words, isNumber ? makes : ''],
      [result, isNumber ? formatMeters(computeLength(height, line)) : ''],
      [note, isNumber ? noted : hint],
    ] as const
    for (const [element, text] of texts) if (element) element.textContent = text
    if (button) button.hidden = !hasNow || input.value === shownFirst
    if (!isNumber || input.value === shownFirst) return typedMark?.removeAttribute('x')
    // Where nobody has measured, it stands at the edge of the plot.
    const shown = Math.min(right, Math.max(left, height))
    const y = getCurveY(intercept + slope * shown)
    typedMark?.setAttribute('x', `${100 - y}%`)
    typedMark?.setAttribute('y', `${y}%`)
    typedMark?.classList.toggle('plot-typed-end', shown > right - 0.5)
    const label = typedMark?.querySelector('text')
    if (label) label.textContent = `${Number(height.toFixed(3))}\u00a0m`.replace('-', '−')
  }
  input.addEventListener('input', show)
  button?.addEventListener('click', () => {
    shownFirst = getShown()
    input.value = shownFirst
    show()
    input.focus()
  })
  input.value ||= shownFirst
  show()
  showParts(part)
}

/** Starts the control of the night. Its readings are those of the published file. Without them there is the figure alone. */
async function startTide(part: HTMLElement, input: HTMLInputElement): Promise<void> {
  const response = await fetch(part.dataset.readings ?? '').catch(() => undefined)
  if (!response?.ok) return
  const [, ...rows] = (await response.text()).trim().split('\r\n')
  const [foot, values, hint] = ['.plot-line', '.line-values', '.line-hint'].map((name) =>
    document.querySelector<HTMLElement>(name),
  )
  const strip = foot?.parentElement
  const labels = strip?.querySelectorAll('.plot-words > text')
  const show = (isMoved: boolean) => {
    const [read = '', ...numbers] = rows[input.valueAsNumber]?.split(',') ?? []
    const [length_m = 0, , tide_table_m = 0, water_m = 0] = numbers.map(Number)
    const reading = { read, length_m, tide_table_m, water_m }
    const { words, sentence } = describeReading(reading, line, part.dataset.month ?? '')
    values?.querySelectorAll('dd').forEach((element, index) => {
      element.textContent = words[index] ?? ''
    })
    const at = input.valueAsNumber / (rows.length - 1)
    foot?.setAttribute('x', `${100 * at}%`)
    foot?.firstElementChild?.setAttribute('y1', getLineTop(reading))
    input.setAttribute('aria-valuetext', sentence)
    // Once a reader has moved the line, what was measured is drawn up to it: as it happened.
    const drawn = isMoved ? at : 1
    strip?.style.setProperty('--drawn', String(drawn))
    for (const label of labels ?? [])
      label.classList.toggle('plot-later', Number.parseFloat(label.getAttribute('x') ?? '') > 100 * drawn)
  }
  followLine(input, show)
  show(false)
  showParts(input, hint)
}

const [height, halfHour] = [calculator, tide].map((part) => part?.querySelector('input'))
if (calculator && height) startCalculator(calculator, height)
if (tide && halfHour) startTide(tide, halfHour)
