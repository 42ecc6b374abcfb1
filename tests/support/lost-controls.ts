import type { Page } from '@playwright/test'

/**
 * Returns the role and name of each control that can be reached at 1440 px and not at the width of a tablet or a phone: seen,
 * pressed and focused, at once or after a press of what opens it, such as the menu. Of a state, its main content is enough.
 */
export async function findLostControls(page: Page, root: 'body' | 'main' = 'body'): Promise<string[]> {
  const before = page.viewportSize()
  const list = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    return page.evaluate(listReachableControls, root)
  }
  const lost: string[] = []
  const all = await list(1440)
  for (const width of [768, 390, 320]) {
    const reached = await list(width)
    for (const control of all) {
      const index = reached.indexOf(control)
      if (index < 0) lost.push(`${control} at ${width} px`)
      else reached.splice(index, 1)
    }
  }
  if (before) await page.setViewportSize(before)
  return lost
}

/** Returns the role and name of each control that can be reached, in order. Runs in the page. */
function listReachableControls(root: string): string[] {
  // Chromium has these where `getTestChromiumOptions` starts it.
  type Control = HTMLElement & { readonly computedRole: string; readonly computedName: string }
  const reached = new Map<Control, string>()

  const isReachable = (control: Control) => {
    control.focus({ preventScroll: true })
    if (document.activeElement !== control || control.tabIndex < 0) return false
    // What stands for a control that draws nothing itself.
    const shape = control.matches('input[type=file], input[type=checkbox], input[type=radio]')
      ? (control.closest('label') ?? control)
      : control
    if (!shape.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    shape.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    // A visitor cannot scroll what has `overflow: hidden`.
    for (let around = shape.parentElement; around && around !== document.documentElement; around = around.parentElement)
      if (getComputedStyle(around).overflowY === 'hidden' && (around.scrollTop || around.scrollLeft)) return false
    // A link over two lines has nothing of its own in the middle of both.
    const { left, top, width, height } = shape.getClientRects()[0] ?? shape.getBoundingClientRect()
    const pressed = document.elementFromPoint(left + width / 2, top + height / 2)
    return Math.min(width, height) > 1 && (shape.contains(pressed) || pressed?.closest('label')?.control === control)
  }

  const visit = (part: ParentNode) => {
    const controls = 'a[href], button, input, select, textarea, summary, [controls], [tabindex="0"]'
    for (const control of part.querySelectorAll<Control>(controls)) {
      if (reached.has(control) || !isReachable(control)) continue
      reached.set(control, `${control.computedRole || control.localName} “${control.computedName.trim()}”`)
      const opened =
        control instanceof HTMLButtonElement ? control.popoverTargetElement : control.closest('summary')?.parentElement
      if (!opened || opened.matches('[open], :popover-open')) continue
      control.click()
      visit(opened)
      control.click()
    }
  }
  visit(document.querySelector(root) ?? document)
  return [...reached.values()]
}
