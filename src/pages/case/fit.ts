// How large the drawing of THRESHOLD is: so large that a bank card at the screen fits its line.
import './fit.css'
import { followLine, showParts } from './follow-line.ts'

const part = document.querySelector<HTMLElement>('.fit')
const words = document.querySelector<HTMLElement>('.fit-words')
const input = part?.querySelector('input')
if (part && words && input) {
  const { part: gap = '', fits = '' } = input.parentElement?.dataset ?? {}
  const show = () => {
    // So wide that the line crosses no words.
    if (input.valueAsNumber < 140) input.value = '140'
    part.style.setProperty('--width', `${input.value}px`)
    const text = `${fits} ${(input.valueAsNumber * Number(gap)).toFixed(1)}\u00a0px.`
    input.setAttribute('aria-valuetext', text)
    return text
  }
  // A window that is made narrow takes the end of the line along.
  new ResizeObserver(() => {
    const { value } = input
    input.max = String(part.clientWidth)
    input.value = value
    show()
  }).observe(part)
  followLine(input, () => {
    words.textContent = show()
  })
  showParts(words, input)
}
