// Shows the length of UNCHARTED's boundary at this second, in the place of what the page has without a script.
import {
  createLengthFunction,
  findTurns,
  hour,
  type LengthModel,
  minute,
} from '../content/uncharted/boundary-length.ts'
import { formatForecastDate, formatForecastDay, formatForecastTime } from '../content/uncharted/forecast-days.ts'
import { drawCurve, getCurveY, getTurnPlace, orderTurns } from '../content/uncharted/length-curve.ts'
import * as text from './current-length.text.ts'

declare const __LENGTH_MODEL__: LengthModel

const model = __LENGTH_MODEL__
const getLength = createLengthFunction(model)
const findElement = (selector: string) => document.querySelector<HTMLElement>(selector)
const block = findElement('.length')
const curve = findElement('.curve')
const mark = findElement('.plot-now')
const tomorrow = findElement('.forecast')
const stop = findElement('#stop')
const status = findElement('[role=status]')

const formatLength = (length: number) => `${length.toFixed(2)}\u00a0m`

/** What this module wrote last into an element. */
const written = new Map<Element, string>()

/**
 * Sets the texts of a part's elements, in order. One that stays the same is not touched: what is selected stays selected.
 * A translator replaces text, and would do so again after each change: where one did, the whole part stays as it is.
 */
function setTexts(part: Element, selector: string, texts: readonly string[]) {
  const elements = [...part.querySelectorAll(selector)]
  // Of an element the node value is null.
  const isTranslated = (element: Element) =>
    written.has(element) && written.get(element) !== (element.firstChild?.nodeValue ?? '')
  if (elements.some(isTranslated)) return
  elements.forEach((element, index) => {
    const value = texts[index] ?? ''
    if (written.get(element) !== value) element.textContent = value
    written.set(element, value)
  })
}

/** Writes the words around the values, once. */
function writeWords(part: Element) {
  for (const words of part.querySelectorAll<HTMLElement>('[data-live]')) words.textContent = words.dataset.live ?? ''
}

/** With less motion the change is shown in full millimeters, of which one takes some seconds. */
const hasLessMotion = matchMedia('(prefers-reduced-motion)').matches

/** When the visitor began to read, and when a length was shown last. */
let [began, shown] = [0, 0]

/** After a longer one the visitor begins to read anew, in milliseconds. */
const longestPause = 30_000

/** Shows the length, and how much it has changed while it was read; on paper also the day and the next turn. */
function showLength(part: Element, now: number) {
  // The device has slept, its clock was set, or another tab was read.
  if (Math.abs(now - shown) > longestPause) began = now
  shown = now
  const length = getLength(now)
  const change = length - getLength(began)
  // The change in three minutes is that of the tables to a tenth of a millimeter.
  const amount = Math.abs(1000 * change).toFixed(now - began < 3 * minute && !hasLessMotion ? 1 : 0)
  const [turn] = findTurns(getLength, now, now + 24 * hour)
  if (!turn) return
  setTexts(part, 'b', [
    formatLength(length),
    formatForecastTime(now),
    ` ${formatForecastDate(now)}.`,
    `${amount}\u00a0mm`,
    `${formatLength(turn.length)}, ${formatForecastTime(turn.time)}.`,
  ])
  // Both words stand there, for a translator. Before there is a change, that is shown which it will be.
  part.classList.toggle('longer', Number(amount) ? change > 0 : turn.length > length)
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

/** Shows the longest and the shortest of tomorrow: of the first day with a turn that is not today. */
function showTomorrow(part: Element, now: number) {
  const turns = findTurns(getLength, now, now + 50 * hour)
  const days = turns.map(({ time }) => formatForecastDay(time))
  const tomorrow = days.find((day) => day !== formatForecastDay(now))
  const ofTomorrow = turns.filter((_, index) => days[index] === tomorrow).sort((a, b) => b.length - a.length)
  const ends = [ofTomorrow[0], ofTomorrow.at(-1)]
  const texts = ends.flatMap(
    (turn) => turn && [formatLength(turn.length), `${formatForecastTime(turn.time)}, ${tomorrow}`],
  )
  setTexts(part, 'dd', texts.map(String))
}

let shownMinute = 0

function show() {
  const now = Date.now()
  if (document.hidden || stop?.matches(':checked') || now < model.from || now > model.to) return
  if (!shown) for (const part of [block, tomorrow]) if (part) writeWords(part)
  if (block) showLength(block, now)
  document.documentElement.classList.add('current')
  const nowMinute = Math.floor(now / minute)
  if (shownMinute === nowMinute) return
  shownMinute = nowMinute
  const y = getCurveY(getLength(now))
  // On the curve it stays in the middle. The line of the walks is the diagonal of a plane with the same edges.
  if (!curve) mark?.setAttribute('x', `${100 - y}%`)
  mark?.setAttribute('y', `${y}%`)
  if (curve) showCurve(curve, now)
  if (tomorrow) showTomorrow(tomorrow, now)
}

show()
setInterval(show, 1000)
stop?.addEventListener('change', () => {
  if (status) status.textContent = (stop.matches(':checked') && status.dataset.stopped) || ''
})
