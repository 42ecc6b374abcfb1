import type { CDPSession, Locator, Page } from '@playwright/test'

/** Sends one press to what is at a point, or has the focus, at a time in seconds. */
type Press = (
  session: CDPSession,
  timestamp: number,
  point: { readonly x: number; readonly y: number },
  /** How many presses in quick succession this makes, which the system counts for a mouse. */
  clickCount: number,
) => Promise<void>

/** The ways to press, as Chromium's input has them. Each event has the time at which it is said to have happened. */
const presses = {
  mouse: async (session, timestamp, point, clickCount) => {
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await session.send('Input.dispatchMouseEvent', { type, ...point, timestamp, button: 'left', clickCount })
  },
  touch: async (session, timestamp, point) => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point], timestamp })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: timestamp + 0.05 })
  },
  key: async (session, timestamp) => {
    const key = { key: ' ', code: 'Space', windowsVirtualKeyCode: 32, timestamp }
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: ' ', ...key })
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
  },
} as const satisfies Readonly<Record<string, Press>>

/** Presses a control twice within some seconds: the second time once `expectChange` has seen what the first one did, where the control was. */
export async function pressTwice(
  page: Page,
  how: keyof typeof presses,
  control: Locator,
  expectChange: () => Promise<void>,
  seconds = 0.3,
): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await control.scrollIntoViewIfNeeded()
  await control.focus()
  const box = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const timestamp = Date.now() / 1000
  await presses[how](session, timestamp, point, 1)
  await expectChange()
  await presses[how](session, timestamp + seconds, point, seconds < 0.5 ? 2 : 1)
  await session.detach()
}
