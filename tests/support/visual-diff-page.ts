/** One view that is not what it was: file names of the two pictures, undefined where there was nothing to take. */
export interface VisualDifference {
  readonly name: string
  readonly before: string | undefined
  readonly after: string | undefined
}

const style = `
  body { margin: 2rem; font: 1rem/1.5 system-ui; color-scheme: light dark }
  .row { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start }
  figure { margin: 0 }
  img { display: block; max-width: 100%; border: 1px solid }
  .both { position: relative; isolation: isolate }
  .both img + img { position: absolute; inset: 0; mix-blend-mode: difference }`

/** Returns a page that shows each difference three times: as it was, as it is, and what is not the same (black where all is). */
export function renderVisualDiffPage(commit: string, differences: readonly VisualDifference[], all: number): string {
  const rows = differences.map(({ name, before, after }) => {
    const picture = (file: string | undefined) =>
      file ? `<img src="${file}" alt="">` : '<p>It could not be reached.</p>'
    const both = before && after ? `<div class="both">${picture(before)}${picture(after)}</div>` : ''
    return `<h2>${name}</h2><div class="row">
      <figure><figcaption>at ${commit}</figcaption>${picture(before)}</figure>
      <figure><figcaption>in this tree</figcaption>${picture(after)}</figure>
      <figure><figcaption>the difference</figcaption>${both}</figure></div>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual diff</title><style>${style}</style>
    <h1>${differences.length} of ${all} pictures differ from ${commit}</h1>${rows.join('\n')}</html>\n`
}
