// Shows the length of UNCHARTED's boundary at this minute, its curve, and the seven days from today, each in a copy of the
// part of the page that has a range or dates in its place. Those are printed, and stay where no script runs and after the
// last day of the forecast.
import { createLengthFunction, findTurns, hour, type LengthModel, type Turn } from '../content/boundary-length.ts'
import { formatForecastDay, formatForecastTime } from '../content/forecast-days.ts'
import { currentLengthText as text } from './current-length.text.ts'
import { drawCurve, getCurveY, getTurnPlace } from './length-curve.ts'

/** `lengthModel`, which the build computes. */
declare const __LENGTH_MODEL__: LengthModel

const model = __LENGTH_MODEL__
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

/** Shows the day around now, and labels the next turns: first the longest, then the shortest, if it has both. */
function showCurve(
  part: Element,
  getLength: (time: number) => number,
  turns: readonly (Turn | undefined)[],
  now: number,
) {
  const paths = drawCurve(getLength, now)
  for (const [index, path] of part.querySelectorAll('path').entries()) path.setAttribute('d', paths[index] ?? '')
  part.querySelector('circle')?.setAttribute('cy', `${getCurveY(getLength(now))}%`)
  for (const [index, label] of part.querySelectorAll('.curve-turn').entries()) {
    const turn = turns[index]
    if (!turn) continue
    const [x, y] = getTurnPlace(turn, now)
    label.setAttribute('x', x)
    label.setAttribute('y', y)
  }
  const labels = turns.flatMap((turn) =>
    turn ? [`${turn.length.toFixed(2)} m`, formatForecastTime(turn.time)] : ['', ''],
  )
  setTexts(part, 'text', [...labels, ...text.axis])
}

/** Shows the seven days from today, each with its longest and its shortest turn. */
function showDays(part: Element, getLength: (time: number) => number, now: number) {
  const turns = findTurns(getLength, now - 25 * hour, now + 170 * hour).map((turn) => ({
    ...turn,
    day: formatForecastDay(turn.time),
  }))
  const days = [...new Set(turns.map(({ day }) => day))]
  const cells = days.slice(days.indexOf(formatForecastDay(now))).flatMap((day) => {
    const ofDay = turns.filter((turn) => turn.day === day).sort((a, b) => b.length - a.length)
    const cells = ofDay.map((turn) => `${turn.length.toFixed(2)}, ${formatForecastTime(turn.time)}`)
    return [day, ...cells.slice(0, 1), ...cells.slice(-1)]
  })
  setTexts(part, 'caption, [scope=row], td', [text.days, ...cells])
}

let parts: (Element | undefined)[] | undefined
let shownDay = ''

function show() {
  const now = Date.now()
  if (document.hidden || now < model.from || now > model.to) return
  parts ??= ['.length', '.curve', '.forecast'].map(copyForScreen)
  const [length, curve, days] = parts
  const getLength = createLengthFunction(model, now)
  if (length && curve) {
    const [next, afterNext] = findTurns(getLength, now, now + 12 * hour)
    const isGrowing = (next?.length ?? 0) > getLength(now)
    setTexts(length, 'b', [`${getLength(now).toFixed(2)} m`])
    setTexts(length, '.length-moment', [text.now(formatForecastTime(now), isGrowing)])
    showCurve(curve, getLength, isGrowing ? [next, afterNext] : [afterNext, next], now)
  }
  if (days && shownDay !== formatForecastDay(now)) showDays(days, getLength, now)
  shownDay = formatForecastDay(now)
}

show()
setInterval(show, 4000)
document.addEventListener('visibilitychange', show)
