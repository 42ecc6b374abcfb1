// The sound of RESONANCE, and the line that runs through its figure with it.
import { describeSecond, type SoundTimes } from '../../content/sound-words.ts'
import { followLine, showParts } from './follow-line.ts'

function start(input: HTMLInputElement, audio: HTMLAudioElement, button: HTMLElement): void {
  const [line, values] = ['.plot-line', '.sound > dl'].map((name) => document.querySelector<HTMLElement>(name))
  const times: SoundTimes = JSON.parse(input.parentElement?.dataset.times ?? '')
  const { words = '', pause = '' } = button.dataset
  const show = () => {
    const texts = describeSecond(input.valueAsNumber, times)
    values?.querySelectorAll('dd').forEach((element, index) => {
      element.textContent = texts[index] ?? ''
    })
    line?.setAttribute('x', `${2.5 + (95 * input.valueAsNumber) / Number(input.max)}%`)
    const [time, mains, tone] = texts
    input.setAttribute('aria-valuetext', `${time}: the mains ${mains}, the tone ${tone}`)
  }
  const run = () => {
    button.textContent = audio.paused ? words : pause
    if (audio.paused) return
    input.value = String(audio.currentTime)
    show()
    requestAnimationFrame(run)
  }
  for (const event of ['play', 'pause', 'ended']) audio.addEventListener(event, run)
  button.addEventListener('click', () => {
    if (!audio.paused) return audio.pause()
    if (input.value === input.max) audio.currentTime = 0
    audio.play().catch(() => {
      // What cannot be played is the browser's to explain.
      audio.controls = true
    })
  })
  followLine(input, () => {
    audio.currentTime = input.valueAsNumber
    show()
  })
  audio.controls = false
  button.textContent = words
  show()
  for (const part of [input, button]) part.hidden = false
  showParts(values)
}

const [input, audio, button] = ['.line-control > input', '.sound audio', '.sound button'].map((name) =>
  document.querySelector<HTMLElement>(name),
)
if (input && audio && button) start(input as HTMLInputElement, audio as HTMLAudioElement, button)
