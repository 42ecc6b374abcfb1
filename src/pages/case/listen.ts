// The sound of RESONANCE, and the line that runs through its figure with it.
import './listen.css'
import { formatHour } from '../../content/dates.ts'
import { showParts, startLine, writeTexts } from './follow-line.ts'

export interface SoundData {
  /** What the button says before, while it plays, and where it could not. */
  readonly buttons: readonly [listen: string, pause: string, failed: string]
  /** When the sound begins in local time, read as UTC, and how long one of its seconds took, in milliseconds. */
  readonly start: number
  readonly rate: number
  /** All of it is in one month. */
  readonly month: string
  /** What is there from a second on: the mains, and the tone. */
  readonly states: readonly (readonly [from: number, mains: string, tone: string])[]
}

const [audio, button, values, input] = document.querySelectorAll<HTMLElement>(
  '.sound :is(audio, .button, dl), .line-control > input',
)
if (audio && button && values && input) startSound(audio as HTMLAudioElement, button, values, input as HTMLInputElement)

function startSound(audio: HTMLAudioElement, button: HTMLElement, values: HTMLElement, input: HTMLInputElement): void {
  const { buttons, start, rate, month, states }: SoundData = JSON.parse(values.dataset.sound ?? '')
  const [listen, pause, failed] = buttons
  /** Where the sound has put the line, and what the button says while it is silent. */
  let [played, silent] = ['', listen]
  const draw = startLine(input, () => {
    const second = input.valueAsNumber
    const time = new Date(start + second * rate).toISOString()
    const [, ...state] = states.findLast(([from]) => from <= second) ?? []
    const texts = [formatHour(time), `${month} ${Number(time.slice(8, 10))}`, ...state]
    writeTexts(values.querySelectorAll('dd'), texts)
    input.setAttribute('aria-valuetext', `${second}: ${texts.join(', ')}`)
    if (input.value !== played) audio.pause()
  })
  const run = () => {
    if (audio.paused) return
    requestAnimationFrame(run)
    input.value = String(audio.currentTime)
    // Once an hour of the sound, and not once a frame: a screen reader is told of all that is drawn.
    if (input.value === played) return
    played = input.value
    draw()
  }
  const handleChange = () => {
    button.textContent = audio.paused ? silent : pause
    run()
  }
  audio.addEventListener('play', handleChange)
  audio.addEventListener('pause', handleChange)
  // A screen reader would say each hour of a line that runs while it has the focus.
  input.addEventListener('focus', () => audio.pause())
  button.addEventListener('click', () => {
    if (!audio.paused) return audio.pause()
    silent = listen
    if (audio.error) audio.load()
    // From the line on, and from its end anew.
    audio.currentTime = input.valueAsNumber % Number(input.max)
    audio.play().catch(({ name }: DOMException) => {
      // It was paused before it began.
      if (name === 'AbortError') return
      silent = failed
      audio.pause()
      handleChange()
    })
  })
  audio.controls = false
  handleChange()
  showParts(values, button)
  // Orca is silent where the words of a button change under the focus.
  button.parentElement?.setAttribute('aria-live', 'polite')
}
