/** Returns the labels of the plots that meet another label or leave the screen. Runs in the page. */
export function findMisplacedLabels(): string[] {
  return [...document.querySelectorAll('.plot')].flatMap((plot) => {
    const labels = [...plot.querySelectorAll('text')].map((text) => ({
      text: text.textContent,
      box: text.getBoundingClientRect(),
    }))
    return labels.flatMap(({ text, box }, index) => {
      const met = labels.slice(index + 1).filter(({ box: other }) => {
        const isBeside = box.right <= other.left || other.right <= box.left
        return !isBeside && box.bottom > other.top + 3 && other.bottom > box.top + 3
      })
      const isOutside = box.left < 0 || box.right > innerWidth
      return [...(isOutside ? [`${text} leaves the screen`] : []), ...met.map((other) => `${text} meets ${other.text}`)]
    })
  })
}
