// What a reader moves on the page of UNCHARTED: a height in the tide tables, and the hour of a night.
import './instruments.css'
import { getCurveY } from '../../content/uncharted/length-curve.ts'
import { computeLength, describeReading, formatMeters, getLineTop } from '../../content/uncharted/storm-reading.ts'
import { showParts, startLine, writeTexts } from './follow-line.ts'

const [tide, calculator, typedMark] = document.querySelectorAll<HTMLElement>('.line-control, .instrument, .plot-typed')
const line = { intercept: Number(calculator?.dataset.intercept), slope: Number(calculator?.dataset.slope) }

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
  const outputs = part.querySelectorAll('output > *, p')
  const button = part.querySelector('button')
  const { measured = '', plotted = '', makes = '', hint = '', unmeasured = '', beyond = '' } = part.dataset
  const [lowest = 0, highest = 0] = measured.split(' ').map(Number)
  const [left = 0, right = 0] = plotted.split(' ').map(Number)
  /** Returns the height from which the formula makes the length that the page shows first: that of this second, or the shortest. */
  const getShown = () => {
    const length = Number.parseFloat(document.querySelector('.length-value')?.textContent ?? '')
    return length ? ((length - line.intercept) / line.slope).toFixed(3) : ''
  }
  const hasNow = document.querySelector('.current .length-value') !== null
  let shownFirst = getShown()
  const show = () => {
    const height = parseHeight(input.value)
    const isNumber = Number.isFinite(height)
    const shown = Math.min(right, Math.max(left, height))
    const bound = Math.min(highest, Math.max(lowest, height))
    const noted = height === bound ? '' : `${unmeasured} ${height > bound ? 'above' : 'below'} ${formatMeters(bound)}.`
    const texts = isNumber
      ? [`${makes} `, formatMeters(computeLength(height, line)), (shown === height ? '' : beyond) + noted]
      : ['', '', hint]
    writeTexts(outputs, texts)
    if (button) button.hidden = !hasNow || input.value === shownFirst
    if (!isNumber || input.value === shownFirst) return typedMark?.removeAttribute('x')
    const y = getCurveY(line.intercept + line.slope * shown)
    typedMark?.setAttribute('x', `${100 - y}%`)
    typedMark?.setAttribute('y', `${y}%`)
    typedMark?.classList.toggle('plot-typed-end', shown > right - 0.5)
    const label = typedMark?.querySelector('text')
    if (label) label.textContent = `${Number(height.toFixed(3))}\u00a0m`.replace('-', '−')
  }
  input.addEventListener('input', () => {
    // A screen reader says an answer to each key, also where it is the same as before.
    writeTexts(outputs, [])
    show()
  })
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
  const values = document.querySelectorAll('.line-values dd')
  const [top, ...labels] = document.querySelectorAll('.plot-line > line, .plot-words > text')
  startLine(input, (drawn) => {
    const [read = '', ...numbers] = rows[input.valueAsNumber]?.split(',') ?? []
    const [length_m = 0, , tide_table_m = 0, water_m = 0] = numbers.map(Number)
    const reading = { read, length_m, tide_table_m, water_m }
    const { words, sentence } = describeReading(reading, line, part.dataset.month ?? '')
    writeTexts(values, words)
    top?.setAttribute('y1', getLineTop(reading))
    input.setAttribute('aria-valuetext', sentence)
    for (const label of labels)
      label.setAttribute('visibility', Number.parseFloat(label.getAttribute('x') ?? '') > drawn ? 'hidden' : '')
  })
}

const height = calculator?.querySelector('input')
const halfHour = tide?.querySelector('input')
if (calculator && height) startCalculator(calculator, height)
if (tide && halfHour) startTide(tide, halfHour)
