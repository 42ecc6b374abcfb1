// What a reader moves on the page of UNCHARTED: the hour of a night, and a height in the tables. Both are hidden without it.

/** Shows an instrument, calls `show` with the value of its input, now and at each change, and the line of the walks. */
function start(name: string, show: (value: number, getLength: (height: number) => string, part: HTMLElement) => void) {
  const part = document.querySelector<HTMLElement>(name)
  const input = part?.querySelector('input')
  if (!part || !input) return
  const [intercept = 0, slope = 0] = [part.dataset.intercept, part.dataset.slope].map(Number)
  // It begins at the height at this second, from which the formula makes the length that the page shows.
  const now = Number.parseFloat(document.querySelector('.length-value')?.textContent ?? '')
  input.value ||= ((now - intercept) / slope).toFixed(3)
  part.hidden = false
  const update = () => show(input.valueAsNumber, (height) => `${(intercept + slope * height).toFixed(2)}\u00a0m`, part)
  input.addEventListener('input', update)
  update()
}

start('.calculator > p', (height, getLength, part) => {
  const output = part.querySelector('output')
  if (output) output.textContent = Number.isNaN(height) ? '' : getLength(height)
})

/** The readings are those of the published file, which the caption links. */
async function startTide(url: string) {
  const rows = (await (await fetch(url)).text())
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','))
  const line = document.querySelector('.tide-line')
  start('.tide', (index, getLength, part) => {
    const [time = '', tape, , table, water] = rows[index] ?? []
    const hours = Number(time.slice(11, 13))
    const rise = (Number(water) - Number(table)).toFixed(2)
    const words = [
      `${hours % 12 || 12}:${time.slice(14, 16)}\u00a0${hours < 12 ? 'am' : 'pm'}`,
      `${water}\u00a0m`,
      `${table}\u00a0m`,
      `${tape}\u00a0m`,
      new Date(time).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'America/Los_Angeles' }),
      `${rise.replace('-', '')}\u00a0m ${rise.startsWith('-') ? 'below' : 'above'} the tables`,
      '',
      `${getLength(Number(table))} by the tables`,
    ]
    part.querySelectorAll('b, small').forEach((element, order) => {
      element.textContent = words[(order % 2) * 4 + Math.floor(order / 2)] ?? ''
    })
    line?.setAttribute('x', `${(100 * index) / (rows.length - 2)}%`)
    part.querySelector('input')?.setAttribute('aria-valuetext', part.querySelector('output')?.innerText ?? '')
  })
}

const file = document.querySelector<HTMLAnchorElement>('a[href$="uncharted-storm.csv"]')
if (file) startTide(file.href)
