import type { Driver } from './engines/visitor.ts'

type Mouse = Pick<Driver, 'run' | 'clickAt'>

/**
 * Presses every button, fold, checkbox and file field of the page that is seen, with the mouse of its browser: off its middle
 * and on the words of its label, once and twice. Returns what did not count as one press. Buttons do nothing meanwhile.
 */
export async function pressEverything({ run, clickAt }: Mouse): Promise<readonly string[]> {
  const names = await run(countClicks)
  const failures: string[] = []
  for (const [index, name] of names.entries())
    for (const place of ['control', 'words'] as const)
      for (const times of [1, 2]) {
        const point = await run(findPoint, index, place)
        if (!point) continue
        await clickAt(point.x, point.y, times)
        // A press beside everything arrives once that of a label has been passed on.
        await clickAt(3, 300)
        const clicks = await run(readClicks, index)
        if (clicks !== 1) failures.push(`${name}, ${times} × on its ${place}: ${clicks} presses`)
      }
  return failures
}

// The functions below run in the page and can use nothing of this file.

interface PressedWindow extends Window {
  controls: HTMLElement[]
  clicks: number[]
  /** The presses beside everything, and those that were waited for. */
  besides: [number, number]
}

function countClicks(): string[] {
  const page = window as unknown as PressedWindow
  const selector = 'main :is(button, summary, [type=checkbox], [type=file])'
  const all = [...document.querySelectorAll<HTMLElement>(selector)]
  page.controls = all.filter(
    (control) => control.checkVisibility({ visibilityProperty: true }) && control.clientWidth > 1,
  )
  page.clicks = page.controls.map(() => 0)
  page.besides = [0, 0]
  for (const [index, control] of page.controls.entries())
    control.addEventListener('click', (click) => {
      page.clicks[index] = (page.clicks[index] ?? 0) + 1
      // What is pressed does nothing more, and no window for files opens.
      click.stopImmediatePropagation()
      click.preventDefault()
    })
  addEventListener('pointerup', ({ x }) => {
    if (x < 10) page.besides[0] += 1
  })
  return page.controls.map((control) => `${control.tagName} ${control.id || control.textContent.trim()}`)
}

async function findPoint(index: number, place: 'control' | 'words'): Promise<{ x: number; y: number } | undefined> {
  const control = (window as unknown as PressedWindow).controls[index]
  const label = (control as HTMLInputElement | undefined)?.labels?.[0]
  const words = [...(label?.childNodes ?? [])].find(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  )
  if (!control || (place === 'words' && !words)) return undefined
  control.scrollIntoView({ block: 'center', behavior: 'instant' })
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  const range = document.createRange()
  if (words) range.selectNodeContents(words)
  const [box] = place === 'words' ? range.getClientRects() : control.getClientRects()
  return box && { x: Math.round(box.x + box.width / 4), y: Math.round(box.y + box.height / 3) }
}

async function readClicks(index: number): Promise<number> {
  const { clicks, besides } = window as unknown as PressedWindow
  besides[1] += 1
  while (besides[0] < besides[1]) await new Promise(requestAnimationFrame)
  const count = clicks[index] ?? 0
  clicks[index] = 0
  return count
}
