// Shows the length of UNCHARTED's boundary at this second, in the place of what the page has without a script.
import {
  createLengthFunction,
  findTurns,
  hour,
  type LengthModel,
  minute,
} from '../content/uncharted/boundary-length.ts'
import {
  formatForecastDate,
  formatForecastDay,
  formatForecastDays,
  formatForecastTime,
} from '../content/uncharted/forecast-days.ts'
import { drawCurve, getCurveY, getTurnPlace, orderTurns } from '../content/uncharted/length-curve.ts'
import * as text from './current-length.text.ts'

declare const __LENGTH_MODEL__: LengthModel

const model = __LENGTH_MODEL__
const getLength = createLengthFunction(model)
const [block, curve, dot, mark, days, stop] = [
  '.length',
  '.curve',
  '.curve-now',
  '.plot-now',
  '.forecast',
  '#stop',
].map((selector) => document.querySelector(selector))

const formatLength = (length: number) => `${length.toFixed(2)}\u00a0m`

/** Sets the texts of a part's elements, in order. One that stays the same is not touched: what is selected stays selected. */
function setTexts(part: Element, selector: string, texts: readonly string[]) {
  part.querySelectorAll(selector).forEach((element, index) => {
    const text = texts[index] ?? ''
    if (element.textContent !== text) element.textContent = text
  })
}

/** Shows the length, and how much it has changed since the page was opened; on paper also the day and the next turn. */
function showLength(part: Element, now: number) {
  const length = getLength(now)
  const change = length - getLength(performance.timeOrigin)
  const millimeters = Math.floor(1000 * Math.abs(change))
  const amount = millimeters < 1000 ? `${millimeters}\u00a0mm` : formatLength(Math.floor(millimeters / 10) / 100)
  const [turn] = findTurns(getLength, now, now + 24 * hour)
  if (!turn) return
  const direction = text.getting(text.getDirection(turn.length > length))
  setTexts(part, 'b, p span', [
    formatLength(length),
    text.place,
    text.getTime(formatForecastTime(now)),
    text.getDay(formatForecastDate(now)),
    '.',
    ...(millimeters ? [text.since, text.getChange(amount, text.getDirection(change > 0))] : ['', `${direction}.`]),
    direction + text.until(formatLength(turn.length), formatForecastTime(turn.time)),
  ])
}

/** Shows the day around now, with each of its turns. */
function showCurve(part: Element, now: number) {
  const turns = orderTurns(findTurns(getLength, now - 12 * hour, now + 12 * hour), getLength)
  const paths = drawCurve(getLength, now)
  part.querySelectorAll('path').forEach((path, index) => {
    path.setAttribute('d', paths[index] ?? '')
  })
  part.querySelectorAll('.curve-turn').forEach((label, index) => {
    const turn = turns[index]
    setTexts(label, 'text', turn ? [formatLength(turn.length), formatForecastTime(turn.time)] : [])
    for (const [name, value] of Object.entries(turn ? getTurnPlace(turn, now) : {})) label.setAttribute(name, value)
  })
  setTexts(part, '.curve-axis', text.getAxis(formatForecastTime(now)))
}

/** Shows today and the six days after it, each with its longest and its shortest. */
function showDays(part: Element, now: number) {
  const turns = findTurns(getLength, now - 25 * hour, now + 170 * hour)
  const names = [...new Set(turns.map(({ time }) => formatForecastDay(time)))]
  const shown = names.slice(names.indexOf(formatForecastDay(now)))
  const cells = shown.flatMap((day) => {
    const ofDay = turns.filter(({ time }) => formatForecastDay(time) === day).sort((a, b) => b.length - a.length)
    const cells = ofDay.map(({ time, length }) => `${length.toFixed(2)}, ${formatForecastTime(time)}`)
    return [day, cells[0] ?? '', cells.at(-1) ?? '']
  })
  setTexts(part, 'caption, [scope=row], td', [formatForecastDays(now, now + 6 * 24 * hour), ...cells])
}

let shownMinute = 0

function show() {
  const now = Date.now()
  if (document.hidden || stop?.matches(':checked') || now < model.from || now > model.to) return
  document.documentElement.classList.add('current')
  if (block) showLength(block, now)
  const nowMinute = Math.floor(now / minute)
  if (shownMinute === nowMinute) return
  shownMinute = nowMinute
  const y = getCurveY(getLength(now))
  // The line of Fig. 1a is the diagonal of a plane with the edges of the curve's.
  mark?.setAttribute('x', `${100 - y}%`)
  mark?.setAttribute('y', `${y}%`)
  dot?.setAttribute('y', `${y}%`)
  if (curve) showCurve(curve, now)
  if (days) showDays(days, now)
}

show()
setInterval(show, 1000)
