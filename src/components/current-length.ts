// Shows the length of UNCHARTED's boundary at this minute, in copies of parts of the page that only the screen has.
import {
  createLengthFunction,
  findTurns,
  hour,
  type LengthModel,
  minute,
  type Turn,
} from '../content/uncharted/boundary-length.ts'
import { formatForecastDay, formatForecastTime } from '../content/uncharted/forecast-days.ts'
import { drawCurve, getCurveY, getTurnX } from '../content/uncharted/length-curve.ts'
import { currentLengthText as text } from './current-length.text.ts'

declare const __LENGTH_MODEL__: LengthModel

const model = __LENGTH_MODEL__
const getLength = createLengthFunction(model)

const formatLength = (length: number) => `${length.toFixed(2)} m`

/** Puts a copy of a part of the page in its place on the screen, and returns the copy. */
function copyForScreen(selector: string): Element | undefined {
  const part = document.querySelector(selector)
  if (!part) return undefined
  const copy = part.cloneNode(true) as Element
  copy.classList.add('screen-only')
  part.classList.add('print-only')
  part.after(copy)
  return copy
}

/** Sets the texts of a part's elements, in order. One that stays the same is not touched: what is selected stays selected. */
function setTexts(part: Element, selector: string, texts: readonly string[]) {
  for (const [index, element] of part.querySelectorAll(selector).entries()) {
    const text = texts[index] ?? ''
    if (element.textContent !== text) element.textContent = text
  }
}

function setAttributes(part: Element, selector: string, name: string, values: readonly (string | undefined)[]) {
  for (const [index, element] of part.querySelectorAll(selector).entries())
    element.setAttribute(name, values[index] ?? '0')
}

/** Shows the day around now, and labels the next turns: first the longest, then the shortest, if it has both. */
function showCurve(part: Element, turns: readonly (Turn | undefined)[], now: number) {
  setAttributes(part, 'path', 'd', drawCurve(getLength, now))
  setAttributes(part, 'circle', 'cy', [`${getCurveY(getLength(now))}%`])
  setAttributes(
    part,
    '.curve-turn',
    'x',
    turns.map((turn) => turn && getTurnX(turn, now)),
  )
  setAttributes(
    part,
    '.curve-turn',
    'y',
    turns.map((turn) => turn && `${getCurveY(turn.length)}%`),
  )
  const labels = turns.flatMap((turn) => (turn ? [formatLength(turn.length), formatForecastTime(turn.time)] : ['', '']))
  setTexts(part, 'text', [...labels, ...text.axis])
}

function showDays(part: Element, now: number) {
  const turns = findTurns(getLength, now - 25 * hour, now + 170 * hour)
  const days = [...new Set(turns.map(({ time }) => formatForecastDay(time)))]
  const cells = days.slice(days.indexOf(formatForecastDay(now))).flatMap((day) => {
    const ofDay = turns.filter(({ time }) => formatForecastDay(time) === day).sort((a, b) => b.length - a.length)
    const cells = ofDay.map(({ time, length }) => `${length.toFixed(2)}, ${formatForecastTime(time)}`)
    return [day, cells[0] ?? '', cells.at(-1) ?? '']
  })
  setTexts(part, 'caption, [scope=row], td', [text.days, ...cells])
}

let parts: (Element | undefined)[] | undefined
let shownMinute = 0

function show() {
  const now = Date.now()
  if (document.hidden || now - (now % minute) === shownMinute || now < model.from || now > model.to) return
  shownMinute = now - (now % minute)
  parts ??= ['.length', '.curve', '.forecast'].map(copyForScreen)
  const [length, curve, days] = parts
  if (length && curve) {
    const [next, afterNext] = findTurns(getLength, now, now + 12 * hour)
    const isGrowing = (next?.length ?? 0) > getLength(now)
    setTexts(length, 'b', [formatLength(getLength(now))])
    setTexts(length, '.length-moment', [text.now(formatForecastTime(now), isGrowing)])
    showCurve(curve, isGrowing ? [next, afterNext] : [afterNext, next], now)
  }
  if (days) showDays(days, now)
}

show()
setInterval(show, 4000)
document.addEventListener('visibilitychange', show)
