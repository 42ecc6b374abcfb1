// How large the drawing of THRESHOLD is: so large that a bank card at the screen fits its line.
import { followLine, showParts } from './follow-line.ts'

const part = document.querySelector<HTMLElement>('.fit')
const input = part?.querySelector('input')
if (part && input) {
  const show = () => {
    // So small that the words can be read.
    if (input.valueAsNumber < 120) input.value = '120'
    part.style.setProperty('--width', `${input.value}px`)
    input.setAttribute('aria-valuetext', `${input.value} px`)
  }
  // A window that is made narrow takes the end of the line along.
  new ResizeObserver(() => {
    const { value } = input
    input.max = String(part.clientWidth)
    input.value = value
    show()
  }).observe(part)
  followLine(input, show)
  showParts(part.parentElement, input)
}
